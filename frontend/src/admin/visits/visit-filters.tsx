import { endpoints } from '@majlis/contracts/endpoints';
import { visitPeriods } from '@majlis/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import * as activity from '../activity/activity.module.scss';
import { conferenceName } from '../conferences/conference-name';
import * as listFilters from '../list-filters.module.scss';
import { useVisitFilter } from './use-visit-filter';

export function VisitFilters() {
  const [{ days, conference = '' }, change] = useVisitFilter();
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const isListed = conference === '' || conferences.some(({ slug }) => slug === conference);
  return (
    <div className={activity.filters}>
      <label className={listFilters.choice}>
        {t('visits.period')}
        <select
          className="control control-select"
          value={days}
          onChange={({ target }) => change({ days: target.value })}
        >
          {visitPeriods.map((period) => (
            <option key={period} value={period}>
              {t(`visits.periods.${period}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={listFilters.choice}>
        {t('common.pages')}
        <select
          className="control control-select"
          value={conference}
          onChange={({ target }) => change({ conference: target.value })}
        >
          <option value="">{t('visits.wholeSite')}</option>
          {!isListed && <option value={conference}>{conference}</option>}
          {conferences.map((one) => (
            <option key={one.id} value={one.slug}>
              {conferenceName(one, conferences)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

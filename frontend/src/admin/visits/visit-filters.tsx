import { endpoints } from '@majlis/contracts/endpoints';
import { type VisitPeriod, visitPeriods } from '@majlis/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import * as activity from '../activity/activity.module.scss';
import * as listFilters from '../list-filters.module.scss';
import { useVisitFilter } from './use-visit-filter';

const periodLabels: Record<VisitPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  364: 'Last 12 months',
};

export function VisitFilters() {
  const [{ days, conference = '' }, change] = useVisitFilter();
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const isListed = conference === '' || conferences.some(({ slug }) => slug === conference);
  return (
    <div className={activity.filters}>
      <label className={listFilters.choice}>
        Period
        <select
          className="control control-select"
          value={days}
          onChange={({ target }) => change({ days: target.value })}
        >
          {visitPeriods.map((period) => (
            <option key={period} value={period}>
              {periodLabels[period]}
            </option>
          ))}
        </select>
      </label>
      <label className={listFilters.choice}>
        Pages
        <select
          className="control control-select"
          value={conference}
          onChange={({ target }) => change({ conference: target.value })}
        >
          <option value="">The whole site</option>
          {!isListed && <option value={conference}>{conference}</option>}
          {conferences.map(({ id, slug, title }) => (
            <option key={id} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

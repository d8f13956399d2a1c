import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { languageTag } from '@majlis/contracts/languages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { StatusBadge } from '../../ui/page/status-badge';
import { detectLanguage } from '../../ui/text/auto-text';
import { formatDateRange } from '../../ui/time/dates';
import { zoneName } from '../../ui/time/time-zones';
import { managementPaths } from '../conferences/management-paths';
import { SiteLink } from '../conferences/site-link';
import { Icon } from '../icon';
import * as panel from '../panel.module.scss';
import { describeCountdown } from './describe-time';
import { findNextConference } from './find-next-conference';
import { InlineLoadError } from './inline-load-error';
import { NextConferenceFacts } from './next-conference-facts';
import * as styles from './next-conference-panel.module.scss';
import { NextConferenceSkeleton } from './next-conference-skeleton';

export function NextConferencePanel() {
  const { data, dataUpdatedAt, isPending, refetch } = useQuery(query(endpoints.conferences));
  const conference = data && findNextConference(data, dataUpdatedAt);
  return (
    <section aria-labelledby="next-conference-title">
      <h2 id="next-conference-title" className={panel.title}>
        {t('overview.nextConference')}
      </h2>
      {isPending && <NextConferenceSkeleton />}
      {!isPending && !data && <InlineLoadError text={t('overview.conferencesFailed')} onRetry={() => void refetch()} />}
      {conference && (
        <>
          <Heading conference={conference} now={dataUpdatedAt} />
          <NextConferenceFacts conference={conference} now={dataUpdatedAt} />
        </>
      )}
      {data && !conference && (
        <div className={styles.none}>
          <p>{t('overview.noConference')}</p>
          <Link to={managementPaths.create} className="btn btn-quiet btn-sm">
            <Icon name="add" /> {t('common.newConference')}
          </Link>
        </div>
      )}
    </section>
  );
}

function Heading({ conference, now }: { conference: ListedConference; now: number }) {
  const { id, title, language, startDate, endDate, timezone, status } = conference;
  return (
    <header className={styles.head}>
      <h3 className={styles.title} dir="auto" lang={detectLanguage(title, languageTag(language))}>
        <Link to={managementPaths.conference(id, 'edit')}>{title}</Link>
      </h3>
      <p className={styles.dates}>
        {formatDateRange(startDate, endDate, timezone)} <span className={styles.zone}>{zoneName(timezone)}</span>
        {status === 'draft' && <StatusBadge status={status} />}
        <SiteLink conference={conference} />
      </p>
      <p className={styles.countdown}>{describeCountdown(conference, now)}</p>
    </header>
  );
}

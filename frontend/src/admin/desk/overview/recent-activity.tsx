import { activity } from '@majlis/contracts/staff/activity';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { InlineLoadError } from '../../shell/inline-load-error';
import { Panel } from '../../shell/panel';
import * as styles from '../activity/activity.module.scss';
import { ActivityLine } from '../activity/activity-line';

const shownChanges = 6;

export function RecentActivity() {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...query(activity({}, shownChanges)), staleTime: 0 });
  return (
    <Panel id="recent-title" title={t('overview.changedLately')}>
      {isPending && <span className="skeleton" />}
      {isLoadingError && <InlineLoadError text={t('overview.activityFailed')} onRetry={() => void refetch()} />}
      {data?.entries.length === 0 && <p className="muted">{t('activity.nothingChanged')}</p>}
      <ul className={styles.lines}>
        {data?.entries.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} time={formatLocalDateTime(entry.at)} />
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/admin/activity">{t('overview.allActivity')}</Link>
      </p>
    </Panel>
  );
}

import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { feedIssues, findHealthIssues } from './health-issues';
import * as styles from './overall-status.module.scss';

/** Marks the menu entry while a part of the installation or a feed has a problem. */
export function AttentionDot() {
  const status = useQuery(query(systemStatusEndpoint)).data;
  const feeds = useQuery(query(staffEndpoints.feedSources));
  const issues = [...(status ? findHealthIssues(status) : []), ...feedIssues(feeds.data ?? [], feeds.dataUpdatedAt)];
  if (issues.length === 0) return null;
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{t('overview.needsAttention')}</span>
    </span>
  );
}

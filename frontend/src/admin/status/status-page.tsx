import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { type SystemStatus, systemStatusEndpoint } from '@majlis/contracts/system-status';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { HelpBox } from '../help-box';
import * as panel from '../panel.module.scss';
import { SectionHeader } from '../section-header';
import { BackupsPanel } from './backups-panel';
import { FeedsPanel } from './feeds-panel';
import { feedIssues, findHealthIssues } from './health-issues';
import { LastUpdated } from './last-updated';
import { OverallStatus } from './overall-status';
import { PagesPanel } from './pages-panel';
import { ServicesPanel } from './services-panel';
import * as styles from './status.module.scss';
import { StaleDataWarning, StatusLoadError } from './status-load-error';
import { StatusSkeleton } from './status-skeleton';
import { VersionsPanel } from './versions-panel';

/** A page in the background does not poll. */
const pollIntervalMs = 15_000;

export function StatusPage() {
  // Data cached by another section may be minutes old.
  const options = { refetchInterval: pollIntervalMs, staleTime: pollIntervalMs };
  const status = useQuery({ ...query(systemStatusEndpoint), ...options });
  const feeds = useQuery({ ...query(staffEndpoints.feedSources), ...options });
  return (
    <>
      <SectionHeader title={t('common.status')} description={t('status.description')}>
        {!status.isLoadingError && (
          <LastUpdated
            updatedAt={status.dataUpdatedAt}
            isFetching={status.isFetching}
            onRefresh={() => void status.refetch()}
          />
        )}
      </SectionHeader>
      {status.isPending && <StatusSkeleton />}
      {status.isLoadingError && <StatusLoadError error={status.error} onRetry={() => void status.refetch()} />}
      {status.isRefetchError && <StaleDataWarning error={status.error} at={status.dataUpdatedAt} />}
      {status.data && <Panels status={status.data} feeds={feeds} />}
    </>
  );
}

type PanelsProps = { status: SystemStatus; feeds: UseQueryResult<typeof staffEndpoints.feedSources.response & object> };

function Panels({ status, feeds }: PanelsProps) {
  const now = Date.parse(status.at);
  const issues = [...findHealthIssues(status), ...feedIssues(feeds.data ?? [], feeds.dataUpdatedAt)];
  return (
    <>
      <OverallStatus issues={issues} />
      <ServicesPanel status={status} />
      <div className={panel.columns}>
        <PagesPanel pages={status.pages} now={now} />
        <BackupsPanel backups={status.backups} now={now} />
        <FeedsPanel feeds={feeds} />
        <VersionsPanel status={status} />
      </div>
      <HelpBox
        section="status"
        title={t('status.howToRead')}
        className={styles.help}
        steps={[
          t('status.instancesHelp'),
          t('status.pauseHelp'),
          t('status.pagesHelp'),
          rich('status.commandsHelp', { command: () => <code>make backup</code> }),
        ]}
      />
    </>
  );
}

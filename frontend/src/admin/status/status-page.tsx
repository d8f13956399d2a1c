import { reads } from '@majlis/contracts/endpoints';
import { type SystemStatus, systemStatus } from '@majlis/contracts/system-status';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { HelpBox } from '../help-box';
import * as panel from '../panel.module.scss';
import { SectionHead } from '../section-head';
import { BackupsPanel } from './backups-panel';
import { FeedsPanel } from './feeds-panel';
import { LastRead } from './last-read';
import { PagesPanel } from './pages-panel';
import { PartsPanel } from './parts-panel';
import * as styles from './status.module.scss';
import { NotAgain, StatusFailure } from './status-failure';
import { StatusHelp } from './status-help';
import { StatusSkeleton } from './status-skeleton';
import { troubles, troublesOfFeeds } from './troubles';
import { Verdict } from './verdict';
import { VersionsPanel } from './versions-panel';

/** While somebody looks; a page in the background asks nobody. */
const lookEveryMs = 15_000;

/** How it stands with this installation, for whoever answers for it. */
export function StatusPage() {
  // What another section has read of it may be minutes old.
  const options = { refetchInterval: lookEveryMs, staleTime: lookEveryMs };
  const status = useQuery({ ...query(systemStatus), ...options });
  const feeds = useQuery({ ...query(reads.feedSources), ...options });
  return (
    <>
      <SectionHead title="Status" lead="Whether everything works, and what to do when something does not.">
        {!status.isLoadingError && (
          <LastRead at={status.dataUpdatedAt} isReading={status.isFetching} onRead={() => void status.refetch()} />
        )}
      </SectionHead>
      {status.isPending && <StatusSkeleton />}
      {status.isLoadingError && <StatusFailure error={status.error} onRetry={() => void status.refetch()} />}
      {status.isRefetchError && <NotAgain error={status.error} at={status.dataUpdatedAt} />}
      {status.data && <Panels status={status.data} feeds={feeds} />}
    </>
  );
}

type PanelsProps = { status: SystemStatus; feeds: UseQueryResult<typeof reads.feedSources.answers & object> };

function Panels({ status, feeds }: PanelsProps) {
  const now = Date.parse(status.at);
  const found = [...troubles(status), ...troublesOfFeeds(feeds.data ?? [], feeds.dataUpdatedAt)];
  return (
    <>
      <Verdict troubles={found} />
      <PartsPanel status={status} />
      <div className={panel.columns}>
        <PagesPanel pages={status.pages} now={now} />
        <BackupsPanel backups={status.backups} now={now} />
        <FeedsPanel feeds={feeds} />
        <VersionsPanel status={status} />
      </div>
      <HelpBox section="status" title="How to read this" className={styles.help}>
        <ol>
          <StatusHelp />
        </ol>
      </HelpBox>
    </>
  );
}

import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { type SystemStatus, systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { HelpBox } from '../../shell/help-box';
import { Icon } from '../../shell/icon';
import * as panel from '../../shell/panel.module.scss';
import { SectionHeader } from '../../shell/section-header';
import { SmallButton } from '../../shell/small-button';
import { feedIssues, findHealthIssues } from './health-issues';
import { OverallStatus, StaleDataWarning, StatusLoadError, StatusSkeleton } from './overall-status';
import { BackupsPanel, FeedsPanel, PagesPanel, ServicesPanel, VersionsPanel } from './panels';
import * as styles from './status.module.scss';

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

const clock = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

type LastUpdatedProps = {
  /** Is in milliseconds, and 0 before the first load. */
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

function LastUpdated({ updatedAt, isFetching, onRefresh }: LastUpdatedProps) {
  return (
    <>
      <p className={styles.updated}>
        {updatedAt === 0
          ? t('ui.loading')
          : rich('status.updatedAt', {
              time: () => <time dateTime={new Date(updatedAt).toISOString()}>{clock.format(updatedAt)}</time>,
            })}
      </p>
      <SmallButton isBusy={isFetching} onClick={() => onRefresh()}>
        <Icon name="refresh" /> {t('status.refresh')}
      </SmallButton>
    </>
  );
}

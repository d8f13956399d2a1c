import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { type SystemStatus, systemStatusEndpoint } from '@majlis/contracts/staff/system-status';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { Girih } from '../../../ui/picture/girih';
import { formatLocalTime } from '../../../ui/time/format-local-time';
import { Icon, SmallButton } from '../../shell/buttons';
import * as panel from '../../shell/panel.module.scss';
import { SectionHeader } from '../../shell/section-parts';
import { feedIssues, findHealthIssues, type HealthIssue, summarizeHealth } from './health-issues';
import * as overallStatusStyles from './overall-status.module.scss';
import { BackupsPanel, FeedsPanel, PagesPanel, ServicesPanel, VersionsPanel } from './panels';
import * as styles from './status.module.scss';

/** A page in the background does not poll. */
const pollIntervalMs = 15_000;

const help = {
  section: 'status',
  steps: [
    t('status.instancesHelp'),
    t('status.pauseHelp'),
    t('status.pagesHelp'),
    rich('status.commandsHelp', { command: () => <code>make backup</code> }),
  ],
};

export function StatusPage() {
  // Data cached by another section may be minutes old.
  const options = { refetchInterval: pollIntervalMs, staleTime: pollIntervalMs };
  const status = useQuery({ ...query(systemStatusEndpoint), ...options });
  const feeds = useQuery({ ...query(staffEndpoints.feedSources), ...options });
  return (
    <>
      <SectionHeader title={t('common.status')} description={t('status.description')} help={help}>
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
  /** In milliseconds since 1970; 0 before the first load. */
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

const LastUpdated = ({ updatedAt, isFetching, onRefresh }: LastUpdatedProps) => (
  <>
    <p className={`muted ${styles.updated}`}>
      {updatedAt === 0
        ? t('ui.loading')
        : rich('status.updatedAt', {
            time: () => <time dateTime={new Date(updatedAt).toISOString()}>{clock.format(updatedAt)}</time>,
          })}
    </p>
    <SmallButton label={t('status.refresh')} icon="refresh" isBusy={isFetching} onClick={() => onRefresh()} />
  </>
);

const toneIcons = { green: 'done', amber: 'attention', red: 'failed' } as const;

export function OverallStatus({ issues }: { issues: HealthIssue[] }) {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const tone = broken > 0 ? 'red' : issues.length > 0 ? 'amber' : 'green';
  return (
    <section className={overallStatusStyles.overallStatus} data-tone={tone} aria-labelledby="overall-status-title">
      <Girih className={overallStatusStyles.pattern} />
      <div className={overallStatusStyles.head} role="status">
        <span className={overallStatusStyles.symbol}>
          <Icon name={toneIcons[tone]} />
        </span>
        <h2 id="overall-status-title" className={overallStatusStyles.title}>
          {summarizeHealth(issues)}
        </h2>
      </div>
      {issues.length > 0 && (
        <ul className={overallStatusStyles.issues}>
          {issues.map((issue) => (
            <HealthIssueItem key={issue.text} issue={issue} />
          ))}
        </ul>
      )}
    </section>
  );
}

const HealthIssueItem = ({ issue: { isBroken, text, advice, command, link } }: { issue: HealthIssue }) => (
  <li className={overallStatusStyles.issue} data-tone={isBroken ? 'red' : 'amber'}>
    <p className={overallStatusStyles.kind}>{isBroken ? t('status.doesNotWork') : t('status.checkThis')}</p>
    <div className={overallStatusStyles.text}>
      <p>{text}</p>
      <p className={overallStatusStyles.advice}>
        {advice} {command && <code>{command}</code>} {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </div>
  </li>
);

const rows = ['cms', 'conferences', 'feeds', 'publisher', 'database', 'store'];

export const StatusSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">{t('status.loadingStatus')}</span>
    <div className={overallStatusStyles.overallStatus} data-tone="pending">
      <span className={`skeleton ${overallStatusStyles.pending}`} />
    </div>
    <div className={styles.section}>
      <h2 className={panel.title}>{t('status.services')}</h2>
      <ul className="list">
        {rows.map((row) => (
          <li key={row} className={styles.part}>
            <span className={`skeleton ${styles.pending}`} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** Replaces the page when cms, which reports the status, does not respond. */
const StatusLoadError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <section role="alert" className={overallStatusStyles.overallStatus} data-tone="red">
    <h2 className={overallStatusStyles.title}>{t('status.loadFailed')}</h2>
    <p className={overallStatusStyles.lead}>{describeError(error)}</p>
    <p className={overallStatusStyles.advice}>
      {rich('status.loadFailedHelp', { logs: () => <code>make logs</code>, up: () => <code>make up</code> })}
    </p>
    <button type="button" className="btn btn-primary" onClick={onRetry}>
      {t('common.tryAgain')}
    </button>
  </section>
);

const StaleDataWarning = ({ error, at }: { error: Error; at: number }) => (
  <div role="alert" className="callout" data-tone="error">
    <p>
      <strong>{describeError(error)}</strong> {t('status.staleData', { time: formatLocalTime(at) })}
    </p>
  </div>
);

function describeError(error: Error): string {
  if (!(error instanceof ApiError)) return t('status.serverUnreachable');
  // 503 comes from the service itself; without the service the gateway responds 502 or 504.
  if (error.status === 503) return t('status.databaseDown');
  return t('status.cmsDown');
}

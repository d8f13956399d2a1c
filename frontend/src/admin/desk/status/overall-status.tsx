import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { Girih } from '../../../ui/picture/girih';
import { formatLocalTime } from '../../../ui/time/format-local-time';
import { Icon } from '../../shell/icon';
import * as panel from '../../shell/panel.module.scss';
import { type HealthIssue, summarizeHealth } from './health-issues';
import * as styles from './overall-status.module.scss';
import * as status from './status.module.scss';

const toneIcons = { green: 'done', amber: 'attention', red: 'failed' } as const;

export function OverallStatus({ issues }: { issues: HealthIssue[] }) {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const tone = broken > 0 ? 'red' : issues.length > 0 ? 'amber' : 'green';
  return (
    <section className={styles.overallStatus} data-tone={tone} aria-labelledby="overall-status-title">
      <Girih className={styles.pattern} />
      <div className={styles.head} role="status">
        <span className={styles.symbol}>
          <Icon name={toneIcons[tone]} />
        </span>
        <h2 id="overall-status-title" className={styles.title}>
          {summarizeHealth(issues)}
        </h2>
      </div>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <HealthIssueItem key={issue.text} issue={issue} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HealthIssueItem({ issue: { isBroken, text, advice, command, link } }: { issue: HealthIssue }) {
  return (
    <li className={styles.issue} data-tone={isBroken ? 'red' : 'amber'}>
      <p className={styles.kind}>{isBroken ? t('status.doesNotWork') : t('status.checkThis')}</p>
      <div className={styles.text}>
        <p>{text}</p>
        <p className={styles.advice}>
          {advice} {command && <code>{command}</code>} {link && <Link to={link.to}>{link.label}</Link>}
        </p>
      </div>
    </li>
  );
}

const rows = ['cms', 'conferences', 'feeds', 'publisher', 'database', 'store'];

export function StatusSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('status.loadingStatus')}</span>
      <div className={styles.overallStatus} data-tone="pending">
        <span className={`skeleton ${styles.pending}`} />
      </div>
      <div className={status.section}>
        <h2 className={panel.title}>{t('status.services')}</h2>
        <ul className={status.parts}>
          {rows.map((row) => (
            <li key={row} className={status.part}>
              <span className={`skeleton ${status.pending}`} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Replaces the page when the cms, which reports the status, does not respond. */
export function StatusLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <section role="alert" className={styles.overallStatus} data-tone="red">
      <h2 className={styles.title}>{t('status.loadFailed')}</h2>
      <p className={styles.lead}>{describeError(error)}</p>
      <p className={styles.advice}>
        {rich('status.loadFailedHelp', { logs: () => <code>make logs</code>, up: () => <code>make up</code> })}
      </p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </section>
  );
}

export const StaleDataWarning = ({ error, at }: { error: Error; at: number }) => (
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

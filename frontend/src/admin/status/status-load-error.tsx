import { rich, t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { formatLocalTime } from '../../ui/time/format-local-time';
import * as styles from './overall-status.module.scss';

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

/** Warns above stale data when the refetch fails. */
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

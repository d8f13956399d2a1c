import { ApiError } from '../../api/client';
import { formatLocalTime } from '../../ui/time/format-local-time';
import * as styles from './overall-status.module.scss';

/** Replaces the page when the cms, which reports the status, does not respond. */
export function StatusLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <section role="alert" className={styles.overallStatus} data-tone="red">
      <h2 className={styles.title}>The status could not be loaded.</h2>
      <p className={styles.lead}>{describeError(error)}</p>
      <p className={styles.advice}>
        Visitors still see the published pages. Where Majlis runs in containers, <code>make logs</code> shows why, and{' '}
        <code>make up</code> starts what is missing.
      </p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}

/** Warns above stale data when the refetch fails. */
export const StaleDataWarning = ({ error, at }: { error: Error; at: number }) => (
  <div role="alert" className="callout" data-tone="error">
    <p>
      <strong>{describeError(error)}</strong> The data below is from {formatLocalTime(at)}. It is refreshed
      automatically.
    </p>
  </div>
);

function describeError(error: Error): string {
  if (!(error instanceof ApiError)) return 'The server cannot be reached. Your connection may be down.';
  // 503 comes from the service itself; without the service the gateway responds 502 or 504.
  if (error.status === 503) return 'The database is not responding.';
  return 'The service for content and sign-in (cms) is not responding.';
}

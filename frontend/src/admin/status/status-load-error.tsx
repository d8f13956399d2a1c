import { tryAgain } from '#messages/staff/common';
import * as messages from '#messages/staff/status';
import { ApiError } from '../../api/client';
import { fillIn } from '../../messages/fill-in';
import { formatLocalTime } from '../../ui/time/format-local-time';
import * as styles from './overall-status.module.scss';

/** Replaces the page when the cms, which reports the status, does not respond. */
export function StatusLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <section role="alert" className={styles.overallStatus} data-tone="red">
      <h2 className={styles.title}>{messages.loadFailed}</h2>
      <p className={styles.lead}>{describeError(error)}</p>
      <p className={styles.advice}>
        {fillIn(messages.loadFailedHelp, { logs: <code>make logs</code>, up: <code>make up</code> })}
      </p>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        {tryAgain}
      </button>
    </section>
  );
}

/** Warns above stale data when the refetch fails. */
export const StaleDataWarning = ({ error, at }: { error: Error; at: number }) => (
  <div role="alert" className="callout" data-tone="error">
    <p>
      <strong>{describeError(error)}</strong> {messages.staleData(formatLocalTime(at))}
    </p>
  </div>
);

function describeError(error: Error): string {
  if (!(error instanceof ApiError)) return messages.serverUnreachable;
  // 503 comes from the service itself; without the service the gateway responds 502 or 504.
  if (error.status === 503) return messages.databaseDown;
  return messages.cmsDown;
}

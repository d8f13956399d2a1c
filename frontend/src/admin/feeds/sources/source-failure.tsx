import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { formatDateTime } from '../format-date-time';
import * as styles from './source-card.module.scss';

type SourceFailureProps = { source: FeedSourceStatus; now: number };

/** Tells what visitors see meanwhile, with the exact error for those who can repair the source. */
export function SourceFailure({ source: { error, succeededAt, items }, now }: SourceFailureProps) {
  if (error === null) return null;
  return (
    <div className={styles.failure}>
      <p>
        {succeededAt
          ? `Visitors go on seeing what was read last, on ${formatDateTime(succeededAt, now)}.`
          : items === 0 && 'Nothing could be read of it so far.'}{' '}
        It is tried again by itself.
      </p>
      <details>
        <summary>Details</summary>
        <p>
          <code>{error}</code>
        </p>
      </details>
    </div>
  );
}

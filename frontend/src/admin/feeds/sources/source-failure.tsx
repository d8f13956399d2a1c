import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { details } from '#messages/staff/common';
import * as messages from '#messages/staff/feeds';
import { formatDateTime } from '../format-date-time';
import * as styles from './source-card.module.scss';

type SourceFailureProps = { source: FeedSourceStatus; now: number };

/** Tells what visitors see meanwhile, with the exact error for those who can repair the source. */
export function SourceFailure({ source: { error, succeededAt, items }, now }: SourceFailureProps) {
  if (error === null) return null;
  return (
    <div className={styles.failure}>
      <p>
        {succeededAt ? messages.visitorsSee(formatDateTime(succeededAt, now)) : items === 0 && messages.nothingRead}{' '}
        {messages.triedAgain}
      </p>
      <details>
        <summary>{details}</summary>
        <p>
          <code dir="ltr">{error}</code>
        </p>
      </details>
    </div>
  );
}

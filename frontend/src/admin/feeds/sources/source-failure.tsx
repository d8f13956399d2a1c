import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { t } from '#messages/staff';
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
          ? t('feeds.visitorsSee', { time: formatDateTime(succeededAt, now) })
          : items === 0 && t('feeds.nothingRead')}{' '}
        {t('feeds.triedAgain')}
      </p>
      <details>
        <summary>{t('common.details')}</summary>
        <p>
          <code dir="ltr">{error.text}</code>
        </p>
      </details>
    </div>
  );
}

import { t } from '#messages';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDay } from '../../ui/time/dates';
import * as styles from './feed-item.module.scss';

type FeedItemDateProps = { pubDate?: string; isPinned?: boolean };

export function FeedItemDate({ pubDate, isPinned = false }: FeedItemDateProps) {
  if (!pubDate && !isPinned) return null;
  return (
    <p className="card-date">
      {pubDate && (
        <>
          <time dateTime={pubDate}>
            <bdi>{formatDay(pubDate)}</bdi>
          </time>
          <AlsoHijri start={pubDate} />
        </>
      )}
      {isPinned && (
        <span className={styles.pinned}>
          <bdi>{t('feedItems.pinned')}</bdi>
        </span>
      )}
    </p>
  );
}

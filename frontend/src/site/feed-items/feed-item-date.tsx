import { formatDay } from '../../ui/time/dates';
import * as styles from './feed-item.module.scss';

type FeedItemDateProps = { pubDate: string; isPinned?: boolean };

/** When an item came out, and whether staff put it first. */
export function FeedItemDate({ pubDate, isPinned = false }: FeedItemDateProps) {
  return (
    <p className="card-date">
      <time dateTime={pubDate}>{formatDay(pubDate)}</time>
      {isPinned && <span className={styles.pinned}>Pinned</span>}
    </p>
  );
}

import { formatDay } from '../../ui/time/dates';
import * as styles from './feed-item.module.scss';

type FeedItemDateProps = { pubDate: string; isPinned?: boolean };

export function FeedItemDate({ pubDate, isPinned = false }: FeedItemDateProps) {
  return (
    <p className="card-date">
      <time dateTime={pubDate}>{formatDay(pubDate)}</time>
      {isPinned && <span className={styles.pinned}>Pinned</span>}
    </p>
  );
}

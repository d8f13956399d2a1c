import { formatDay } from '../../ui/time/dates';

type FeedItemDateProps = { pubDate: string; isPinned?: boolean };

/** When an item came out, and whether staff put it first. */
export function FeedItemDate({ pubDate, isPinned = false }: FeedItemDateProps) {
  return (
    <p className="feed-item-date">
      <time dateTime={pubDate}>{formatDay(pubDate)}</time>
      {isPinned && <span className="feed-item-pinned">Pinned</span>}
    </p>
  );
}

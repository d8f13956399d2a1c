import { formatDateTime, formatRelativeTime } from '../format-date-time';

/** Example: '5 minutes ago (20 November, 11:05)'. */
export const RelativeTime = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at}>
    {formatRelativeTime(at, now)} <span className="muted">({formatDateTime(at, now)})</span>
  </time>
);

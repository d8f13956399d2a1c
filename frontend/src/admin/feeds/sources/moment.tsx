import { fromNow, momentOf } from '../moments';

/** '5 minutes ago (20 November, 11:05)' */
export const Moment = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at}>
    {fromNow(at, now)} <span className="muted">({momentOf(at, now)})</span>
  </time>
);

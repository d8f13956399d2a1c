import { formatDate, formatRelativeTime } from '../format-date-time';
import * as styles from './source-card.module.scss';
import { expiresSoon } from './source-state';

type TokenNoteProps = { expiresAt: string; now: number };

export function TokenNote({ expiresAt, now }: TokenNoteProps) {
  const hasExpired = Date.parse(expiresAt) <= now;
  const end = `The token ${hasExpired ? 'ended' : 'ends'} on ${formatDate(expiresAt, now)} (${formatRelativeTime(expiresAt, now)}).`;
  if (!expiresSoon(expiresAt, now)) return <p className="muted">{end} It renews itself before.</p>;
  return (
    <div className={`callout ${styles.token}`} data-tone="warning">
      <p>
        <strong>{end}</strong> It should have renewed itself. Ask whoever runs this site to make a new long-lived token
        and to set it as INSTAGRAM_TOKEN; the photos that were read stay until then.
      </p>
    </div>
  );
}

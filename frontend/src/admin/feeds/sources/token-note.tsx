import * as messages from '#messages/staff/feeds';
import { formatDate, formatRelativeTime } from '../format-date-time';
import * as styles from './source-card.module.scss';
import { expiresSoon } from './source-state';

type TokenNoteProps = { expiresAt: string; now: number };

export function TokenNote({ expiresAt, now }: TokenNoteProps) {
  const hasExpired = Date.parse(expiresAt) <= now;
  const describe = hasExpired ? messages.tokenEnded : messages.tokenEnds;
  const end = describe(formatDate(expiresAt, now), formatRelativeTime(expiresAt, now));
  if (!expiresSoon(expiresAt, now))
    return (
      <p className="muted">
        {end} {messages.renewsItself}
      </p>
    );
  return (
    <div className={`callout ${styles.token}`} data-tone="warning">
      <p>
        <strong>{end}</strong> {messages.notRenewed}
      </p>
    </div>
  );
}

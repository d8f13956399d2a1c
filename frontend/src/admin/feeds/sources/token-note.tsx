import { t } from '#messages/staff';
import { formatDate, formatRelativeTime } from '../format-date-time';
import * as styles from './source-card.module.scss';
import { expiresSoon } from './source-state';

type TokenNoteProps = { expiresAt: string; now: number };

export function TokenNote({ expiresAt, now }: TokenNoteProps) {
  const hasExpired = Date.parse(expiresAt) <= now;
  const end = t(hasExpired ? 'feeds.tokenEnded' : 'feeds.tokenEnds', {
    day: formatDate(expiresAt, now),
    distance: formatRelativeTime(expiresAt, now),
  });
  if (!expiresSoon(expiresAt, now))
    return (
      <p className="muted">
        {end} {t('feeds.renewsItself')}
      </p>
    );
  return (
    <div className={`callout ${styles.token}`} data-tone="warning">
      <p>
        <strong>{end}</strong> {t('feeds.notRenewed')}
      </p>
    </div>
  );
}

import { locale } from '#messages/language';
import { t } from '#messages/staff';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const relative = new Intl.RelativeTimeFormat(locale);
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const sameYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** Examples: '5 minutes ago', 'in 3 hours', 'just now', 'in a moment'. */
export function formatRelativeTime(iso: string, now: number): string {
  const distance = Date.parse(iso) - now;
  const unit = units.find(([, length]) => Math.abs(distance) >= length);
  if (unit) return relative.format(Math.trunc(distance / unit[1]), unit[0]);
  return distance > 0 ? t('feedSources.inAMoment') : t('feedSources.justNow');
}

/** Example: '19 November, 14:05', in the browser's zone; with the year if it is not the current one. */
export function formatDateTime(iso: string, now: number): string {
  const at = new Date(iso);
  return t('time.dayAndTime', { day: formatDate(iso, now), time: clock.format(at) });
}

/** Examples: '19 November', '19 November 2025'. */
export function formatDate(iso: string, now: number): string {
  const at = new Date(iso);
  return (at.getFullYear() === new Date(now).getFullYear() ? sameYear : otherYear).format(at);
}

/** Example: '5 minutes ago (20 November, 11:05)'. */
export const RelativeTime = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at}>
    {formatRelativeTime(at, now)} <span className="muted">({formatDateTime(at, now)})</span>
  </time>
);

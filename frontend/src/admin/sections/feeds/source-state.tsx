import { type FeedSourceStatus, staleAfterHours } from '@majlis/contracts/feeds/feed-sources';
import { locale } from '#messages/language';
import { t } from '#messages/staff';

const hourMs = 3_600_000;
/** A healthy token is renewed long before this, so the renewal must have failed. */
const tokenWarningDays = 10;

type Times = Pick<FeedSourceStatus, 'succeededAt' | 'failedAt'>;

/** True if the last success is so old that visitors may miss items. */
export const isStale = ({ succeededAt }: Times, now: number): boolean =>
  succeededAt !== null && now - Date.parse(succeededAt) >= staleAfterHours * hourMs;

export const lastAttemptAt = ({ succeededAt, failedAt }: Times): string | null =>
  [succeededAt, failedAt].flatMap((at) => at ?? []).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;

export const expiresSoon = (tokenExpiresAt: string | null, now: number): boolean =>
  tokenExpiresAt !== null && Date.parse(tokenExpiresAt) - now < tokenWarningDays * 24 * hourMs;

type SourceState = { text: string; tone: 'green' | 'amber' | 'red' | 'gray' };

export function getSourceState(source: FeedSourceStatus, now: number): SourceState {
  const { succeededAt, error } = source;
  if (error !== null)
    return { text: t('feedSources.failing', { reason: t(`feedSources.errors.${error.code}`) }), tone: 'red' };
  if (succeededAt === null) return { text: t('feedSources.notChecked'), tone: 'gray' };
  if (isStale(source, now))
    return { text: t('feedSources.staleSince', { time: formatDateTime(succeededAt, now) }), tone: 'amber' };
  return { text: t('feedSources.upToDate'), tone: 'green' };
}

/** Examples: '2 new, 1 changed', 'nothing new'. */
export const formatChanges = ({ added, changed }: Pick<FeedSourceStatus, 'added' | 'changed'>): string =>
  [added > 0 && t('feedSources.added', { count: added }), changed > 0 && t('feedSources.changed', { count: changed })]
    .filter(Boolean)
    .join(t('lists.listSeparator')) || t('feedSources.nothingNew');

/** Name of a source in sentences: the host of its URL. */
export function sourceName({ kind, url }: Pick<FeedSourceStatus, 'kind' | 'url'>): string {
  if (kind === 'instagram') return 'Instagram';
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

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

import { type FeedSourceStatus, staleAfterHours } from '@majlis/contracts/feeds/feed-sources';
import { t } from '#messages/staff';
import { formatDateTime } from './format-date-time';

const hourMs = 3_600_000;
/** A healthy token is renewed long before; this late, the renewal has failed. */
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

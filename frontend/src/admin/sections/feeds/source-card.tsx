import { writePaths } from '@majlis/contracts/api/endpoints';
import { type FeedSourceStatus, itemNoteReasons, skipReasons } from '@majlis/contracts/feeds/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { t, texts } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import { sendWrite } from '../../shell/api/write';
import { DescriptionItem, DescriptionList } from '../../shell/description-list';
import { Icon } from '../../shell/icon';
import { SmallButton } from '../../shell/small-button';
import { type ToastOptions, useToast } from '../../shell/toast';
import { useDescribeError } from '../../shell/use-describe-error';
import { feedKindConfig } from './feed-kinds';
import { formatDate, formatDateTime, formatRelativeTime, RelativeTime } from './format-date-time';
import * as styles from './source-card.module.scss';
import { expiresSoon, formatChanges, getSourceState, lastAttemptAt, sourceName } from './source-state';

type SourceCardProps = { source: FeedSourceStatus; now: number };

export function SourceCard({ source, now }: SourceCardProps) {
  const { kind, url, tokenExpiresAt } = source;
  const { isPending, mutate } = useFetchNow(source);
  const title = t(`feedSources.kinds.${kind}`);
  const state = getSourceState(source, now);
  const name = sourceName(source);
  return (
    <li className={styles.source} data-tone={state.tone}>
      <div className={styles.head}>
        <p className={styles.kind}>{title}</p>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
      </div>
      <SmallButton
        className={styles.fetch}
        isBusy={isPending}
        aria-label={t(isPending ? 'feeds.fetchingFrom' : 'feeds.fetchNowFrom', { kind: title, name })}
        onClick={() => mutate()}
      >
        <Icon name="refresh" /> {isPending ? t('feeds.fetching') : t('feeds.fetchNow')}
      </SmallButton>
      <p className={styles.address}>
        <bdi dir="ltr">{url}</bdi>
      </p>
      <p className={styles.state}>{state.text}</p>
      <p role="status" className="visually-hidden">
        {isPending && t('feeds.fetchingName', { name })}
      </p>
      <SourceFailure source={source} now={now} />
      <SourceFacts source={source} now={now} />
      {tokenExpiresAt && <TokenNote expiresAt={tokenExpiresAt} now={now} />}
    </li>
  );
}

/** Tells what visitors see meanwhile, with the exact error for those who can repair the source. */
function SourceFailure({ source: { error, succeededAt, items }, now }: SourceCardProps) {
  if (error === null) return null;
  return (
    <div className={styles.failure}>
      <p>
        {succeededAt
          ? t('feeds.visitorsSee', { time: formatDateTime(succeededAt, now) })
          : items === 0 && t('feeds.nothingRead')}{' '}
        {t('feeds.triedAgain')}
      </p>
      <details>
        <summary>{t('common.details')}</summary>
        <p>
          <code dir="ltr">{error.text}</code>
        </p>
      </details>
    </div>
  );
}

function SourceFacts({ source, now }: SourceCardProps) {
  const { succeededAt, dueAt, items, error } = source;
  const lastTry = lastAttemptAt(source);
  const skippedItems = describeItemCounts(source.skippedItems, skipReasons, texts('feeds.skipReasons'));
  const notes = describeItemCounts(source.itemNotes, itemNoteReasons, texts('feeds.noteReasons'));
  return (
    <DescriptionList>
      <DescriptionItem term={t('feeds.lastSuccess')}>
        {succeededAt ? <RelativeTime at={succeededAt} now={now} /> : t('feeds.never')}
      </DescriptionItem>
      {error !== null && lastTry && (
        <DescriptionItem term={t('feeds.lastCheck')}>
          <RelativeTime at={lastTry} now={now} />
        </DescriptionItem>
      )}
      <DescriptionItem term={t('feeds.nextCheck')}>
        {Date.parse(dueAt) > now ? <RelativeTime at={dueAt} now={now} /> : t('feeds.inAMoment')}
      </DescriptionItem>
      <DescriptionItem term={t('feeds.items')}>{items}</DescriptionItem>
      {succeededAt && <DescriptionItem term={t('feeds.lastChanges')}>{formatChanges(source)}</DescriptionItem>}
      {skippedItems && <DescriptionItem term={t('feeds.skipped')}>{skippedItems}</DescriptionItem>}
      {notes && <DescriptionItem term={t('feeds.notes')}>{notes}</DescriptionItem>}
    </DescriptionList>
  );
}

/** Example: '2 items: no title and no text'; empty without items. */
const describeItemCounts = <Reason extends string>(
  counts: Partial<Record<Reason, number>>,
  reasons: readonly Reason[],
  texts: Record<Reason, string>,
): string =>
  reasons
    .flatMap((reason) => {
      const count = counts[reason] ?? 0;
      return count > 0 ? t('feeds.countedItems', { count, reason: texts[reason] }) : [];
    })
    .join(t('feeds.countSeparator'));

type TokenNoteProps = { expiresAt: string; now: number };

function TokenNote({ expiresAt, now }: TokenNoteProps) {
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

function useFetchNow(source: FeedSourceStatus) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  return useMutation({
    mutationFn: () => fetchNow(cache, source),
    onSuccess: async (after) => {
      const [message, options] = toToast(source, after);
      toast(message, options);
      if (after)
        await cache.invalidateQueries(queriesUnder(writePaths.feedItems, ...feedKindConfig[source.kind].invalidates));
    },
    onError: (error) =>
      toast(t('feeds.fetchFailed', { name: sourceName(source) }), {
        tone: 'destructive',
        detail: describeError(error),
      }),
  });
}

function toToast(previous: FeedSourceStatus, latest: FeedSourceStatus | undefined): [string, ToastOptions] {
  const name = sourceName(previous);
  if (!latest) return [t('feeds.stillFetching', { name }), { detail: t('feeds.goesOn') }];
  if (latest.error !== null)
    return [
      t('feeds.fetchFailed', { name }),
      { tone: 'destructive', detail: `${t(`feedSources.errors.${latest.error.code}`)}.` },
    ];
  return [t('feeds.fetched', { name, changes: formatChanges(latest) }), {}];
}

const pollIntervalMs = 1_000;
const timeoutMs = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Triggers a fetch and polls for its result; undefined if it takes longer than the timeout. */
async function fetchNow(cache: QueryClient, previous: FeedSourceStatus): Promise<FeedSourceStatus | undefined> {
  const { url } = previous;
  await sendWrite<void>('POST', writePaths.fetchFeed, { url });
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollIntervalMs) {
    await sleep(pollIntervalMs);
    // A failed poll is ignored: the next one may still get the result.
    const sources = await cache
      .fetchQuery({ ...query(staffEndpoints.feedSources), staleTime: 0, retry: false })
      .catch(() => []);
    const source = sources.find((candidate) => candidate.url === url);
    if (source && lastAttemptAt(source) !== lastAttemptAt(previous)) return source;
  }
  return undefined;
}

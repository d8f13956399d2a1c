import { writePaths } from '@majlis/contracts/api/endpoints';
import {
  type FeedKind,
  type FeedSourceStatus,
  feedKinds,
  itemNoteReasons,
  skipReasons,
} from '@majlis/contracts/feeds/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { rich, t, texts } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import { ExternalLink } from '../../../ui/page/external-link';
import * as tabs from '../../fields/form/form-tabs.module.scss';
import { sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { DescriptionItem, DescriptionList } from '../../shell/panel';
import { EmptySection, ListStates, SectionHeader } from '../../shell/section-parts';
import { type ToastOptions } from '../../shell/toast';
import { useWriteTools } from '../../shell/writes';
import { FeedItems } from './feed-items';
import * as styles from './feeds.module.scss';
import { feedKindConfig, kindOfItem, parseFeedKind } from './item-resource';
import * as row from './source-row.module.scss';
import {
  expiresSoon,
  formatChanges,
  formatDate,
  formatDateTime,
  formatRelativeTime,
  getSourceState,
  lastAttemptAt,
  sourceName,
} from './source-state';

export function FeedsPage() {
  const kind = useFeedKind();
  return (
    <>
      <SectionHeader
        title={t('common.feeds')}
        description={t('feeds.description')}
        help={{ section: 'feeds', steps: texts('feeds.help') }}
      />
      <SourceList />
      {kind && (
        <section aria-labelledby="feed-items" className={styles.section}>
          <div className={styles.head}>
            <h2 id="feed-items" className={styles.title}>
              {t('feeds.items')}
            </h2>
            <ExternalLink href={feedKindConfig[kind].publicPath}>{t('common.viewOnSite')}</ExternalLink>
          </div>
          <KindTabs activeKind={kind} />
          <FeedItems key={kind} kind={kind} />
        </section>
      )}
    </>
  );
}

/** The kinds are links with their own URLs, so that reload and Back keep the open one. */
const KindTabs = ({ activeKind }: { activeKind: FeedKind }) => (
  <nav className={`${tabs.list} ${styles.kinds}`} aria-label={t('feeds.kindsOfItems')}>
    {feedKinds.map((kind) => (
      <Link
        key={kind}
        to={{ search: `?kind=${kind}` }}
        className={`${tabs.tab} ${styles.kind}`}
        aria-current={kind === activeKind ? 'page' : undefined}
      >
        {t(`feedSources.kinds.${kind}`)}
      </Link>
    ))}
  </nav>
);

/** Returns the kind in the address. A link such as `?edit=ID` has none, so it is undefined until the item's kind is known. */
function useFeedKind(): FeedKind | undefined {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.has('kind') ? null : params.get('edit');
  const completeAddress = useEffectEvent((kind: FeedKind, edit: string) =>
    setParams({ ...Object.fromEntries(params), kind, edit }, { replace: true }),
  );
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    // A list that cannot be loaded shows that itself.
    void kindOfItem(cache, id)
      .catch(() => undefined)
      .then((kind) => isLeft || completeAddress(kind ?? parseFeedKind(null), id));
    return () => {
      isLeft = true;
    };
  }, [cache, id]);
  return id === null ? parseFeedKind(params.get('kind')) : undefined;
}

/** Sources are fetched in the background, so their state is polled while the page is open. */
const pollIntervalMs = 15_000;

function SourceList() {
  const list = useQuery({ ...query(staffEndpoints.feedSources), refetchInterval: pollIntervalMs });
  return (
    <section aria-labelledby="feed-sources" className={styles.section}>
      <h2 id="feed-sources" className={styles.title}>
        {t('feeds.sources')}
      </h2>
      <ListStates list={list} noun={t('feeds.loadedSources')}>
        {list.data?.length === 0 && <NoSources />}
        <ul className={row.sources}>
          {list.data?.map((source) => (
            <SourceRow key={source.url} source={source} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

const settingNames = feedKinds.filter((kind) => kind !== 'instagram').map((kind) => feedKindConfig[kind].setting);

/** Sources are set in the installation, so staff are told what to ask its administrators for. */
const NoSources = () => (
  <EmptySection title={t('feeds.noSources')}>
    {rich('feeds.noSourcesHelp', {
      settings: () => settingNames.join(t('lists.listSeparator')),
      instagram: () => feedKindConfig.instagram.setting,
    })}
  </EmptySection>
);

type SourceProps = { source: FeedSourceStatus; now: number };

function SourceRow({ source, now }: SourceProps) {
  const { kind, items } = source;
  const { isPending, mutate } = useFetchNow(source);
  const title = t(`feedSources.kinds.${kind}`);
  const name = sourceName(source);
  return (
    <li className={row.source}>
      <div className={row.head}>
        <p className={row.kind}>{title}</p>
        <h3 className={row.name}>
          <bdi>{name}</bdi>
        </h3>
      </div>
      <p className={row.items}>{t('feeds.itemCount', { count: items })}</p>
      <SourceDetails source={source} now={now} />
      <SmallButton
        label={<span className={row.fetchLabel}>{isPending ? t('feeds.fetching') : t('feeds.fetchNow')}</span>}
        icon="refresh"
        className={row.fetch}
        isBusy={isPending}
        aria-label={t(isPending ? 'feeds.fetchingFrom' : 'feeds.fetchNowFrom', { kind: title, name })}
        onClick={() => mutate()}
      />
      <p role="status" className="visually-hidden">
        {isPending && t('feeds.fetchingName', { name })}
      </p>
    </li>
  );
}

/** Shows the state and the times of the checks. The rest is folded, unless staff should read it. */
function SourceDetails({ source, now }: SourceProps) {
  const { url, error, dueAt, itemNotes, tokenExpiresAt } = source;
  const state = getSourceState(source, now);
  const lastTry = lastAttemptAt(source);
  const next = Date.parse(dueAt) > now ? formatRelativeTime(dueAt, now) : t('feedSources.inAMoment');
  return (
    <details
      className={row.details}
      open={error !== null || Object.keys(itemNotes).length > 0 || expiresSoon(tokenExpiresAt, now)}
    >
      <summary>
        <span className={row.state} data-tone={state.tone}>
          {state.text}
        </span>{' '}
        <span className={row.times}>
          {[lastTry && formatRelativeTime(lastTry, now), t('feeds.nextTime', { next })].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <p className="muted">
        <bdi dir="ltr">{url}</bdi>
      </p>
      <SourceFailure source={source} now={now} />
      <SourceFacts source={source} now={now} />
      {tokenExpiresAt && <TokenNote expiresAt={tokenExpiresAt} now={now} />}
    </details>
  );
}

/** Says what visitors see meanwhile, with the exact error for those who can repair the source. */
function SourceFailure({ source: { error, succeededAt, items }, now }: SourceProps) {
  if (error === null) return null;
  return (
    <>
      <p>
        {succeededAt
          ? t('feeds.visitorsSee', { time: formatDateTime(succeededAt, now) })
          : items === 0 && t('feeds.nothingRead')}{' '}
        {t('feeds.triedAgain')}
      </p>
      <p>
        <code dir="ltr">{error.text}</code>
      </p>
    </>
  );
}

function SourceFacts({ source, now }: SourceProps) {
  const { succeededAt, dueAt, error } = source;
  const lastTry = lastAttemptAt(source);
  const skippedItems = describeItemCounts(source.skippedItems, skipReasons, texts('feeds.skipReasons'));
  const notes = describeItemCounts(source.itemNotes, itemNoteReasons, texts('feeds.noteReasons'));
  return (
    <DescriptionList>
      <DescriptionItem term={t('feeds.lastSuccess')}>
        {succeededAt ? <Time at={succeededAt} now={now} /> : t('feeds.never')}
      </DescriptionItem>
      {error !== null && lastTry && (
        <DescriptionItem term={t('feeds.lastCheck')}>
          <Time at={lastTry} now={now} />
        </DescriptionItem>
      )}
      <DescriptionItem term={t('feeds.nextCheck')}>
        {Date.parse(dueAt) > now ? <Time at={dueAt} now={now} /> : t('feeds.inAMoment')}
      </DescriptionItem>
      {succeededAt && <DescriptionItem term={t('feeds.lastChanges')}>{formatChanges(source)}</DescriptionItem>}
      {skippedItems && <DescriptionItem term={t('feeds.skipped')}>{skippedItems}</DescriptionItem>}
      {notes && <DescriptionItem term={t('feeds.notes')}>{notes}</DescriptionItem>}
    </DescriptionList>
  );
}

const Time = ({ at, now }: { at: string; now: number }) => <time dateTime={at}>{formatDateTime(at, now)}</time>;

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

function TokenNote({ expiresAt, now }: { expiresAt: string; now: number }) {
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
    <div className={`callout ${row.token}`} data-tone="warning">
      <p>
        <strong>{end}</strong> {t('feeds.notRenewed')}
      </p>
    </div>
  );
}

function useFetchNow(source: FeedSourceStatus) {
  const { cache, toast, fail } = useWriteTools();
  return useMutation({
    mutationFn: () => fetchNow(cache, source),
    onSuccess: async (after) => {
      const [message, options] = toToast(source, after);
      toast(message, options);
      if (after)
        await cache.invalidateQueries(queriesUnder(writePaths.feedItems, ...feedKindConfig[source.kind].invalidates));
    },
    onError: (error) => fail(t('feeds.fetchFailed', { name: sourceName(source) }), error),
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

const fetchPollMs = 1_000;
const timeoutMs = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Triggers a fetch and polls for its result; undefined if it takes longer than the timeout. */
async function fetchNow(cache: QueryClient, previous: FeedSourceStatus): Promise<FeedSourceStatus | undefined> {
  const { url } = previous;
  await sendWrite<void>('POST', writePaths.fetchFeed, { url });
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += fetchPollMs) {
    await sleep(fetchPollMs);
    // A failed poll is ignored: the next one may still get the result.
    const sources = await cache
      .fetchQuery({ ...query(staffEndpoints.feedSources), staleTime: 0, retry: false })
      .catch(() => []);
    const source = sources.find((candidate) => candidate.url === url);
    if (source && lastAttemptAt(source) !== lastAttemptAt(previous)) return source;
  }
  return undefined;
}

import { type FeedKind, feedKinds } from '@majlis/contracts/feeds/feed-sources';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import * as tabs from '../../fields/form/form-tabs.module.scss';
import { HelpBox } from '../../shell/help-box';
import { SectionHeader } from '../../shell/section-header';
import { FeedItems } from './feed-items';
import { feedKindConfig, parseFeedKind } from './feed-kinds';
import * as styles from './feeds.module.scss';
import { kindOfItem } from './item-resource';
import { SourceList } from './source-list';

export function FeedsPage() {
  const kind = useFeedKind();
  return (
    <>
      <SectionHeader title={t('common.feeds')} description={t('feeds.description')} />
      <HelpBox section="feeds" steps={texts('feeds.help')} />
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

/** The kind in the address. A link such as `?edit=ID` leaves it out: it is undefined until the kind of that item is known. */
function useFeedKind(): FeedKind | undefined {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.has('kind') ? null : params.get('edit');
  const completeAddress = useEffectEvent((kind: FeedKind, edit: string) =>
    setParams({ kind, edit }, { replace: true }),
  );
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    // A list that cannot be loaded says so itself.
    void kindOfItem(cache, id)
      .catch(() => undefined)
      .then((kind) => isLeft || completeAddress(kind ?? parseFeedKind(null), id));
    return () => {
      isLeft = true;
    };
  }, [cache, id]);
  return id === null ? parseFeedKind(params.get('kind')) : undefined;
}

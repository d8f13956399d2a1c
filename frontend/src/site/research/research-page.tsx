import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { Notice } from '../../ui/notice';
import { PageHeader } from '../../ui/page-header';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsPending } from '../feed-items/feed-items-pending';
import { findFeedItems, type SortOrder } from '../feed-items/find-feed-items';
import { ArchiveNote } from './archive-note';
import { ResearchFailed } from './research-failed';
import { ResearchToolbar } from './research-toolbar';

const skeletons = 9;

/** What was searched and how it is sorted stand in the address, so that Back and a shared link bring them back. */
export function ResearchPage() {
  const research = useQuery(query(reads.researchItems));
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const order: SortOrder = search.get('sort') === 'title' ? 'title' : 'date';
  const found = findFeedItems(research.data ?? [], words, order);

  const change = (nextWords: string, nextOrder: SortOrder) =>
    setSearch(
      { ...(nextWords && { q: nextWords }), ...(nextOrder === 'title' && { sort: nextOrder }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageMeta
        title="Research"
        description="Papers, briefs and essays on religious, economic and political freedom from an Islamic perspective."
      />
      <PageHeader label="Publications" title="Research">
        <p>Papers, briefs and essays on religious, economic and political freedom from an Islamic perspective.</p>
      </PageHeader>
      <div className="page-width section section-after-header">
        {research.isError ? (
          <ResearchFailed />
        ) : (
          <>
            <ResearchToolbar words={words} order={order} count={research.data && found.length} onChange={change} />
            <h2 className="visually-hidden">Publications</h2>
            {research.isPending ? (
              <FeedItemsPending count={skeletons} name="research" />
            ) : found.length === 0 ? (
              <Notice title="No research items found" text="Try adjusting your search terms or filters." />
            ) : (
              <ul className="card-grid">
                {found.map((item) => (
                  <FeedItemCard key={item.link} item={item} />
                ))}
              </ul>
            )}
          </>
        )}
        <ArchiveNote />
      </div>
    </>
  );
}

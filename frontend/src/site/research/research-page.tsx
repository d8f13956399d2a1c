import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { FeedItemListing } from '../feed-items/feed-item-listing';
import { FeedLink } from '../feed-items/feed-link';
import type { ListingTexts } from '../feed-items/feed-listing';
import { ArchiveNote } from './archive-note';

const texts: ListingTexts = {
  search: 'Search research...',
  heading: 'Publications',
  counted: { one: 'publication', many: 'publications' },
  failed: {
    title: 'Failed to load research items',
    text: "We're having trouble connecting to the research feed. Please try again later.",
  },
  nothing: { title: 'No research items found', text: 'Try adjusting your search terms or filters.' },
};

export function ResearchPage() {
  const research = useQuery(query(reads.researchItems));
  return (
    <>
      <PageMeta
        title="Research"
        description="Papers, briefs and essays on religious, economic and political freedom from an Islamic perspective."
      />
      <PageHeader label="Publications" title="Research">
        <p>Papers, briefs and essays on religious, economic and political freedom from an Islamic perspective.</p>
        <FeedLink feed="research" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemListing items={research} texts={texts} />
        <ArchiveNote />
      </div>
    </>
  );
}

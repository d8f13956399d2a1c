import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { FeedItemList } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import type { ListLabels } from '../feed-items/searchable-list';
import { ArchiveNote } from './archive-note';

const labels: ListLabels = {
  searchPlaceholder: 'Search research...',
  heading: 'Publications',
  noun: { one: 'publication', many: 'publications' },
  loadError: {
    title: 'Failed to load research items',
    text: "We're having trouble connecting to the research feed. Please try again later.",
  },
  noResults: { title: 'No research items found', text: 'Try adjusting your search terms or filters.' },
};

export function ResearchPage() {
  const research = useQuery(query(endpoints.researchItems));
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
        <FeedItemList items={research} labels={labels} />
        <ArchiveNote />
      </div>
    </>
  );
}

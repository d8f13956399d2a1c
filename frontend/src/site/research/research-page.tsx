import * as messages from '#messages/research';
import * as listMessages from '#messages/searchable-list';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import { ArchiveNote } from './archive-note';

const labels: FeedItemListLabels = {
  searchPlaceholder: messages.searchResearch,
  heading: messages.publications,
  count: listMessages.publications,
  loading: messages.loading,
  loadError: { title: messages.loadFailed, text: messages.feedUnreachable },
  noResults: { title: messages.nothingFound, text: listMessages.adjustSearch },
};

export function ResearchPage() {
  return (
    <>
      <PageMeta title={messages.research} description={messages.summary} />
      <PageHeader label={messages.publications} title={messages.research}>
        <p>{messages.summary}</p>
        <FeedLink feed="research" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemList name="research" labels={labels} />
        <ArchiveNote />
      </div>
    </>
  );
}

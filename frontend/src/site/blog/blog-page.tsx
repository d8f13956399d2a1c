import * as messages from '#messages/blog';
import * as listMessages from '#messages/searchable-list';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import { BlogNote } from './blog-note';

const labels: FeedItemListLabels = {
  searchPlaceholder: messages.searchPosts,
  heading: messages.posts,
  count: listMessages.posts,
  loading: messages.loading,
  loadError: { title: messages.loadFailed, text: messages.tryAgainLater },
  noResults: { title: messages.nothingFound, text: listMessages.adjustSearch },
};

export function BlogPage() {
  const { text } = useContent();
  return (
    <>
      <PageMeta title={messages.blog} description={text('blog.subtitle')} />
      <PageHeader label={messages.blog} title={text('blog.title')} titleContent={<ContentText entry="blog.title" />}>
        <p>
          <ContentText entry="blog.subtitle" />
        </p>
        <FeedLink feed="blog" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemList name="blog" labels={labels} />
        <BlogNote />
      </div>
    </>
  );
}

import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { FeedItemList } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import type { ListLabels } from '../feed-items/searchable-list';
import { BlogNote } from './blog-note';

const labels: ListLabels = {
  searchPlaceholder: 'Search posts...',
  heading: 'Posts',
  noun: { one: 'post', many: 'posts' },
  loadError: { title: 'Failed to load blog posts', text: 'Please try again later' },
  noResults: { title: 'No blog posts found', text: 'Try adjusting your search terms or filters.' },
};

export function BlogPage() {
  const posts = useQuery(query(endpoints.blogPosts));
  const { text } = useContent();
  return (
    <>
      <PageMeta title="Blog" description={text('blog.subtitle')} />
      <PageHeader label="Blog" title={text('blog.title')} titleContent={<ContentText entry="blog.title" />}>
        <p>
          <ContentText entry="blog.subtitle" />
        </p>
        <FeedLink feed="blog" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemList items={posts} labels={labels} />
        <BlogNote />
      </div>
    </>
  );
}

import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { FeedItemListing } from '../feed-items/feed-item-listing';
import { FeedLink } from '../feed-items/feed-link';
import type { ListingTexts } from '../feed-items/feed-listing';
import { BlogNote } from './blog-note';

const texts: ListingTexts = {
  search: 'Search posts...',
  heading: 'Posts',
  counted: { one: 'post', many: 'posts' },
  failed: { title: 'Failed to load blog posts', text: 'Please try again later' },
  nothing: { title: 'No blog posts found', text: 'Try adjusting your search terms or filters.' },
};

export function BlogPage() {
  const posts = useQuery(query(reads.blogPosts));
  const { text } = useContent();
  return (
    <>
      <PageMeta title="Blog" description={text('blog.subtitle')} />
      <PageHeader label="Blog" title={text('blog.title')} drawnTitle={<ContentText entry="blog.title" />}>
        <p>
          <ContentText entry="blog.subtitle" />
        </p>
        <FeedLink feed="blog" />
      </PageHeader>
      <div className="page-width section section-after-header">
        <FeedItemListing items={posts} texts={texts} />
        <BlogNote />
      </div>
    </>
  );
}

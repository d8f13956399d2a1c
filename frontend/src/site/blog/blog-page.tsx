import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import { BlogNote } from './blog-note';

const labels: FeedItemListLabels = {
  searchPlaceholder: t('blog.searchPosts'),
  heading: t('blog.posts'),
  count: (count) => t('searchableList.posts', { count }),
  loading: t('blog.loading'),
  loadError: { title: t('blog.loadFailed'), text: t('blog.tryAgainLater') },
  noResults: { title: t('blog.nothingFound'), text: t('searchableList.adjustSearch') },
};

export function BlogPage() {
  const { text } = useContent();
  return (
    <>
      <PageMeta title={t('blog.blog')} description={text('blog.subtitle')} />
      <PageHeader label={t('blog.blog')} title={text('blog.title')} titleContent={<ContentText entry="blog.title" />}>
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

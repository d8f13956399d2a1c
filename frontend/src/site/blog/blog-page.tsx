import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { ContentText, useContent } from '../../ui/text/content';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { SubscribeLinks } from '../feed-items/subscribe-links';

const labels: FeedItemListLabels = {
  searchPlaceholder: t('blog.searchPosts'),
  heading: t('blog.posts'),
  count: (count) => t('searchableList.posts', { count }),
  loading: t('blog.loading'),
  loadError: { title: t('blog.loadFailed'), text: t('blog.tryAgainLater') },
  noResults: { title: t('blog.nothingFound'), text: t('searchableList.adjustSearch') },
  note: {
    label: t('blog.blogItself'),
    text: t('blog.postsOpenOnBlog'),
    link: t('blog.visitBlog'),
    address: 'blog.url',
  },
};

export function BlogPage() {
  const { text } = useContent();
  return (
    <>
      <PageMeta title={t('navigation.blog')} description={text('blog.subtitle')} />
      <PageHeader
        label={t('navigation.blog')}
        title={text('blog.title')}
        titleContent={<ContentText entry="blog.title" />}
      >
        <p>
          <ContentText entry="blog.subtitle" />
        </p>
        <SubscribeLinks feed="blog" />
      </PageHeader>
      <FeedItemList name="blog" labels={labels} />
    </>
  );
}

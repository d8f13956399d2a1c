import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { ExternalLink } from '../../ui/page/external-link';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import { FeedItemList, type FeedItemListLabels } from '../feed-items/feed-item-list';
import { FeedLink } from '../feed-items/feed-link';
import * as styles from '../feed-items/searchable-list.module.scss';

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

function BlogNote() {
  const { text } = useContent();
  return (
    <aside className={styles.note} aria-label={t('blog.blogItself')}>
      <p>{t('blog.postsOpenOnBlog')}</p>
      <ExternalLink className="link-arrow" href={text('blog.url')}>
        {t('blog.visitBlog')} <Icon name="external" />
      </ExternalLink>
    </aside>
  );
}

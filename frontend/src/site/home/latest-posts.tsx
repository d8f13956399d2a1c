import { endpoints } from '@majlis/contracts/api/endpoints';
import { homeItemCount } from '@majlis/contracts/feeds/feed-items';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages';
import { query } from '../../api/query';
import { ContentText } from '../../ui/text/content-text';
import * as styles from '../feed-items/feed-item.module.scss';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsSkeleton } from '../feed-items/feed-items-skeleton';
import * as home from './home.module.scss';
import { HomeSection } from './home-section';
import { LatestItems } from './latest-items';

const rowVariant = () => 'row' as const;

export function LatestPosts() {
  const posts = useQuery(query(endpoints.latestPosts));
  if (posts.data?.length === 0) return null;
  return (
    <HomeSection
      id="blog"
      className={`${home.divided} ${home.split}`}
      label={t('home.blog')}
      title={<ContentText entry="blog.title" />}
      subtitle={<ContentText entry="blog.subtitle" />}
      allLink={{ to: '/blog', name: t('home.allPosts') }}
    >
      <LatestItems
        query={posts}
        errorTitle={t('home.postsFailed')}
        skeleton={
          <FeedItemsSkeleton
            count={homeItemCount}
            label={t('home.loadingPosts')}
            className={styles.rows}
            variantFor={rowVariant}
          />
        }
      >
        {(latest) => (
          <ul className={styles.rows}>
            {latest.map((item) => (
              <FeedItemCard key={item.link} item={item} categoryLinkPrefix="/blog?category=" variant="row" />
            ))}
          </ul>
        )}
      </LatestItems>
    </HomeSection>
  );
}

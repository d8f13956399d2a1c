import { reads } from '@majlis/contracts/endpoints';
import { homeItems } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { ContentText } from '../../ui/text/content-text';
import * as styles from '../feed-items/feed-item.module.scss';
import { FeedItemCard } from '../feed-items/feed-item-card';
import { FeedItemsPending } from '../feed-items/feed-items-pending';
import * as home from './home.module.scss';
import { HomeSection } from './home-section';
import { Latest } from './latest';

const asRow = () => 'row' as const;

export function LatestPosts() {
  const posts = useQuery(query(reads.latestPosts));
  if (posts.data?.length === 0) return null;
  return (
    <HomeSection
      id="blog"
      className={`${home.parted} ${home.beside}`}
      label="Blog"
      title={<ContentText entry="blog.title" />}
      subtitle={<ContentText entry="blog.subtitle" />}
      all={{ to: '/blog', name: 'All posts' }}
    >
      <Latest
        list={posts}
        failed="Failed to load blog posts"
        pending={<FeedItemsPending count={homeItems} name="posts" className={styles.rows} lookOf={asRow} />}
      >
        {(latest) => (
          <ul className={styles.rows}>
            {latest.map((item) => (
              <FeedItemCard key={item.link} item={item} categoryLink="/blog?category=" look="row" />
            ))}
          </ul>
        )}
      </Latest>
    </HomeSection>
  );
}

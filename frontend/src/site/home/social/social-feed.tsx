import { endpoints } from '@majlis/contracts/endpoints';
import { type SocialPost, socialPostCount } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { type LongList, useLongList } from '../../../api/long-list';
import { ExternalLink } from '../../../ui/page/external-link';
import { Icon } from '../../../ui/picture/icon';
import { useContent } from '../../../ui/text/use-content';
import * as home from '../home.module.scss';
import * as styles from './social.module.scss';
import { SocialFallback } from './social-fallback';
import { SocialPostCard } from './social-post-card';
import { SocialPostsSkeleton } from './social-posts-skeleton';

const shownPosts: LongList<SocialPost> = {
  endpoint: endpoints.instagramPosts,
  view: 'home',
  maxRows: socialPostCount,
  toParts: (posts) => [{ name: '', rows: posts }],
};

export function SocialFeed() {
  const { text } = useContent();
  const { parts, start: posts } = useLongList(shownPosts);
  const visiblePosts = parts?.[0]?.rows ?? [];
  const isEmpty = !posts.isPending && visiblePosts.length === 0;
  return (
    <section className={`section ${home.divided} ${styles.feed}`} id="photos" aria-labelledby="photos-heading">
      <div className="page-width">
        <div className={home.head}>
          <h2 id="photos-heading">{t('home.fromOurGatherings')}</h2>
          {!isEmpty && (
            <ExternalLink className="link-arrow" href={text('social.instagram')}>
              {t('home.followOnInstagram')} <Icon name="external" />
            </ExternalLink>
          )}
        </div>
        {posts.isPending && <SocialPostsSkeleton />}
        {isEmpty && <SocialFallback />}
        {visiblePosts.length > 0 && (
          <ul className={styles.posts}>
            {visiblePosts.map((post) => (
              <SocialPostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

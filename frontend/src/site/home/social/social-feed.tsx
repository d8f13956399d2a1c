import { endpoints } from '@majlis/contracts/api/endpoints';
import { maxCaptionLength, type SocialPost, socialPostCount } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
import { locale } from '#messages/language';
import { singleList, useLongList } from '../../../api/long-list';
import { ExternalLink } from '../../../ui/page/external-link';
import { ListSkeleton, SkeletonLines } from '../../../ui/page/loading';
import { Girih } from '../../../ui/picture/girih';
import { Icon, type IconName } from '../../../ui/picture/icon';
import { Picture } from '../../../ui/picture/picture';
import { detectLanguage } from '../../../ui/text/auto-text';
import { useContent } from '../../../ui/text/content';
import { sliceCharacters } from '../../../ui/text/truncate';
import { formatDay } from '../../../ui/time/dates';
import * as home from '../home.module.scss';
import * as styles from './social.module.scss';

const shownPosts = singleList(endpoints.instagramPosts, 'home', socialPostCount);

export function SocialFeed() {
  const { text } = useContent();
  const { parts, start: posts } = useLongList(shownPosts);
  const visiblePosts = parts?.[0]?.rows ?? [];
  const isEmpty = !posts.isPending && visiblePosts.length === 0;
  return (
    <section className={`section ${home.divided} screen-only`} id="photos" aria-labelledby="photos-heading">
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

function SocialPostCard({ post }: { post: SocialPost }) {
  const { caption, timestamp, permalink } = post;
  const day = timestamp ? formatDay(timestamp) : '';
  return (
    <li className={styles.post} dir="auto">
      <PostPicture post={post} />
      {/* The caption has no `dir`, so that the post takes its direction. */}
      <p className={styles.caption} lang={detectLanguage(caption)}>
        <ExternalLink href={permalink}>
          {truncateCaption(caption) || (day && t('home.postOf', { day })) || permalink}
        </ExternalLink>
      </p>
      <div className={styles.footer}>
        {day && (
          <time dateTime={timestamp}>
            <bdi>{day}</bdi>
          </time>
        )}
        <Count icon="heart" count={post.like_count} noun={(count) => t('home.likes', { count })} />
        <Count icon="comment" count={post.comments_count} noun={(count) => t('home.comments', { count })} />
      </div>
    </li>
  );
}

/** Videos and albums get a badge, because the feed shows only one picture of them. */
const mediaBadges: Record<string, { icon: IconName; name: string } | undefined> = {
  VIDEO: { icon: 'play', name: t('home.video') },
  CAROUSEL_ALBUM: { icon: 'album', name: t('home.album') },
};
const isSupported = (type: string) => type === 'IMAGE' || type in mediaBadges;

function PostPicture({ post: { media_type, media_url } }: { post: SocialPost }) {
  const badge = mediaBadges[media_type];
  return (
    <div className={styles.picture}>
      <Picture
        url={isSupported(media_type) ? media_url : ''}
        alt=""
        sizes="(min-width: 1200px) 222px, (min-width: 768px) 33vw, 50vw"
        fallback={t('home.mediaNotAvailable')}
      />
      {badge && (
        <bdi className={styles.badge}>
          <Icon name={badge.icon} /> {badge.name}
        </bdi>
      )}
    </div>
  );
}

const number = new Intl.NumberFormat(locale);

function Count({ icon, count, noun }: { icon: IconName; count: number; noun: (count: number) => string }) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <Icon name={icon} /> {number.format(count)}
      <span className="visually-hidden"> {noun(count)}</span>
    </span>
  );
}

export function truncateCaption(caption: string): string {
  const whole = caption.trim();
  return whole.length <= maxCaptionLength ? whole : `${sliceCharacters(whole, maxCaptionLength).trimEnd()}…`;
}

const SocialPostsSkeleton = () => (
  <ListSkeleton label={t('home.loadingPhotos')} className={styles.posts} count={socialPostCount}>
    {(index) => (
      <li key={index} className={styles.post} data-testid="post skeleton">
        <div className={`${styles.picture} skeleton`} />
        <SkeletonLines lines={3} />
      </li>
    )}
  </ListSkeleton>
);

function SocialFallback() {
  const { text } = useContent();
  return (
    <div className={styles.fallback}>
      <Girih className={styles.pattern} />
      <p>{t('home.picturesOnInstagram')}</p>
      <ExternalLink className="btn btn-outline-primary" href={text('social.instagram')}>
        {t('home.followOnInstagram')}
      </ExternalLink>
    </div>
  );
}

import type { SocialPost } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { Icon, type IconName } from '../../../ui/picture/icon';
import { Picture } from '../../../ui/picture/picture';
import * as styles from './social.module.scss';

/** Badges of the media types that are more than one picture. */
const mediaBadges: Record<string, { icon: IconName; name: string } | undefined> = {
  VIDEO: { icon: 'play', name: t('home.video') },
  CAROUSEL_ALBUM: { icon: 'album', name: t('home.album') },
};
const isSupported = (type: string) => type === 'IMAGE' || type in mediaBadges;

export function PostPicture({ post: { media_type, media_url } }: { post: SocialPost }) {
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

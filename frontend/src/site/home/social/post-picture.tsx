import type { SocialPost } from '@majlis/contracts/feed-items';
import { Icon, type IconName } from '../../../ui/picture/icon';
import { Picture } from '../../../ui/picture/picture';
import * as styles from './social.module.scss';

/** The kinds of post that can be shown, and the mark on those that are more than one picture. */
const marks: Record<string, { icon: IconName; name: string } | undefined> = {
  VIDEO: { icon: 'play', name: 'Video' },
  CAROUSEL_ALBUM: { icon: 'album', name: 'Album' },
};
const isShown = (type: string) => type === 'IMAGE' || type in marks;

export function PostPicture({ post: { media_type, media_url } }: { post: SocialPost }) {
  const mark = marks[media_type];
  return (
    <div className={styles.picture}>
      <Picture
        url={isShown(media_type) ? media_url : ''}
        alt=""
        sizes="(min-width: 1200px) 222px, (min-width: 768px) 33vw, 50vw"
        missing="Media not available"
      />
      {mark && (
        <span className={styles.mark}>
          <Icon name={mark.icon} /> {mark.name}
        </span>
      )}
    </div>
  );
}

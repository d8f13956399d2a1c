import type { SocialPost } from '@majlis/contracts/feed-items';
import { Icon, type IconName } from '../../../ui/picture/icon';
import * as styles from './social.module.scss';

const number = new Intl.NumberFormat('en-GB');

export function PostCounts({ post: { like_count, comments_count } }: { post: SocialPost }) {
  return (
    <>
      <Count icon="heart" count={like_count} one="like" many="likes" />
      <Count icon="comment" count={comments_count} one="comment" many="comments" />
    </>
  );
}

type CountProps = { icon: IconName; count: number; one: string; many: string };

function Count({ icon, count, one, many }: CountProps) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <Icon name={icon} /> {number.format(count)}
      <span className="visually-hidden"> {count === 1 ? one : many}</span>
    </span>
  );
}

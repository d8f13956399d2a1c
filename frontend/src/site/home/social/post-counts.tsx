import type { SocialPost } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { locale } from '#messages/language';
import { Icon, type IconName } from '../../../ui/picture/icon';
import * as styles from './social.module.scss';

const number = new Intl.NumberFormat(locale);

export function PostCounts({ post: { like_count, comments_count } }: { post: SocialPost }) {
  return (
    <>
      <Count icon="heart" count={like_count} noun={(count) => t('home.likes', { count })} />
      <Count icon="comment" count={comments_count} noun={(count) => t('home.comments', { count })} />
    </>
  );
}

type CountProps = { icon: IconName; count: number; noun: (count: number) => string };

function Count({ icon, count, noun }: CountProps) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <Icon name={icon} /> {number.format(count)}
      <span className="visually-hidden"> {noun(count)}</span>
    </span>
  );
}

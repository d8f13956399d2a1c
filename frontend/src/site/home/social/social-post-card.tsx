import type { SocialPost } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { detectLanguage } from '../../../ui/text/auto-text';
import { formatDay } from '../../../ui/time/dates';
import { PostCounts } from './post-counts';
import { PostPicture } from './post-picture';
import * as styles from './social.module.scss';
import { truncateCaption } from './truncate-caption';

export function SocialPostCard({ post }: { post: SocialPost }) {
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
        <PostCounts post={post} />
      </div>
    </li>
  );
}

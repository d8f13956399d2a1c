import { socialPostCount } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { SkeletonLines } from '../../../ui/page/skeleton-lines';
import * as styles from './social.module.scss';

const indexes = Array.from({ length: socialPostCount }, (_, index) => index);

export function SocialPostsSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('home.loadingPhotos')}</span>
      <ul className={styles.posts} aria-hidden="true">
        {indexes.map((index) => (
          <li key={index} className={styles.post} data-testid="post skeleton">
            <div className={`${styles.picture} skeleton`} />
            <SkeletonLines lines={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}

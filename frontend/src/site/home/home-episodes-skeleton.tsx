import { homeItemCount } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './home.module.scss';

const indexes = Array.from({ length: homeItemCount }, (_, index) => index);

export function HomeEpisodesSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('home.loadingEpisodes')}</span>
      <ul className={styles.episodes} aria-hidden="true">
        {indexes.map((index) => (
          <li key={index} className={styles.episode} data-testid="skeleton">
            <div className={`${styles.episodePicture} skeleton`} />
            <div>
              <span className="skeleton skeleton-short" />
              <SkeletonLines titles={2} lines={3} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

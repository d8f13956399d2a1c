import { homeItems } from '@majlis/contracts/feed-items';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './home.module.scss';

const places = Array.from({ length: homeItems }, (_, place) => place);

export function HomeEpisodesPending() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading episodes...</span>
      <ul className={styles.episodes} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={styles.episode} data-testid="skeleton">
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

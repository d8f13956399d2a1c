import { t } from '#messages';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './episode-card.module.scss';
import * as cover from './episode-cover.module.scss';

export function EpisodeCardsSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{t('podcasts.loadingEpisodes')}</span>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `card ${index + 1}`).map((card) => (
          <li key={card} className={styles.episodeCard} data-testid="skeleton">
            <span className={`skeleton ${cover.episodeCover}`} />
            <div className={styles.content}>
              <span className="skeleton skeleton-short" />
              <SkeletonLines titles={1} lines={3} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as player from '../player/player.module.scss';
import * as cover from './episode-cover.module.scss';
import * as styles from './episode-page.module.scss';

export function EpisodeSkeleton() {
  return (
    <div className="episode-skeleton">
      <PageMeta title={t('podcasts.episodeTitle')} noindex />
      <p className="visually-hidden" role="status">
        {t('podcasts.loadingEpisode')}
      </p>
      <div className={styles.header} aria-hidden="true">
        <div className="page-width">
          <span className="skeleton skeleton-short" />
          <div className={styles.columns}>
            <span className={`skeleton ${cover.episodeCover}`} />
            <div className={styles.titleBlock}>
              <SkeletonLines titles={2} lines={1} />
            </div>
            <span className={`skeleton ${player.player} ${styles.player}`} />
          </div>
        </div>
      </div>
      <div className="page-width section section-after-header split" aria-hidden="true">
        <SkeletonLines titles={1} lines={0} />
        <SkeletonLines lines={6} />
      </div>
    </div>
  );
}

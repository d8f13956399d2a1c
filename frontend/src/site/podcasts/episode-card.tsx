import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { ListSkeleton, SkeletonLines } from '../../ui/page/loading';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import * as styles from './episode-card.module.scss';
import * as cover from './episode-cover.module.scss';
import { EpisodeCover, EpisodeFacts } from './episode-parts';

export function EpisodeCard({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episodeCard} dir="auto">
      <EpisodeCover episode={episode} sizes="160px" />
      <div className={styles.content}>
        <EpisodeFacts episode={episode} />
        <div className={styles.text}>
          {/* The heading has no `dir`, so that the card takes the direction of the title. */}
          <h3 lang={detectLanguage(title)}>
            <Link to={`/podcasts/${slug}`}>{title}</Link>
          </h3>
          <AutoText as="p" text={description} />
        </div>
      </div>
    </li>
  );
}

export const EpisodeCardsSkeleton = ({ count }: { count: number }) => (
  <ListSkeleton label={t('podcasts.loadingEpisodes')} className={styles.grid} count={count}>
    {(index) => (
      <li key={index} className={styles.episodeCard} data-testid="skeleton">
        <span className={`skeleton skeleton-picture ${cover.episodeCover}`} />
        <div className={styles.content}>
          <span className="skeleton skeleton-short" />
          <SkeletonLines titles={1} lines={3} />
        </div>
      </li>
    )}
  </ListSkeleton>
);

import { endpoints } from '@majlis/contracts/api/endpoints';
import { type EpisodeSummary, homeItemCount } from '@majlis/contracts/feeds/feed-items';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { Icon } from '../../ui/picture/icon';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { EpisodeCover } from '../podcasts/episode-cover';
import { EpisodeFacts } from '../podcasts/episode-facts';
import * as styles from './home.module.scss';
import { HomeSection } from './home-section';
import { LatestItems } from './latest-items';

export function LatestEpisodes() {
  const episodes = useQuery(query(endpoints.latestEpisodes));
  if (episodes.data?.length === 0) return null;
  return (
    <HomeSection
      id="podcast"
      className={styles.dark}
      label={t('home.podcast')}
      title={t('home.conversations')}
      allLink={{ to: '/podcasts', name: t('home.allEpisodes') }}
    >
      <LatestItems query={episodes} errorTitle={t('home.episodesFailed')} skeleton={<HomeEpisodesSkeleton />}>
        {(latest) => (
          <ul className={styles.episodes}>
            {latest.map((episode) => (
              <HomeEpisode key={episode.slug} episode={episode} />
            ))}
          </ul>
        )}
      </LatestItems>
    </HomeSection>
  );
}

function HomeEpisode({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episode} dir="auto">
      <div className={styles.episodePicture}>
        <EpisodeCover episode={episode} sizes="(min-width: 768px) 380px, 104px" />
        <Icon name="play" />
      </div>
      <div>
        <EpisodeFacts episode={episode} />
        {/* The heading has no `dir`, so that the episode takes the direction of the title. */}
        <h3 lang={detectLanguage(title)}>
          <Link to={`/podcasts/${slug}`}>{title}</Link>
        </h3>
        <AutoText as="p" className={styles.episodeText} text={description} />
      </div>
    </li>
  );
}

const indexes = Array.from({ length: homeItemCount }, (_, index) => index);

function HomeEpisodesSkeleton() {
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

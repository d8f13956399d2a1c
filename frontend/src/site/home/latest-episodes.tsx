import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages';
import { query } from '../../api/query';
import * as styles from './home.module.scss';
import { HomeEpisode } from './home-episode';
import { HomeEpisodesSkeleton } from './home-episodes-skeleton';
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

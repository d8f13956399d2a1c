import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
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
      label="Podcast"
      title="Conversations to listen to"
      allLink={{ to: '/podcasts', name: 'All episodes' }}
    >
      <LatestItems query={episodes} errorTitle="Failed to load podcast episodes" skeleton={<HomeEpisodesSkeleton />}>
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

import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/home';
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
      label={messages.podcast}
      title={messages.conversations}
      allLink={{ to: '/podcasts', name: messages.allEpisodes }}
    >
      <LatestItems query={episodes} errorTitle={messages.episodesFailed} skeleton={<HomeEpisodesSkeleton />}>
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

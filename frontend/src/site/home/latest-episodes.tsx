import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import * as styles from './home.module.scss';
import { HomeEpisode } from './home-episode';
import { HomeEpisodesPending } from './home-episodes-pending';
import { HomeSection } from './home-section';
import { Latest } from './latest';

export function LatestEpisodes() {
  const episodes = useQuery(query(reads.latestEpisodes));
  if (episodes.data?.length === 0) return null;
  return (
    <HomeSection
      id="podcast"
      className={styles.ink}
      label="Podcast"
      title="Conversations to listen to"
      all={{ to: '/podcasts', name: 'All episodes' }}
    >
      <Latest list={episodes} failed="Failed to load podcast episodes" pending={<HomeEpisodesPending />}>
        {(latest) => (
          <ul className={styles.episodes}>
            {latest.map((episode) => (
              <HomeEpisode key={episode.slug} episode={episode} />
            ))}
          </ul>
        )}
      </Latest>
    </HomeSection>
  );
}

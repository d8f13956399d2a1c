import { reads } from '@majlis/contracts/endpoints';
import { homeItems } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { HomeEpisode } from './home-episode';
import { HomeEpisodesPending } from './home-episodes-pending';
import { HomeSection } from './home-section';
import { Latest } from './latest';

export function LatestEpisodes() {
  const episodes = useQuery(query(reads.podcastEpisodes));
  if (episodes.data?.length === 0) return null;
  return (
    <HomeSection
      id="podcast"
      className="section-ink"
      label="Podcast"
      title="Conversations to listen to"
      all={{ to: '/podcasts', name: 'All episodes' }}
    >
      <Latest list={episodes} failed="Failed to load podcast episodes" pending={<HomeEpisodesPending />}>
        {(newest) => (
          <ul className="home-episodes">
            {newest.slice(0, homeItems).map((episode) => (
              <HomeEpisode key={episode.slug} episode={episode} />
            ))}
          </ul>
        )}
      </Latest>
    </HomeSection>
  );
}

import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { EpisodeCover } from '../podcasts/episode-cover';
import { EpisodeFacts } from '../podcasts/episode-facts';

/** An episode of the podcast, leading to its page, where it can be heard. */
export function HomeEpisode({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className="home-episode">
      <div className="home-episode-picture">
        <EpisodeCover episode={episode} sizes="(min-width: 768px) 380px, 104px" />
        <Icon name="play" />
      </div>
      <div>
        <EpisodeFacts episode={episode} />
        <h3 dir="auto">
          <Link to={`/podcasts/${slug}`}>{title}</Link>
        </h3>
        <p className="home-episode-description" dir="auto">
          {description}
        </p>
      </div>
    </li>
  );
}

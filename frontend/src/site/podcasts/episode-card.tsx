import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Link } from 'react-router-dom';
import { EpisodeCover } from './episode-cover';
import { EpisodeFacts } from './episode-facts';

/** An episode in a list, leading to its page. */
export function EpisodeCard({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className="episode-card">
      <EpisodeCover episode={episode} sizes="160px" />
      <div className="episode-card-words">
        <EpisodeFacts episode={episode} />
        <div className="episode-card-text">
          <h3 dir="auto">
            <Link to={`/podcasts/${slug}`}>{title}</Link>
          </h3>
          <p dir="auto">{description}</p>
        </div>
      </div>
    </li>
  );
}

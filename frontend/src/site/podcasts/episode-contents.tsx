import type { EpisodeSummary, PodcastEpisode } from '@majlis/contracts/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { EpisodeHeader } from './episode-header';
import { EpisodeMeta } from './episode-meta';
import { EpisodeNotes } from './episode-notes';
import { MoreEpisodes } from './more-episodes';

type EpisodeContentsProps = { episode: EpisodeSummary; whole: UseQueryResult<PodcastEpisode> };

export function EpisodeContents({ episode, whole }: EpisodeContentsProps) {
  return (
    <article>
      <EpisodeMeta episode={episode} />
      <EpisodeHeader episode={episode} />
      <div className="page-width section section-after-header">
        <EpisodeNotes episode={episode} whole={whole} />
        <MoreEpisodes slug={episode.slug} />
      </div>
    </article>
  );
}

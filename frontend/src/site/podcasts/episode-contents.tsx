import type { EpisodeSummary, PodcastEpisode } from '@majlis/contracts/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { EpisodeHeader } from './episode-header';
import { EpisodeMeta } from './episode-meta';
import { EpisodeNotes } from './episode-notes';
import { RelatedEpisodes } from './related-episodes';

type EpisodeContentsProps = { episode: EpisodeSummary; episodeQuery: UseQueryResult<PodcastEpisode> };

export function EpisodeContents({ episode, episodeQuery }: EpisodeContentsProps) {
  return (
    <article>
      <EpisodeMeta episode={episode} />
      <EpisodeHeader episode={episode} />
      <div className="page-width section section-after-header">
        <EpisodeNotes episode={episode} episodeQuery={episodeQuery} />
        <RelatedEpisodes slug={episode.slug} />
      </div>
    </article>
  );
}

import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { getCachedRows } from '../../api/long-list';
import { query } from '../../api/query';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { EpisodeContents } from './episode-contents';
import { EpisodeLoadError } from './episode-load-error';
import { EpisodeNotFound } from './episode-not-found';
import { EpisodeSkeleton } from './episode-skeleton';

export function EpisodePage() {
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const episode = useQuery(query(endpoints.podcastEpisode(slug)));
  const listed = getCachedRows(client, endpoints.episodeSummaries).find((each) => each.slug === slug);
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);

  if (episode.error instanceof ApiError && episode.error.status === 404) return <EpisodeNotFound />;
  const available = episode.data ?? listed;
  if (isPrerenderedNotFound && !available) return <EpisodeNotFound />;
  // The key resets all state when the visitor goes from one episode to another.
  if (available) return <EpisodeContents key={slug} episode={available} episodeQuery={episode} />;
  if (episode.isFetching) return <EpisodeSkeleton />;
  return <EpisodeLoadError onRetry={() => void episode.refetch()} />;
}

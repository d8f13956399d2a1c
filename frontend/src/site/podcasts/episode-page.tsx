import { reads } from '@majlis/contracts/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { useIsWrittenAsMissing } from '../../ui/page/published';
import { EpisodeContents } from './episode-contents';
import { EpisodeFailed } from './episode-failed';
import { EpisodeMissing } from './episode-missing';
import { EpisodePending } from './episode-pending';

/** The page of an episode; what the list has told of it is shown at once. */
export function EpisodePage() {
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const episode = useQuery(query(reads.podcastEpisode(slug)));
  const listed = client.getQueryData(query(reads.episodeSummaries).queryKey)?.find((each) => each.slug === slug);
  const isWrittenAsMissing = useIsWrittenAsMissing(slug);

  if (episode.error instanceof ApiError && episode.error.status === 404) return <EpisodeMissing />;
  const known = episode.data ?? listed;
  if (isWrittenAsMissing && !known) return <EpisodeMissing />;
  // Another episode is another page: nothing of the one before is to stay.
  if (known) return <EpisodeContents key={slug} episode={known} whole={episode} />;
  if (episode.isFetching) return <EpisodePending />;
  return <EpisodeFailed onRetry={() => void episode.refetch()} />;
}

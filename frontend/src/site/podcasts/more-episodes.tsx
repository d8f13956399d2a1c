import { reads } from '@majlis/contracts/endpoints';
import { type EpisodeSummary, moreEpisodes } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { query } from '../../api/query';
import { PartFailed } from '../../ui/part-failed';
import { useOnScreen } from '../../ui/use-on-screen';
import { EpisodeCard } from './episode-card';
import { EpisodeCardsPending } from './episode-cards-pending';
import { nearestEpisodes } from './nearest-episodes';

/** Other episodes of the same time. The list they are chosen from may be long: it is fetched when somebody comes to it. */
export function MoreEpisodes({ episode }: { episode: EpisodeSummary }) {
  const section = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery({ ...query(reads.episodeSummaries), enabled: useOnScreen(section) });
  const nearest = useMemo(() => data && nearestEpisodes(data, episode, moreEpisodes), [data, episode]);
  if (nearest?.length === 0) return null;
  return (
    <section ref={section} className="more-episodes" aria-labelledby="more-episodes">
      <h2 id="more-episodes">More Episodes</h2>
      {isError && <PartFailed text="The other episodes could not be loaded." onRetry={() => void refetch()} />}
      {!isError && !nearest && <EpisodeCardsPending count={moreEpisodes} />}
      {nearest && (
        <ul className="episode-grid">
          {nearest.map((each) => (
            <EpisodeCard key={each.slug} episode={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

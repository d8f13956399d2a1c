import { reads } from '@majlis/contracts/endpoints';
import { moreEpisodes } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PartFailed } from '../../ui/page/part-failed';
import { EpisodeCard } from './episode-card';
import * as card from './episode-card.module.scss';
import { EpisodeCardsPending } from './episode-cards-pending';
import * as styles from './more-episodes.module.scss';

/** Other episodes of the same time. */
export function MoreEpisodes({ slug }: { slug: string }) {
  const { data: nearest, isError, refetch } = useQuery(query(reads.episodesNear(slug)));
  if (nearest?.length === 0) return null;
  return (
    <section className={styles.moreEpisodes} aria-labelledby="more-episodes">
      <h2 id="more-episodes">More Episodes</h2>
      {isError && !nearest && (
        <PartFailed text="The other episodes could not be loaded." onRetry={() => void refetch()} />
      )}
      {!isError && !nearest && <EpisodeCardsPending count={moreEpisodes} />}
      {nearest && (
        <ul className={card.grid}>
          {nearest.map((each) => (
            <EpisodeCard key={each.slug} episode={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

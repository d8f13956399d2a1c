import { endpoints } from '@majlis/contracts/endpoints';
import { relatedEpisodeCount } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages';
import { query } from '../../api/query';
import { LoadErrorPanel } from '../../ui/page/load-error-panel';
import { EpisodeCard } from './episode-card';
import * as card from './episode-card.module.scss';
import { EpisodeCardsSkeleton } from './episode-cards-skeleton';
import * as styles from './related-episodes.module.scss';

export function RelatedEpisodes({ slug }: { slug: string }) {
  const { data: related, isError, refetch } = useQuery(query(endpoints.relatedEpisodes(slug)));
  if (related?.length === 0) return null;
  return (
    <section className={styles.relatedEpisodes} aria-labelledby="more-episodes">
      <h2 id="more-episodes">{t('podcasts.moreEpisodes')}</h2>
      {isError && !related && <LoadErrorPanel text={t('podcasts.othersFailed')} onRetry={() => void refetch()} />}
      {!isError && !related && <EpisodeCardsSkeleton count={relatedEpisodeCount} />}
      {related && (
        <ul className={card.grid}>
          {related.map((each) => (
            <EpisodeCard key={each.slug} episode={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

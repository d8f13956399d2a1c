import { endpoints } from '@majlis/contracts/api/endpoints';
import { type EpisodeSummary, type PodcastEpisode, relatedEpisodeCount } from '@majlis/contracts/feeds/feed-items';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { getCachedRows } from '../../api/long-list';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { LoadErrorPanel } from '../../ui/page/load-error-panel';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { LoadErrorPage } from '../load-error-page';
import * as player from '../player/player.module.scss';
import { EpisodeCard } from './episode-card';
import * as card from './episode-card.module.scss';
import { EpisodeCardsSkeleton } from './episode-cards-skeleton';
import * as cover from './episode-cover.module.scss';
import { EpisodeHeader } from './episode-header';
import { EpisodeNotes } from './episode-notes';
import * as episodePageStyles from './episode-page.module.scss';
import * as styles from './related-episodes.module.scss';

export function EpisodePage() {
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const episode = useQuery(query(endpoints.podcastEpisode(slug)));
  const listed = getCachedRows(client, endpoints.episodeSummaries).find((each) => each.slug === slug);
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);

  const available = episode.data ?? listed;
  const isNotFound =
    (episode.error instanceof ApiError && episode.error.status === 404) || (isPrerenderedNotFound && !available);
  // The key resets all state when the visitor goes from one episode to another.
  if (available && !isNotFound) return <EpisodeContents key={slug} episode={available} episodeQuery={episode} />;
  if (episode.isFetching && !isNotFound) return <EpisodeSkeleton />;
  return (
    <LoadErrorPage
      metaTitle={isNotFound ? t('podcasts.episodeNotFound') : t('podcasts.episodeTitle')}
      title={isNotFound ? t('podcasts.episodeNotFound') : t('podcasts.episodeFailed')}
      text={isNotFound ? t('podcasts.episodeMayHaveMoved') : t('ui.tryAgainInAMoment')}
      onRetry={isNotFound ? undefined : () => void episode.refetch()}
      back={{ to: '/podcasts', label: t('podcasts.allEpisodes') }}
    />
  );
}

type EpisodeContentsProps = { episode: EpisodeSummary; episodeQuery: UseQueryResult<PodcastEpisode> };

function EpisodeContents({ episode, episodeQuery }: EpisodeContentsProps) {
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

function EpisodeMeta({ episode }: { episode: EpisodeSummary }) {
  const { title, description, pubDate, audioUrl } = episode;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        section={t('podcasts.podcast')}
        publishedTime={pubDate}
      />
      {audioUrl && <meta property="og:audio" content={audioUrl} />}
    </>
  );
}

function RelatedEpisodes({ slug }: { slug: string }) {
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

function EpisodeSkeleton() {
  return (
    <div className="episode-skeleton">
      <PageMeta title={t('podcasts.episodeTitle')} noindex />
      <p className="visually-hidden" role="status">
        {t('podcasts.loadingEpisode')}
      </p>
      <div className={episodePageStyles.header} aria-hidden="true">
        <div className="page-width">
          <span className="skeleton skeleton-short" />
          <div className={episodePageStyles.columns}>
            <span className={`skeleton ${cover.episodeCover}`} />
            <div className={episodePageStyles.titleBlock}>
              <SkeletonLines titles={2} lines={1} />
            </div>
            <span className={`skeleton ${player.player} ${episodePageStyles.player}`} />
          </div>
        </div>
      </div>
      <div className="page-width section section-after-header split" aria-hidden="true">
        <SkeletonLines titles={1} lines={0} />
        <SkeletonLines lines={6} />
      </div>
    </div>
  );
}

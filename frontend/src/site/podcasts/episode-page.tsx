import { endpoints } from '@majlis/contracts/api/endpoints';
import { type EpisodeSummary, type PodcastEpisode, relatedEpisodeCount } from '@majlis/contracts/feeds/feed-items';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { isNotFoundError } from '../../api/client';
import { getCachedRows } from '../../api/long-list';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { ExternalLink } from '../../ui/page/external-link';
import { LoadErrorPanel } from '../../ui/page/load-boundary';
import { SkeletonLines } from '../../ui/page/loading';
import { Breadcrumb } from '../../ui/page/page-header';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { ShareButton } from '../../ui/page/share-button';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { RichText } from '../../ui/text/rich-text';
import { SubscribeLinks } from '../feed-items/subscribe-links';
import { LoadErrorPage } from '../load-error-page';
import { FullPlayer } from '../player/full-player';
import * as player from '../player/player.module.scss';
import { parseDuration, parseTimestampHash } from '../player/timestamps';
import { EpisodeCard, EpisodeCardsSkeleton } from './episode-card';
import * as card from './episode-card.module.scss';
import * as cover from './episode-cover.module.scss';
import * as episodeNotesStyles from './episode-notes.module.scss';
import * as episodePageStyles from './episode-page.module.scss';
import { EpisodeCover, EpisodeFacts } from './episode-parts';
import * as styles from './related-episodes.module.scss';
import { linkTimestamps } from './timestamp-links';

export function EpisodePage() {
  const { slug = '' } = useParams();
  const client = useQueryClient();
  const episode = useQuery(query(endpoints.podcastEpisode(slug)));
  const listed = getCachedRows(client, endpoints.episodeSummaries).find((each) => each.slug === slug);
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);

  const available = episode.data ?? listed;
  const isNotFound = isNotFoundError(episode.error) || (isPrerenderedNotFound && !available);
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

const EpisodeContents = ({ episode, episodeQuery }: EpisodeContentsProps) => (
  <article>
    <PageMeta
      title={episode.title}
      description={episode.description}
      type="article"
      section={t('navigation.podcast')}
      publishedTime={episode.pubDate}
    />
    {episode.audioUrl && <meta property="og:audio" content={episode.audioUrl} />}
    <EpisodeHeader episode={episode} />
    <div className="page-width section section-after-header">
      <EpisodeNotes episode={episode} episodeQuery={episodeQuery} />
      <RelatedEpisodes slug={episode.slug} />
    </div>
  </article>
);

function RelatedEpisodes({ slug }: { slug: string }) {
  const { data: related, isError, refetch } = useQuery(query(endpoints.relatedEpisodes(slug)));
  if (related?.length === 0) return null;
  return (
    <section className={`${styles.relatedEpisodes} screen-only`} aria-labelledby="more-episodes">
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

const EpisodeSkeleton = () => (
  <div className="episode-skeleton">
    <PageMeta title={t('podcasts.episodeTitle')} noindex />
    <p className="visually-hidden" role="status">
      {t('podcasts.loadingEpisode')}
    </p>
    <div className={episodePageStyles.header} aria-hidden="true">
      <div className="page-width">
        <span className="skeleton skeleton-short" />
        <div className={episodePageStyles.columns}>
          <span className={`skeleton skeleton-picture ${cover.episodeCover}`} />
          <div className={episodePageStyles.titleBlock}>
            <SkeletonLines titles={2} lines={1} />
          </div>
          <span className={`skeleton ${player.player} ${episodePageStyles.player} screen-only`} />
        </div>
      </div>
    </div>
    <div className="page-width section section-after-header split" aria-hidden="true">
      <SkeletonLines titles={1} lines={0} />
      <SkeletonLines lines={6} />
    </div>
  </div>
);

function EpisodeHeader({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, link, audioUrl } = episode;
  return (
    <header className={episodePageStyles.header}>
      <Girih className="page-header-pattern" />
      <div className="page-width">
        <Breadcrumb pages={[{ to: '/podcasts', name: t('podcasts.allEpisodes') }]} />
        <div className={episodePageStyles.columns} dir="auto">
          <EpisodeCover episode={episode} sizes="(min-width: 992px) 380px, 160px" isFirst />
          <div className={episodePageStyles.titleBlock}>
            <EpisodeFacts episode={episode} />
            {/* The heading has no `dir`, so that the header takes the direction of the title. */}
            <h1 className={titleSize(title)} lang={detectLanguage(title)}>
              {title}
            </h1>
          </div>
          {audioUrl && <FullPlayer track={{ ...episode, audioUrl }} />}
          <div className={episodePageStyles.links} dir={direction}>
            <ShareButton title={title} path={`/podcasts/${slug}`} />
            {link && (
              <ExternalLink className="link-arrow" href={link}>
                {audioUrl ? t('podcasts.openOnItsSite') : t('podcasts.listenOnItsSite')} <Icon name="external" />
              </ExternalLink>
            )}
            <SubscribeLinks feed="podcast" />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A long title is set smaller, so that the player stays in the first window. */
function titleSize({ length }: string): string | undefined {
  if (length > 80) return episodePageStyles.longTitle;
  return length > 40 ? episodePageStyles.mediumTitle : undefined;
}

type EpisodeNotesProps = { episode: EpisodeSummary; episodeQuery: UseQueryResult<PodcastEpisode> };

const EpisodeNotes = ({ episode, episodeQuery }: EpisodeNotesProps) => (
  <section className={`split ${episodeNotesStyles.notes}`} aria-labelledby="about-episode">
    <h2 id="about-episode">{t('podcasts.aboutThisEpisode')}</h2>
    <div>
      {!episodeQuery.data && episodeQuery.isFetching && <SkeletonLines lines={6} />}
      {!episodeQuery.data && !episodeQuery.isFetching && (
        <LoadErrorPanel text={t('podcasts.notesFailed')} onRetry={() => void episodeQuery.refetch()} />
      )}
      {episodeQuery.data?.fullDescription && <Notes episode={episodeQuery.data} />}
      {episodeQuery.data && !episodeQuery.data.fullDescription && <AutoText as="p" text={episode.description} />}
    </div>
  </section>
);

function Notes({ episode: { fullDescription, audioUrl, duration } }: { episode: PodcastEpisode }) {
  const seekOnClick = useSeekOnLinkClick();
  const html = useMemo(
    () => (audioUrl ? linkTimestamps(fullDescription, parseDuration(duration)) : fullDescription),
    [audioUrl, fullDescription, duration],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links within, keys included
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div className="prose" onClick={seekOnClick}>
      <RichText html={html} />
    </div>
  );
}

/** Timestamp links replace the URL hash without scrolling; useTimestampFromUrl then seeks. */
function useSeekOnLinkClick() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const hash = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!hash || parseTimestampHash(hash) === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ hash }, { replace: true });
  };
}

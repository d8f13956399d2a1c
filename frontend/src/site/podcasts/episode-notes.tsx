import type { EpisodeSummary, PodcastEpisode } from '@majlis/contracts/feeds/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { LoadErrorPanel } from '../../ui/page/load-error-panel';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { AutoText } from '../../ui/text/auto-text';
import { RichText } from '../../ui/text/rich-text';
import { parseDuration, parseTimestampHash } from '../player/timestamps';
import * as styles from './episode-notes.module.scss';
import { linkTimestamps } from './timestamp-links';

type EpisodeNotesProps = { episode: EpisodeSummary; episodeQuery: UseQueryResult<PodcastEpisode> };

export function EpisodeNotes({ episode, episodeQuery }: EpisodeNotesProps) {
  return (
    <section className={`split ${styles.notes}`} aria-labelledby="about-episode">
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
}

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

import type { EpisodeSummary, PodcastEpisode } from '@majlis/contracts/feed-items';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PartFailed } from '../../ui/page/part-failed';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { AutoText } from '../../ui/text/auto-text';
import { RichText } from '../../ui/text/rich-text';
import { momentIn, secondsOf } from '../player/times';
import * as styles from './episode-page.module.scss';
import { withTimeLinks } from './time-links';

type EpisodeNotesProps = { episode: EpisodeSummary; whole: UseQueryResult<PodcastEpisode> };

export function EpisodeNotes({ episode, whole }: EpisodeNotesProps) {
  return (
    <section className={`split ${styles.notes}`} aria-labelledby="about-episode">
      <h2 id="about-episode">About This Episode</h2>
      <div>
        {!whole.data && whole.isFetching && <SkeletonLines lines={6} />}
        {!whole.data && !whole.isFetching && (
          <PartFailed text="The notes of this episode could not be loaded." onRetry={() => void whole.refetch()} />
        )}
        {whole.data?.fullDescription && <Notes episode={whole.data} />}
        {whole.data && !whole.data.fullDescription && <AutoText as="p" text={episode.description} />}
      </div>
    </section>
  );
}

function Notes({ episode: { fullDescription, audioUrl, duration } }: { episode: PodcastEpisode }) {
  const goTo = useGoToMoment();
  const html = useMemo(
    () => (audioUrl ? withTimeLinks(fullDescription, secondsOf(duration)) : fullDescription),
    [audioUrl, fullDescription, duration],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks on the links within, keys included
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div className="prose" onClick={goTo}>
      <RichText html={html} />
    </div>
  );
}

/** A link to a moment moves the player, and the page stays where it is. */
function useGoToMoment() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const hash = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!hash || momentIn(hash) === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ hash }, { replace: true, preventScrollReset: true });
  };
}

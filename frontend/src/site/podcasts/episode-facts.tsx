import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { formatDay } from '../../ui/time/dates';
import * as styles from './episode-facts.module.scss';

export function EpisodeFacts({ episode }: { episode: EpisodeSummary }) {
  const { episodeNumber, pubDate, duration, isPinned } = episode;
  return (
    <p className={styles.episodeFacts}>
      {episodeNumber !== undefined && <span>Episode {episodeNumber}</span>}
      <time dateTime={pubDate}>{formatDay(pubDate)}</time>
      {duration && (
        <span>
          <span className="visually-hidden">Duration </span>
          {duration}
        </span>
      )}
      {isPinned && <span>Pinned</span>}
    </p>
  );
}

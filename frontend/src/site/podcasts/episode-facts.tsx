import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { formatDay } from '../../ui/time/dates';
import * as styles from './episode-facts.module.scss';

/** Narrow items show the short forms. The facts say nothing about the direction of the item around them, hence `bdi`. */
export function EpisodeFacts({ episode }: { episode: EpisodeSummary }) {
  const { episodeNumber, pubDate, duration, isPinned } = episode;
  const day = formatDay(pubDate);
  return (
    <p className={styles.episodeFacts}>
      {episodeNumber !== undefined && (
        <span>
          <bdi className={styles.long}>Episode {episodeNumber}</bdi>
          <bdi className={styles.short}>Ep. {episodeNumber}</bdi>
        </span>
      )}
      <time dateTime={pubDate}>
        <bdi className={styles.long}>{day}</bdi>
        <bdi className={styles.short}>{day.replace(/(\p{L}{3})\p{L}+/u, '$1')}</bdi>
      </time>
      {duration && (
        <span>
          <bdi>
            <span className="visually-hidden">Duration </span>
            {duration}
          </bdi>
        </span>
      )}
      {isPinned && (
        <span>
          <bdi>Pinned</bdi>
        </span>
      )}
    </p>
  );
}

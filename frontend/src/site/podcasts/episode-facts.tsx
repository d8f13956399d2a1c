import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import * as messages from '#messages/podcasts';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDay } from '../../ui/time/dates';
import * as styles from './episode-facts.module.scss';

/** Narrow items show the short forms. The facts say nothing about the direction of the item around them, hence `bdi`. */
export function EpisodeFacts({ episode }: { episode: EpisodeSummary }) {
  const { episodeNumber, pubDate, duration, isPinned } = episode;
  const day = pubDate && formatDay(pubDate);
  return (
    <p className={styles.episodeFacts}>
      {episodeNumber !== undefined && (
        <span>
          <bdi className={styles.long}>{messages.episode(episodeNumber)}</bdi>
          <bdi className={styles.short}>{messages.episodeShort(episodeNumber)}</bdi>
        </span>
      )}
      {day && (
        <time dateTime={pubDate}>
          <bdi className={styles.long}>
            {day}
            <AlsoHijri start={pubDate} />
          </bdi>
          <bdi className={styles.short}>{messages.shortenMonth(day)}</bdi>
        </time>
      )}
      {duration && (
        <span>
          <bdi>
            <span className="visually-hidden">{messages.duration}</span>
            {duration}
          </bdi>
        </span>
      )}
      {isPinned && (
        <span>
          <bdi>{messages.pinned}</bdi>
        </span>
      )}
    </p>
  );
}

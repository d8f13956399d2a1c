import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDay } from '../../ui/time/dates';
import * as styles from './episode-facts.module.scss';

/** '12 Mar 2026'. Arabic names of months are not cut. */
const shortenMonth = (day: string): string => day.replace(/(\p{Script=Latin}{3})\p{Script=Latin}+/u, '$1');

/** Narrow items show the short forms. The facts say nothing about the direction of the item around them, hence `bdi`. */
export function EpisodeFacts({ episode }: { episode: EpisodeSummary }) {
  const { episodeNumber, pubDate, duration, isPinned } = episode;
  const day = pubDate && formatDay(pubDate);
  return (
    <p className={styles.episodeFacts}>
      {episodeNumber !== undefined && (
        <span>
          <bdi className={styles.long}>{t('podcasts.episode', { number: episodeNumber })}</bdi>
          <bdi className={styles.short}>{t('podcasts.episodeShort', { number: episodeNumber })}</bdi>
        </span>
      )}
      {day && (
        <time dateTime={pubDate}>
          <bdi className={styles.long}>
            {day}
            <AlsoHijri start={pubDate} />
          </bdi>
          <bdi className={styles.short}>{shortenMonth(day)}</bdi>
        </time>
      )}
      {duration && (
        <span>
          <bdi>
            <span className="visually-hidden">{t('podcasts.duration')}</span>
            {duration}
          </bdi>
        </span>
      )}
      {isPinned && (
        <span>
          <bdi>{t('podcasts.pinned')}</bdi>
        </span>
      )}
    </p>
  );
}

import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
import { Picture } from '../../ui/picture/picture';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDay } from '../../ui/time/dates';
import * as styles from './episode-cover.module.scss';
import * as episodeFactsStyles from './episode-facts.module.scss';

type EpisodeCoverProps = { episode: EpisodeSummary; sizes: string; isFirst?: boolean };

export const EpisodeCover = ({ episode, sizes, isFirst }: EpisodeCoverProps) => (
  <Picture
    className={styles.episodeCover}
    url={episode.imageUrl ?? ''}
    alt=""
    sizes={sizes}
    isFirst={isFirst}
    fallback={<GeneratedCover episode={episode} />}
  />
);

const side = 120;
const tints = ['blue', 'ink', 'gold', 'green'];

/** Returns the path of the star polygon {corners/step}, in which each corner is joined to the one `step` further on. */
function star(corners: number, step: number, radius: number): string {
  const corner = (index: number) => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI;
    return [Math.sin(angle), Math.cos(angle)].map((part) => (side / 2 + radius * part).toFixed(1)).join(' ');
  };
  return Array.from({ length: corners }, (_, index) => `M${corner(index)}L${corner(index + step)}`).join('');
}

/** The covers show stars of girih, geometric strapwork patterns; they reach beyond the edge of the cover. */
const panels = [
  star(8, 3, 92) + star(8, 3, 52),
  star(10, 3, 88) + star(10, 4, 60),
  star(12, 5, 96) + star(12, 4, 56),
  star(16, 6, 94) + star(16, 7, 70),
];

function GeneratedCover({ episode: { slug, episodeNumber } }: { episode: EpisodeSummary }) {
  const seed = episodeNumber ?? Array.from(slug, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  return (
    <svg
      className={styles.generatedCover}
      data-tint={tints[seed % tints.length]}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={panels[Math.floor(seed / tints.length + seed) % panels.length]} />
      <circle cx={side / 2} cy={side / 2} r="23" />
      {episodeNumber !== undefined && (
        <text x={side / 2} y={side / 2} dy="0.35em" textAnchor="middle">
          {episodeNumber}
        </text>
      )}
    </svg>
  );
}

/** Example: '12 Mar 2026'. Arabic names of months are not shortened. */
const shortenMonth = (day: string): string => day.replace(/(\p{Script=Latin}{3})\p{Script=Latin}+/u, '$1');

/** Narrow items show the short forms. The facts are wrapped in `bdi`, so that they do not decide the direction of the item. */
export function EpisodeFacts({ episode }: { episode: EpisodeSummary }) {
  const { episodeNumber, pubDate, duration, isPinned } = episode;
  const day = pubDate && formatDay(pubDate);
  return (
    <p className={`card-date ${episodeFactsStyles.episodeFacts}`}>
      {episodeNumber !== undefined && (
        <span>
          <bdi className={episodeFactsStyles.long}>{t('podcasts.episode', { number: episodeNumber })}</bdi>
          <bdi className={episodeFactsStyles.short}>{t('podcasts.episodeShort', { number: episodeNumber })}</bdi>
        </span>
      )}
      {day && (
        <time dateTime={pubDate}>
          <bdi className={episodeFactsStyles.long}>
            {day}
            <AlsoHijri start={pubDate} />
          </bdi>
          <bdi className={episodeFactsStyles.short}>{shortenMonth(day)}</bdi>
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

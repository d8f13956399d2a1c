import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { Picture } from '../../ui/picture/picture';
import * as styles from './episode-cover.module.scss';

type EpisodeCoverProps = { episode: EpisodeSummary; sizes: string; isFirst?: boolean };

export function EpisodeCover({ episode, sizes, isFirst }: EpisodeCoverProps) {
  return (
    <Picture
      className={styles.episodeCover}
      url={episode.imageUrl ?? ''}
      alt=""
      sizes={sizes}
      isFirst={isFirst}
      fallback={<GeneratedCover episode={episode} />}
    />
  );
}

const side = 120;
const tints = ['blue', 'ink', 'gold', 'green'];

/** The star polygon {corners/step}: each corner is joined to the one `step` further on. */
function star(corners: number, step: number, radius: number): string {
  const corner = (index: number) => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI;
    return [Math.sin(angle), Math.cos(angle)].map((part) => (side / 2 + radius * part).toFixed(1)).join(' ');
  };
  return Array.from({ length: corners }, (_, index) => `M${corner(index)}L${corner(index + step)}`).join('');
}

/** Stars of girih, geometric strapwork patterns; they reach beyond the edge of the cover. */
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

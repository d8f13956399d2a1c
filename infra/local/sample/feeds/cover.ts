import { emblem, middle, side } from '../../pictures/emblems/emblem.js';
import { wovenStar } from '../../pictures/emblems/woven-star.js';
import { polygon, regular } from '../../pictures/geometry.js';
import { girihField, straps } from '../../pictures/girih.js';
import { palette } from '../../pictures/palette.js';
import { circle, group, path, rect } from '../../pictures/svg.js';

const tones = {
  blue: { ground: palette.blue, pattern: '#2a4cba', field: palette.navy, strap: palette.glow },
  ink: { ground: palette.ink, pattern: '#1d2942', field: '#1b2740', strap: palette.honey },
  sand: { ground: palette.sand, pattern: '#e6dcc8', field: palette.paper, strap: palette.blue },
  gold: { ground: palette.gold, pattern: '#b5741a', field: palette.bronze, strap: palette.paper },
  haze: { ground: palette.haze, pattern: '#b9c6e9', field: palette.paper, strap: palette.royal },
} as const;

type Cover = {
  tone: keyof typeof tones;
  /** The star polygon {points/step} in the middle. */
  points: number;
  step: number;
};

/** The cover of an episode, flat as a printed one: a woven star on the pattern of the site. */
export function cover({ tone, points, step }: Cover): string {
  const { ground, pattern, field, strap } = tones[tone];
  const period = side / 5;
  return emblem(
    'A woven star on a girih pattern',
    [girihField({ id: 'g', period, origin: [-period / 2, -period / 2], columns: 6, rows: 6 })],
    rect(0, 0, side, side, { fill: ground }),
    straps('g', { strap: pattern, edge: ground, wide: 5, rim: 2 }),
    circle(...middle, 168, { fill: ground }),
    circle(...middle, 156, { fill: field, stroke: strap, strokeWidth: 3 }),
    group(
      { transform: `rotate(-90 ${middle.join(' ')})` },
      wovenStar(middle, { points, step, radius: 146, wide: 9, rim: 3 }, strap, field),
      path(polygon(regular(middle, points, 22)), { fill: strap }),
    ),
  );
}

import { type Point, polar, starPolygon } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, group, path, picture, radial, short, wash } from '../svg.js';

const centre: Point = [960, 540];
/** From the opening outwards: radii, number of niches, and the stone from shade to light. */
const tiers = [
  { inner: 132, outer: 214, cells: 16, tones: ['#d9b776', '#f0d9a4', '#fbeecb'] },
  { inner: 190, outer: 296, cells: 16, tones: ['#a9762b', '#cf9c4c', '#ecc883'] },
  { inner: 264, outer: 392, cells: 16, tones: ['#c3b08c', '#ddd0b4', '#f4efe6'] },
  { inner: 348, outer: 506, cells: 32, tones: ['#5f7bcf', '#8ea3dc', '#c9d3ee'] },
  { inner: 456, outer: 640, cells: 32, tones: ['#2b4fbd', '#3f62c9', '#7b92da'] },
  { inner: 580, outer: 796, cells: 32, tones: ['#16307f', '#1e40af', '#3558c4'] },
  { inner: 724, outer: 980, cells: 32, tones: ['#10205c', '#172f80', '#21419f'] },
  { inner: 900, outer: 1240, cells: 32, tones: ['#0a1338', '#0f1c54', '#152a72'] },
] as const;

type Tier = (typeof tiers)[number];

/** One niche: two curved flanks that meet in a tip pointing to the opening, and a hollow between them. */
function niche({ inner, outer, cells }: Tier, index: number, shift: number) {
  const step = 360 / cells;
  const middle = (index + shift) * step;
  const at = (radius: number, side: number) =>
    polar(centre, radius, middle + side * step)
      .map(short)
      .join(' ');
  const deep = inner + (outer - inner) * 0.56;
  // The stone goes on behind the tier in front, so that nothing dark shows between its tips.
  const foot = outer * 1.2;
  const tip = at(inner, 0);
  const side = (sign: number) =>
    `M${tip}C${at(inner + (deep - inner) * 0.55, sign * 0.1)} ${at(deep * 0.96, sign * 0.47)} ${at(deep, sign * 0.5)}L${at(foot, sign * 0.5)}L${at(foot, 0)}Z`;
  const hollow = `M${at(foot, 0.34)}L${at(deep * 1.05, 0.33)}C${at(deep * 0.98, 0.3)} ${at(inner + (deep - inner) * 0.75, 0.1)} ${at(inner + (deep - inner) * 0.42, 0)}C${at(inner + (deep - inner) * 0.75, -0.1)} ${at(deep * 0.98, -0.3)} ${at(deep * 1.05, -0.33)}L${at(foot, -0.34)}Z`;
  return { middle, left: side(-1), right: side(1), hollow };
}

/** Light comes in from the upper left: flanks that face it are bright, whatever their tier. */
const light = (degrees: number) => (1 - Math.cos(((degrees - 225) * Math.PI) / 180)) / 2;

function ring(tier: Tier, order: number): string {
  const flanks: [string[], string[], string[]] = [[], [], []];
  const hollows: string[] = [];
  for (let i = 0; i < tier.cells; i += 1) {
    const { middle, left, right, hollow } = niche(tier, i, order % 2 === 0 ? 0 : 0.5);
    const tone = (lit: number) => flanks[lit > 0.66 ? 2 : lit > 0.33 ? 1 : 0];
    tone(light(middle + 62))?.push(left);
    tone(light(middle - 62))?.push(right);
    hollows.push(hollow);
  }
  return group(
    {
      strokeWidth: 1.4,
      stroke: order < 3 ? palette.bronze : palette.night,
      strokeOpacity: 0.28,
      strokeLinejoin: 'round',
    },
    ...flanks.map((list, i) => path(list.join(''), { fill: tier.tones[i] ?? palette.blue })),
    path(hollows.join(''), { fill: `url(#hollow${order < 3 ? 'Warm' : 'Cool'})`, stroke: 'none' }),
  );
}

const defs = [
  radial('hollowWarm', [960, 540, 400], [0, palette.bronze, 0.2], [1, palette.bronze, 0.5]),
  radial(
    'hollowCool',
    [960, 540, 1240],
    [0.26, palette.night, 0.18],
    [0.6, palette.night, 0.5],
    [1, palette.night, 0.7],
  ),
  radial('open', [960, 540, 150], [0, '#ffffff'], [0.6, '#fdf6e3'], [1, '#f6dfa8']),
  radial(
    'shine',
    [930, 510, 620],
    [0, '#fff6dc', 0.75],
    [0.22, '#fff1cf', 0.34],
    [0.6, '#fff1cf', 0.08],
    [1, '#fff1cf', 0],
  ),
  radial('shade', [960, 540, 1150], [0.45, palette.night, 0], [1, palette.night, 0.72]),
];

export const dome = () =>
  picture(
    'A dome of stalactite niches seen from below',
    defs,
    wash('#0a1338'),
    circle(...centre, 184, { fill: 'url(#open)' }),
    path(starPolygon(centre, 16, 6, 136, 11.25), {
      fill: 'none',
      stroke: palette.gold,
      strokeWidth: 1.6,
      opacity: 0.65,
    }),
    ...tiers.map(ring),
    wash('url(#shine)'),
    wash('url(#shade)'),
  );

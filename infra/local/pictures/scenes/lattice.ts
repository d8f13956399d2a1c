import { arch, times } from '../geometry.js';
import { girihField, straps } from '../girih.js';
import { palette } from '../palette.js';
import { clip, element, group, linear, path, picture, radial, rect, use, wash } from '../svg.js';

const floor = 836;
const window = arch(960, floor - 40, 600, 400, 290);
const niches = [330, 1590].map((centre) => arch(centre, floor - 40, 250, 330, 130));

const defs = [
  linear('wall', [0, 0, 0, floor], [0, palette.night], [0.55, '#101c4e'], [1, '#0d1640']),
  linear('floor', [0, floor, 0, 1080], [0, '#15225a'], [0.5, '#0f1946'], [1, palette.night]),
  radial('sun', [1010, 400, 560], [0, '#fffdf6'], [0.28, palette.glow], [0.62, palette.honey], [1, '#a8681c']),
  radial('dusk', [960, 380, 1100], [0, palette.azure], [0.5, palette.azure], [1, palette.navy]),
  radial('glow', [980, 430, 760], [0, palette.honey, 0.42], [0.5, palette.amber, 0.13], [1, palette.amber, 0]),
  // The light on the floor is the window upside down: its top is the far, faint end.
  linear('fall', [0, floor, 0, 340], [0, '#fbeec9', 0.95], [0.6, palette.glow, 0.7], [1, palette.honey, 0.15]),
  clip('opening', path(window, {})),
  clip('niches', ...niches.map((d) => path(d, {}))),
  clip('ground', rect(0, floor, 1920, 1080 - floor, {})),
  girihField({ id: 'g', period: 150, origin: [660, 48], columns: 5, rows: 6 }),
  girihField({ id: 's', period: 84, origin: [36, -6], columns: 23, rows: 11 }),
];

/** The lattice is dark against the light; its inner edges catch some of it. */
const carved = (id: string, wide: number) => [
  straps(id, { strap: '#1a1206', edge: palette.amber, wide, rim: 1.4 }),
  use(`${id}-core`, { fill: 'none', stroke: '#3a2609', strokeWidth: 2 }),
];

const stonework = () =>
  group(
    {},
    wash('url(#wall)'),
    group({ opacity: 0.5 }, straps('s', { strap: '#1b2c6e', edge: '#0a1136', wide: 4, rim: 1 })),
    wash('url(#glow)'),
  );

function opening() {
  const frame = (grow: number, attributes: Record<string, string | number>) =>
    path(arch(960, floor, 600 + grow * 2, 400 + 40, 290 + grow * 1.15), { fill: 'none', ...attributes });
  return group(
    {},
    path(arch(960, floor, 760, 440, 372), { fill: '#0c153f' }),
    path(arch(960, floor, 724, 440, 352), { fill: '#122057', stroke: palette.gold, strokeWidth: 3 }),
    path(arch(960, floor, 652, 440, 316), { fill: '#0a1136', stroke: palette.amber, strokeWidth: 2 }),
    frame(46, { stroke: palette.amber, strokeWidth: 1.2, opacity: 0.6 }),
    path(window, { fill: 'url(#sun)' }),
    group({ clipPath: 'url(#opening)' }, ...carved('g', 15)),
    path(window, { fill: 'none', stroke: '#1a1206', strokeWidth: 10 }),
    path(window, { fill: 'none', stroke: palette.honey, strokeWidth: 2.5 }),
  );
}

const sides = () =>
  group(
    {},
    ...[330, 1590].map((centre) => path(arch(centre, floor, 340, 360, 190), { fill: '#0c153f' })),
    ...[330, 1590].map((centre) =>
      path(arch(centre, floor, 310, 360, 172), { fill: '#0a1136', stroke: palette.gold, strokeWidth: 2, opacity: 0.8 }),
    ),
    ...niches.map((d) => path(d, { fill: 'url(#dusk)' })),
    group({ clipPath: 'url(#niches)' }, straps('s', { strap: palette.night, edge: palette.azure, wide: 9, rim: 1 })),
    ...niches.map((d) => path(d, { fill: 'none', stroke: palette.night, strokeWidth: 8 })),
  );

/** The window again, thrown on the floor: mirrored, foreshortened and slanting away from the sun. */
const thrown = () =>
  group(
    { clipPath: 'url(#ground)' },
    rect(0, floor, 1920, 1080 - floor, { fill: 'url(#floor)' }),
    group(
      { transform: `translate(0 ${floor}) matrix(1.12 0 -0.62 -0.62 -110 0) translate(0 ${-floor + 40})` },
      path(window, { fill: 'url(#fall)' }),
      group({ clipPath: 'url(#opening)' }, straps('g', { strap: '#1a2254', edge: '#1a2254', wide: 15, rim: 1 })),
    ),
    path(times(21, (i) => `M${960 + (i - 10) * 104} ${floor}L${960 + (i - 10) * 190} 1080`).join(''), {
      stroke: palette.azure,
      strokeWidth: 1.3,
      opacity: 0.25,
    }),
    path('M0 866H1920M0 914H1920M0 990H1920', { stroke: palette.azure, strokeWidth: 1.3, opacity: 0.25 }),
    element('path', { d: `M0 ${floor}H1920`, stroke: palette.gold, strokeWidth: 2, opacity: 0.5 }),
  );

export const lattice = () => picture('Light through a carved lattice', defs, stonework(), sides(), opening(), thrown());

import { arch, dice, polar, polygon, starPolygon, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, element, group, linear, path, picture, radial, rect, short, wash } from '../svg.js';

const shore = 800;

const defs = [
  linear(
    'sky',
    [0, 0, 0, shore],
    [0, '#101d57'],
    [0.34, palette.blue],
    [0.62, '#7f93d3'],
    [0.8, '#e9d3b0'],
    [1, '#f3cf8a'],
  ),
  linear('disc', [0, 270, 0, shore], [0, '#fffdf8'], [0.45, '#fbeccb'], [1, '#eebb63']),
  radial(
    'halo',
    [960, 600, 880],
    [0.36, '#fff1cf', 0.6],
    [0.5, '#d9dcf0', 0.26],
    [0.75, '#a9b8ea', 0.08],
    [1, '#a9b8ea', 0],
  ),
  linear('far', [0, 640, 0, shore], [0, '#a7a9cd'], [1, '#e2c7a0']),
  linear('middle', [0, 600, 0, shore], [0, '#6f7fc0'], [1, '#b3a3ab']),
  linear('rear', [690, 0, 1230, 0], [0, '#2c479f'], [0.5, '#223b92'], [1, '#1a3080']),
  linear('front', [0, 640, 0, shore], [0, '#15246a'], [1, '#101b52']),
  linear('water', [0, shore, 0, 1080], [0, '#e6bf80'], [0.16, '#8f8bb0'], [0.5, '#2b459f'], [1, '#0f1c54']),
];

/** A dome with a slight belly, standing on its drum, with a finial. */
function dome(centre: number, base: number, span: number): string {
  const half = span / 2;
  const at = (x: number, y: number) => `${short(centre + x)} ${short(base + y)}`;
  const body = `M${at(-half, 0)}C${at(-half * 1.2, -half * 0.55)} ${at(-half * 0.72, -half * 1.02)} ${at(0, -half * 1.42)}C${at(half * 0.72, -half * 1.02)} ${at(half * 1.2, -half * 0.55)} ${at(half, 0)}Z`;
  const drum = `M${at(-half * 0.94, -1)}H${short(centre + half * 0.94)}V${short(base + half * 0.3)}H${short(centre - half * 0.94)}Z`;
  const spike = `M${at(-half * 0.03, -half * 1.36)}L${at(0, -half * 1.85)}L${at(half * 0.03, -half * 1.36)}Z`;
  const balls = [1.5, 1.62].map((lift, i) => ball(centre, base - half * lift, half * (0.06 - i * 0.018))).join('');
  return body + drum + spike + balls;
}

const ball = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`;

const box = (x: number, top: number, w: number, base = shore) =>
  `M${short(x)} ${short(base)}V${short(top)}h${short(w)}V${base}Z`;

function minaret(centre: number, top: number, thick: number): string {
  const balcony = (y: number, grow: number) =>
    polygon([
      [centre - thick * grow, y],
      [centre + thick * grow, y],
      [centre + thick * 0.5, y + thick * 0.75],
      [centre - thick * 0.5, y + thick * 0.75],
    ]);
  return [
    box(centre - thick / 2, top + thick * 5, thick),
    balcony(top + thick * 5, 0.95),
    box(centre - thick * 0.36, top + thick * 1.6, thick * 0.72, top + thick * 5.2),
    balcony(top + thick * 1.9, 0.68),
    dome(centre, top + thick * 1.3, thick * 0.74),
  ].join('');
}

function town(seed: number, top: number, spread: number, every: number): string {
  const roll = dice(seed);
  let d = '';
  for (let x = -40; x < 1960; x += every * (0.55 + roll() * 0.7)) {
    const w = every * (0.7 + roll() * 0.8);
    const y = top + roll() * spread;
    d += box(x, y, w);
    if (roll() > 0.55) d += dome(x + w / 2, y - w * 0.08, w * (0.42 + roll() * 0.3));
    else if (roll() > 0.7) d += minaret(x + w / 2, y - 60 - roll() * 40, 11);
  }
  return d;
}

/** The sun's geometry: star polygons of sixteen points, faint in the sky. */
const rays = () =>
  group(
    { fill: 'none', stroke: palette.paper, strokeWidth: 1.3 },
    path(starPolygon([960, 600], 16, 5, 590, 11.25), { opacity: 0.24 }),
    path(starPolygon([960, 600], 32, 11, 860, 0), { opacity: 0.1 }),
    ...[372, 590, 612, 860].map((r) => circle(960, 600, r, { opacity: 0.2 })),
    ...times(32, (i) =>
      circle(...polar([960, 600], 601, i * 11.25), 3, { fill: palette.paper, stroke: 'none', opacity: 0.5 }),
    ),
  );

const rear = () => dome(960, 566, 250) + box(828, 596, 264) + dome(790, 668, 112) + dome(1130, 668, 112);

const front = () =>
  [
    box(716, 690, 488),
    box(628, 724, 664),
    dome(668, 712, 66),
    dome(1252, 712, 66),
    ...times(12, (i) => merlon(722 + i * 43.3, 690)),
    minaret(1206, 300, 27),
    minaret(714, 452, 20),
  ].join('');

/** A stepped battlement. */
const merlon = (x: number, y: number) => `M${short(x)} ${y + 1}v-6h5v-6h5v-5h4v5h5v6h5v6Z`;

const openings = () =>
  [
    ...times(7, (i) => arch(846 + i * 38, 664, 18, 28, 16)),
    arch(960, shore, 70, 46, 44),
    ...[744, 790, 836, 882, 1038, 1084, 1130, 1176].map((x) => arch(x, shore - 14, 24, 34, 22)),
    ...[652, 684, 1236, 1268].map((x) => arch(x, shore - 14, 14, 18, 12)),
  ].join('');

/** Ribs that let the dome read as round. */
const ribs = () =>
  [-0.82, -0.5, -0.17, 0.17, 0.5, 0.82]
    .map((side) => {
      const x = (reach: number) => short(960 + 125 * side * reach);
      return `M${x(1)} 566C${x(1.22)} 497 ${x(0.74)} 440 960 389`;
    })
    .join('');

const city = () =>
  group(
    {},
    path(town(11, 700, 44, 92), { fill: 'url(#far)' }),
    path(town(29, 716, 50, 136), { fill: 'url(#middle)' }),
    path(rear(), { fill: 'url(#rear)' }),
    path(ribs(), { fill: 'none', stroke: palette.mist, strokeWidth: 1.2, opacity: 0.35 }),
    path(front(), { fill: 'url(#front)' }),
    path(openings(), { fill: palette.honey, opacity: 0.85 }),
  );

function glitter(): string {
  const roll = dice(5);
  return times(46, (i) => {
    const depth = i / 46;
    const y = shore + 8 + depth ** 1.35 * 262;
    const half = (300 - depth * 150) * (0.3 + roll() * 0.75);
    const x = 960 + (roll() - 0.5) * 120 * (0.4 + depth);
    return rect(x - half, y, half * 2, 2 + depth * 4, { rx: 2, fill: palette.glow, opacity: 0.75 - depth * 0.5 });
  }).join('');
}

const lake = () =>
  group(
    {},
    rect(0, shore, 1920, 280, { fill: 'url(#water)' }),
    group(
      { transform: `translate(0 ${shore * 1.5}) scale(1 -0.5)`, opacity: 0.42 },
      path(rear() + front(), { fill: '#0f1c54' }),
    ),
    glitter(),
    element('path', { d: `M0 ${shore}H1920`, stroke: '#fff3d6', strokeWidth: 1.5, opacity: 0.55 }),
  );

export const horizon = () =>
  picture(
    'Domes and a minaret before a low sun',
    defs,
    wash('url(#sky)'),
    wash('url(#halo)'),
    rays(),
    circle(960, 600, 330, { fill: 'url(#disc)' }),
    city(),
    lake(),
  );

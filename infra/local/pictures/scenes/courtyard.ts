import { dice, khatam, type Point, polar, polygon, regular, star, starPolygon, times } from '../geometry.js';
import { girihField, straps } from '../girih.js';
import { palette } from '../palette.js';
import { circle, group, linear, path, picture, radial, short, use, wash } from '../svg.js';

const centre: Point = [960, 540];
/** Middle of each planted bed; the court is the same in all four quarters. */
const beds: Point[] = [
  [520, 100],
  [1400, 100],
  [520, 980],
  [1400, 980],
];

const defs = [
  radial('ground', [860, 440, 1200], [0, '#fbf6ea'], [0.55, '#efe5d0'], [1, '#cdbb98']),
  radial('water', [890, 470, 380], [0, '#5f86e6'], [0.5, '#2a52c6'], [1, '#16307f']),
  linear('rill', [0, 500, 0, 580], [0, '#16307f'], [0.5, '#2f57c8'], [1, '#2347b4']),
  radial('warm', [560, 160, 900], [0, '#ffe9b0', 0.2], [1, '#ffe9b0', 0]),
  radial('shade', [860, 470, 1250], [0.35, '#7a5a24', 0], [0.7, '#5b4420', 0.2], [1, '#2a2038', 0.6]),
  group({ id: 'tree' }, ...crown()),
  girihField({ id: 'g', period: 110, origin: [25, -10], columns: 18, rows: 11 }),
];

const paving = () =>
  group(
    {},
    wash('url(#ground)'),
    use('g-star', { fill: '#e2d2ae', opacity: 0.65 }),
    use('g-core', { fill: '#c59a4a', opacity: 0.4 }),
    straps('g', { strap: '#faf5e9', edge: '#b79b6c', wide: 6, rim: 1 }),
  );

/** Water runs from the pool to the four sides. */
function rills(): string {
  const run = (w: number) => `M-10 ${540 - w}H1930V${540 + w}H-10ZM${960 - w} -10V1090H${960 + w}V-10Z`;
  return group(
    {},
    path(run(47), { fill: '#8a6a35', opacity: 0.35, transform: 'translate(5 7)' }),
    path(run(44), { fill: palette.sand, stroke: '#b79b6c', strokeWidth: 1.5 }),
    path(run(34), { fill: 'none', stroke: palette.gold, strokeWidth: 1.5, opacity: 0.6 }),
    path(run(26), { fill: '#2a50c0' }),
    path(run(26), { fill: 'none', stroke: '#0f1f5e', strokeWidth: 3, opacity: 0.5 }),
    path('M0 532H1920M0 546H1920M952 0V1080M966 0V1080', {
      stroke: palette.haze,
      strokeWidth: 1.5,
      strokeDasharray: '60 34 18 46',
      opacity: 0.45,
    }),
  );
}

function pool(): string {
  const rim = (radius: number, attributes: Record<string, string | number>) =>
    path(polygon(khatam(centre, radius, 22.5)), { strokeLinejoin: 'round', ...attributes });
  return group(
    {},
    group({ transform: 'translate(14 20)' }, rim(352, { fill: '#5b431c', opacity: 0.35 })),
    rim(352, { fill: '#e9dcc0', stroke: '#b79b6c', strokeWidth: 2 }),
    rim(339, { fill: palette.blue }),
    rim(328, { fill: '#f7f0e0', stroke: palette.gold, strokeWidth: 2 }),
    rim(296, { fill: 'none', stroke: palette.gold, strokeWidth: 1.4, opacity: 0.7 }),
    rim(280, { fill: '#0f1f5e' }),
    group({ transform: 'translate(5 8)' }, rim(273, { fill: 'url(#water)' })),
    ...studs(),
    ripples(),
    fountain(),
  );
}

const studs = () =>
  times(8, (i) => path(polygon(khatam(polar(centre, 312, i * 45 + 22.5), 12, 22.5)), { fill: palette.blue }));

const ripples = () =>
  group(
    { fill: 'none', stroke: '#dbe5ff' },
    ...[74, 104, 138, 176, 214].map((r, i) =>
      circle(...centre, r, { strokeWidth: 2.2 - i * 0.3, opacity: 0.55 - i * 0.09 }),
    ),
    path(starPolygon(centre, 8, 3, 262, 22.5), { strokeWidth: 1.2, opacity: 0.22 }),
  );

const fountain = () =>
  group(
    {},
    path(polygon(star([966, 549], 8, 58, 42, 22.5)), { fill: palette.night, opacity: 0.35 }),
    path(polygon(khatam(centre, 54, 22.5)), { fill: palette.paper, stroke: palette.gold, strokeWidth: 2 }),
    path(polygon(regular(centre, 8, 33, 22.5)), { fill: '#2a52c6', stroke: palette.gold, strokeWidth: 1.5 }),
    circle(...centre, 9, { fill: palette.paper }),
  );

/** An orange tree from above: its shadow, leaves in three depths, and fruit. */
function crown(): string[] {
  const roll = dice(8);
  const leaves = (r: number, turn: number, fill: string) =>
    path(polygon(star([0, 0], 12, r, r * 0.8, turn)), { fill, strokeLinejoin: 'round', stroke: fill, strokeWidth: 6 });
  const fruit = times(10, (i) => polar([0, 0], 12 + roll() * 30, i * 36 + roll() * 30));
  return [
    circle(17, 23, 52, { fill: palette.night, opacity: 0.3 }),
    leaves(50, 4, '#13245f'),
    leaves(39, 18, '#1c388f'),
    circle(-9, -10, 22, { fill: '#3558bd', opacity: 0.7 }),
    ...fruit.map(([x, y]) => circle(x, y, 4.2, { fill: palette.honey, stroke: palette.bronze, strokeWidth: 1 })),
  ];
}

const tree = ([x, y]: Point, size: number, turn: number) =>
  use('tree', { transform: `translate(${short(x)} ${short(y)}) scale(${size}) rotate(${turn})` });

const garden = () =>
  group(
    {},
    ...beds.map(([x, y], i) =>
      group(
        {},
        path(polygon(regular([x + 8, y + 11], 8, 236, 22.5)), { fill: '#5b431c', opacity: 0.3 }),
        path(polygon(regular([x, y], 8, 232, 22.5)), { fill: '#f3ead6', stroke: '#b79b6c', strokeWidth: 2 }),
        path(polygon(regular([x, y], 8, 208, 22.5)), { fill: '#a98d5c', stroke: palette.gold, strokeWidth: 2 }),
        path(polygon(regular([x, y], 8, 198, 22.5)), { fill: '#8d7346' }),
        ...times(8, (k) => tree(polar([x, y], 130, k * 45 + 22.5), 0.92, ((i + k) % 3) * 8)),
        tree([x, y], 1.35, 0),
      ),
    ),
  );

/** Late light from the upper left: it warms one corner and leaves the other in the shade of the roofs. */
const evening = () => group({}, wash('url(#warm)'), wash('url(#shade)'));

export const courtyard = () =>
  picture('An eight-fold star pattern around a courtyard pool', defs, paving(), garden(), rills(), pool(), evening());

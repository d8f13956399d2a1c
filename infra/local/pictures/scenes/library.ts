import { arch, dice, khatam, polygon, starPolygon, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, clip, group, linear, path, picture, radial, rect, wash } from '../svg.js';

const floor = 900;
const bays = [
  { centre: 196, span: 380, springing: 520, rise: 190 },
  { centre: 960, span: 640, springing: 500, rise: 300 },
  { centre: 1724, span: 380, springing: 520, rise: 190 },
  { centre: 528, span: 210, springing: 480, rise: 105 },
  { centre: 1392, span: 210, springing: 480, rise: 105 },
];
type Bay = (typeof bays)[number];
const outline = ({ centre, span, springing, rise }: Bay, grow = 0) =>
  arch(centre, floor, span + grow * 2, springing + grow * 0.2, rise + grow * 1.1);

const defs = [
  linear('wall', [0, 0, 0, floor], [0, '#e9dfcc'], [0.5, '#f4ecdb'], [1, '#d9c8a8']),
  radial(
    'lit',
    [960, 200, 1100],
    [0, '#fff6dc', 0.9],
    [0.35, '#fff3d0', 0.3],
    [0.6, '#b79b6c', 0.1],
    [1, '#6b4a1a', 0.6],
  ),
  linear('recess', [0, 100, 0, floor], [0, '#0f1c54'], [0.5, '#152a72'], [1, '#0c153f']),
  linear('floor', [0, floor, 0, 1080], [0, '#1b3384'], [1, '#0b1230']),
  linear('board', [0, 0, 0, 16], [0, '#a9762b'], [1, palette.bronze]),
  radial('rose', [960, 268, 150], [0, '#fffdf4'], [0.5, palette.glow], [1, palette.amber]),
  radial('halo', [0, 0, 170], [0, '#ffeec2', 0.85], [0.3, '#f6dfa8', 0.32], [1, '#f6dfa8', 0]),
  radial('spill', [0, 0, 440], [0, palette.honey, 0.5], [0.5, palette.honey, 0.16], [1, palette.honey, 0]),
  clip('front', rect(-440, 0, 880, 440, {})),
  radial('corners', [960, 480, 1200], [0.5, palette.night, 0], [1, palette.night, 0.5]),
  ...bays.map((bay, i) => clip(`bay${i}`, path(outline(bay), {}))),
];

const bindings = [
  '#1e40af',
  '#13245f',
  '#3f62c9',
  '#8a5a14',
  '#b98533',
  '#e4d5b5',
  '#f4efe6',
  '#6b430a',
  '#27408f',
  '#93a8e2',
];

/** Paths of all books of one shelf, gathered by colour, and the gilt lines of their spines. */
type Books = { covers: Map<string, string>; gilt: string };

function fillShelf(books: Books, roll: () => number, left: number, right: number, base: number, tall: number): void {
  let x = left + 4;
  while (x < right - 14) {
    const thick = Math.round(11 + roll() * roll() * 30);
    if (x + thick > right - 3) break;
    const high = Math.round(tall * (0.6 + roll() * 0.32));
    const colour = bindings[Math.floor(roll() * bindings.length)] ?? palette.blue;
    const leaning = roll() > 0.95 ? Math.round(high * 0.16) : 0;
    const box = leaning
      ? `M${x} ${base}l${leaning} ${-high}h${thick}l${-leaning} ${high}Z`
      : `M${x} ${base}v${-high}h${thick}v${high}Z`;
    books.covers.set(colour, (books.covers.get(colour) ?? '') + box);
    if (thick > 17 && leaning === 0) {
      const [top, bottom] = [base - Math.round(high * 0.86), base - Math.round(high * 0.16)];
      books.gilt += `M${x + 2} ${top}h${thick - 4}M${x + 2} ${bottom}h${thick - 4}`;
    }
    x += thick + leaning + (roll() > 0.93 ? 12 + Math.round(roll() * 22) : 1);
  }
}

function shelves({ centre, span }: Bay, index: number, rows: number): string {
  const roll = dice(index * 97 + 3);
  const books: Books = { covers: new Map(), gilt: '' };
  const pitch = 104;
  const boards = times(rows, (i) => floor - 34 - i * pitch);
  for (const base of boards) fillShelf(books, roll, centre - span / 2 + 8, centre + span / 2 - 8, base, pitch - 14);
  return group(
    {},
    ...[...books.covers].map(([fill, d]) => path(d, { fill })),
    path(books.gilt, { stroke: palette.honey, strokeWidth: 1.6, opacity: 0.8 }),
    ...boards.map((base) =>
      group(
        { transform: `translate(0 ${base})` },
        rect(centre - span / 2, -96, span, 30, { fill: palette.night, opacity: 0.4 }),
        rect(centre - span / 2, 0, span, 13, { fill: 'url(#board)' }),
        rect(centre - span / 2, 13, span, 6, { fill: palette.night, opacity: 0.5 }),
      ),
    ),
  );
}

function bay(shape: Bay, index: number, rows: number): string {
  const line = (grow: number, stroke: string, strokeWidth: number) =>
    path(outline(shape, grow), { fill: 'none', stroke, strokeWidth });
  return group(
    {},
    path(outline(shape, 34), { fill: '#c9b48a' }),
    path(outline(shape, 31), { fill: '#f8f1e2' }),
    path(outline(shape, 17), { fill: palette.blue }),
    line(24, palette.gold, 1.4),
    path(outline(shape, 6), { fill: '#efe4cc' }),
    path(outline(shape), { fill: 'url(#recess)' }),
    group(
      { clipPath: `url(#bay${index})` },
      shelves(shape, index, rows),
      path(outline(shape), { fill: 'none', stroke: palette.night, strokeWidth: 30, opacity: 0.4 }),
    ),
    line(0, palette.gold, 2),
  );
}

/** The star window above the middle shelves. */
const rose = () =>
  group(
    {},
    circle(960, 268, 118, { fill: '#0a1136', stroke: palette.gold, strokeWidth: 2 }),
    circle(960, 268, 106, { fill: 'url(#rose)' }),
    path(starPolygon([960, 268], 16, 6, 106, 11.25), { stroke: '#5b3a08', strokeWidth: 4, fill: 'none' }),
    circle(960, 268, 106, { fill: 'none', stroke: '#5b3a08', strokeWidth: 4 }),
    circle(960, 268, 74, { fill: 'none', stroke: '#5b3a08', strokeWidth: 3 }),
  );

/** A glass lamp on its chain; the chain is hidden above the arch it hangs in. */
const lamp = (bay: number, x: number, y: number) =>
  group(
    { clipPath: `url(#bay${bay})` },
    group(
      { transform: `translate(${x} ${y})` },
      circle(0, 0, 170, { fill: 'url(#halo)' }),
      path(`M0 ${-y}V-52M-17 -18L0 -52L17 -18`, { stroke: palette.clay, strokeWidth: 1.8, fill: 'none' }),
      path('M-13 -24h26l8 8c12 10 14 22 5 34c-5 7 -14 11 -26 11s-21 -4 -26 -11c-9 -12 -7 -24 5 -34Z', {
        fill: '#fff4d6',
        stroke: palette.gold,
        strokeWidth: 2,
      }),
      path('M-26 6c8 6 44 6 52 0M-21 -15h42', { fill: 'none', stroke: palette.gold, strokeWidth: 1.6 }),
      path('M-9 29h18l-4 9h-10Z', { fill: palette.gold }),
    ),
  );

/** Stars set into the wall between the arches. */
const spandrels = () =>
  [
    [640, 96],
    [1280, 96],
    [420, 168],
    [1500, 168],
  ].map(([x = 0, y = 0]) =>
    group(
      {},
      path(polygon(khatam([x, y], 52, 22.5)), { fill: palette.blue, stroke: palette.gold, strokeWidth: 2 }),
      path(polygon(khatam([x, y], 42, 22.5)), { fill: 'none', stroke: palette.glow, strokeWidth: 1.2 }),
      path(polygon(khatam([x, y], 22)), { fill: palette.honey }),
    ),
  );

const ground = () =>
  group(
    {},
    rect(0, floor, 1920, 180, { fill: 'url(#floor)' }),
    ...[196, 960, 1724].map((x) =>
      group(
        { transform: `translate(${x} ${floor}) scale(1 0.36)`, clipPath: 'url(#front)' },
        circle(0, 0, 440, { fill: 'url(#spill)' }),
      ),
    ),
    path(
      times(25, (i) => `M${960 + (i - 12) * 82} ${floor}L${960 + (i - 12) * 150} 1080`).join('') +
        'M0 926H1920M0 964H1920M0 1018H1920',
      { stroke: palette.mist, strokeWidth: 1.2, opacity: 0.22 },
    ),
    rect(0, floor - 12, 1920, 14, { fill: '#8a6a35' }),
    rect(0, floor - 12, 1920, 3, { fill: palette.glow, opacity: 0.8 }),
  );

export const library = () =>
  picture(
    'Shelves of books under pointed arches',
    defs,
    wash('url(#wall)'),
    wash('url(#lit)'),
    ...spandrels(),
    ...bays.map((shape, i) => bay(shape, i, i === 1 ? 5 : 6)),
    rose(),
    ground(),
    ...[778, 1142].map((x) => lamp(1, x, 400)),
    lamp(0, 196, 340),
    lamp(2, 1724, 340),
    wash('url(#corners)'),
  );

import { dice, khatam, type Point, polar, polygon, regular, star, starPolygon, times } from '../geometry.js';
import { girihField, straps } from '../girih.js';
import { palette } from '../palette.js';
import { circle, clip, group, linear, path, picture, radial, rect, use, wash } from '../svg.js';

const centre: Point = [960, 540];
/** Where the left page's painted frame stands; the right one mirrors it. */
const frame = { x: 640, y: 322, w: 282, h: 436 };
const mirrored = { transform: 'matrix(-1 0 0 1 1920 0)' };

const leaf = (grow: number) =>
  `M960 ${294 + grow}C880 ${268 + grow} 740 ${262 + grow} ${612 - grow} 284V${790 + grow}C740 ${768 + grow} 880 ${774 + grow} 960 ${802 + grow}Z`;

const defs = [
  radial('cloth', [900, 480, 1150], [0, '#2b53c6'], [0.45, '#1b3a9b'], [1, '#0c1743']),
  radial('gilt', [880, 440, 560], [0, '#f9e8bd'], [0.45, palette.honey], [1, '#a9701f']),
  linear(
    'page',
    [600, 0, 960, 0],
    [0, '#f7efdc'],
    [0.2, '#fdf8ec'],
    [0.72, '#fbf4e4'],
    [0.93, '#e3d4b3'],
    [1, '#a8946b'],
  ),
  radial('medal', [770, 520, 170], [0, '#345ed2'], [1, '#152c7c']),
  radial('dark', [930, 510, 1180], [0.42, palette.night, 0], [1, palette.night, 0.74]),
  radial('lamp', [860, 430, 760], [0, '#fff1cf', 0.34], [0.5, '#fff1cf', 0.08], [1, '#fff1cf', 0]),
  clip('inside', rect(frame.x + 28, frame.y + 28, frame.w - 56, frame.h - 56, {})),
  girihField({ id: 'g', period: 132, origin: [36, 12], columns: 15, rows: 9 }),
  girihField({ id: 'p', period: 45.2, origin: [frame.x + 28, frame.y + 14.4], columns: 6, rows: 10 }),
];

const cloth = () =>
  group(
    {},
    wash('url(#cloth)'),
    use('g-star', { fill: '#0f1f5e', opacity: 0.35 }),
    straps('g', { strap: '#2f57c8', edge: '#12266e', wide: 8, rim: 1.4 }),
    use('g-core', { fill: '#10205f', stroke: palette.honey, strokeWidth: 1.4, strokeOpacity: 0.5 }),
    wash('url(#dark)'),
  );

/** The gilded sun behind the book. */
const sun = () =>
  group(
    { strokeLinejoin: 'round' },
    circle(974, 560, 462, { fill: palette.night, opacity: 0.4 }),
    path(polygon(star(centre, 64, 486, 440)), { fill: '#9a6a1c' }),
    path(polygon(star(centre, 32, 462, 436)), { fill: 'url(#gilt)' }),
    circle(...centre, 424, { fill: '#13276f', stroke: palette.bronze, strokeWidth: 3 }),
    path(starPolygon(centre, 32, 11, 412), { stroke: palette.honey, strokeWidth: 1.5, fill: 'none', opacity: 0.75 }),
    circle(...centre, 412, { fill: 'none', stroke: palette.honey, strokeWidth: 2.5 }),
    ...times(32, (i) => circle(...polar(centre, 503, i * 11.25), i % 2 === 0 ? 4.5 : 2.5, { fill: palette.honey })),
    ...times(16, (i) =>
      path(polygon(khatam(polar(centre, 380, i * 22.5), 16, i * 22.5)), {
        fill: palette.honey,
        stroke: '#13276f',
        strokeWidth: 3,
      }),
    ),
  );

const binding = () =>
  group(
    {},
    path(
      'M590 300C740 300 880 310 960 334C1040 310 1180 300 1350 320V850C1190 824 1040 830 972 866C890 826 740 822 590 830Z',
      { fill: palette.night, opacity: 0.5 },
    ),
    path('M588 274H1332V812H588Z', { fill: '#7a2f1a' }),
    path('M588 274H1332V812H588Z', { fill: palette.bronze, stroke: palette.honey, strokeWidth: 2 }),
    both('leaves'),
  );

/** The left half of the block of leaves: three edges below the open page. */
const block = () =>
  group(
    { id: 'leaves', stroke: palette.clay },
    ...[12, 8, 4].map((grow) => path(leaf(grow), { fill: '#e8dcc0' })),
    path(leaf(0), { fill: 'url(#page)' }),
  );

const both = (id: string) => use(id) + use(id, mirrored);

const bead = () => path(polygon(khatam([0, 0], 8.5)), { id: 'bead', fill: palette.blue });

/** Gold between two rules, with lozenges: the frame that both pages carry. */
function border(): string {
  const { x, y, w, h } = frame;
  const box = (inset: number, attributes: Record<string, string | number>) =>
    rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, attributes);
  const at = (bx: number, by: number) => use('bead', { x: bx, y: by });
  const across = times(9, (i) => x + 17 + i * 31);
  const down = times(12, (i) => Math.round(y + 17 + ((i + 1) * (h - 34)) / 13));
  return group(
    { id: 'border' },
    box(-7, { fill: 'none', stroke: palette.blue, strokeWidth: 1.6 }),
    box(0, { fill: palette.blue }),
    box(5, { fill: 'url(#gilt)' }),
    ...across.flatMap((bx) => [at(bx, y + 17), at(bx, y + h - 17)]),
    ...down.flatMap((by) => [at(x + 17, by), at(x + w - 17, by)]),
    box(28, { fill: '#fdf8ec', stroke: palette.blue, strokeWidth: 4 }),
    // The ornament of the outer margin, as in bound books of the time.
    ...[430, 540, 650].map((by, i) =>
      path(polygon(star([x - 19, by], 8, i === 1 ? 10 : 6, i === 1 ? 6 : 3.5)), { fill: palette.gold }),
    ),
  );
}

/** Left: a page of pure ornament around a medallion. */
const carpet = () =>
  group(
    {},
    group(
      { clipPath: 'url(#inside)' },
      rect(frame.x, frame.y, frame.w, frame.h, { fill: '#f3e6c6' }),
      use('p-star', { fill: '#dfe6f8' }),
      straps('p', { strap: '#c8892a', edge: '#7a4d0c', wide: 2.6, rim: 0.5 }),
      use('p-core', { fill: palette.blue }),
    ),
    path(polygon(star([781, 540], 16, 106, 92)), { fill: palette.gold }),
    path(polygon(star([781, 540], 16, 101, 88)), { fill: 'url(#medal)' }),
    path(starPolygon([781, 540], 16, 6, 84, 11.25), { stroke: palette.honey, strokeWidth: 1.5, fill: 'none' }),
    circle(781, 540, 84, { fill: 'none', stroke: palette.honey, strokeWidth: 2 }),
    path(polygon(khatam([781, 540], 34, 22.5)), { fill: palette.honey, stroke: '#fff4d6', strokeWidth: 1.5 }),
    path(polygon(regular([781, 540], 8, 14, 22.5)), { fill: '#152c7c' }),
  );

/** Right: lines of writing, read from the right, with gold marks between the verses and a heading in blue. */
function writing(): string {
  const roll = dice(19);
  const [left, right] = [1040, 1239];
  let ink = '';
  let marks = '';
  for (let line = 0; line < 11; line += 1) {
    const y = 438 + line * 27;
    let x = right;
    while (x > left + 20) {
      const long = Math.round(Math.min(16 + roll() * 46, x - left));
      ink += `M${x} ${y}h${-long}`;
      for (let up = 6; up < long - 4; up += 9 + roll() * 12)
        if (roll() > 0.4) ink += `M${Math.round(x - up)} ${y}v${Math.round(-5 - roll() * 8)}`;
      x -= long + 9;
      if (roll() > 0.86 && x > left + 40) {
        marks += polygon(star([x - 4, y - 3], 8, 8, 5));
        x -= 18;
      }
    }
  }
  return group(
    {},
    rect(1028, 358, 222, 44, { fill: 'url(#medal)', stroke: palette.gold, strokeWidth: 2 }),
    path('M1046 380c0 -10 12 -14 30 -14h126c18 0 30 4 30 14s-12 14 -30 14h-126c-18 0 -30 -4 -30 -14Z', {
      fill: palette.honey,
    }),
    path('M1196 383h-34m-8 0h-52m-8 0h-26M1186 383v-8M1172 383v-9M1144 383v-9M1126 383v-7M1084 383v-9', {
      stroke: '#152c7c',
      strokeWidth: 3,
      strokeLinecap: 'round',
      fill: 'none',
    }),
    path(ink, { stroke: '#2a2118', strokeWidth: 3.2, strokeLinecap: 'round', fill: 'none' }),
    path(marks, { fill: palette.amber, stroke: palette.bronze, strokeWidth: 0.8 }),
  );
}

const ribbon = () =>
  group(
    {},
    path('M966 790C972 850 960 880 968 960L978 944L990 958C984 880 990 850 978 796Z', {
      fill: palette.night,
      opacity: 0.35,
      transform: 'translate(8 8)',
    }),
    path('M954 796C962 850 950 884 956 962L967 946L980 960C972 884 980 850 966 800Z', { fill: '#b4791f' }),
  );

const book = () =>
  group({ transform: 'translate(67.2 37.8) scale(0.93)' }, binding(), both('border'), carpet(), writing(), ribbon());

export const manuscript = () =>
  picture(
    'An open manuscript with a gilded border',
    [...defs, bead(), block(), border()],
    cloth(),
    sun(),
    book(),
    wash('url(#lamp)'),
  );

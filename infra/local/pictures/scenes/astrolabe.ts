import { dice, type Point, polar, polygon, star, times } from '../geometry.js';
import { girihField, straps } from '../girih.js';
import { palette } from '../palette.js';
import { circle, clip, group, linear, path, picture, radial, rect, short, wash } from '../svg.js';

const centre: Point = [960, 548];
const rim = 430;
/** Radius of the equator on the plate; the outer edge is the tropic of Capricorn. */
const tilt = (23.44 * Math.PI) / 180;
const capricorn = 356;
const equator = capricorn * Math.tan((Math.PI / 2 - tilt) / 2);
const cancer = equator * Math.tan((Math.PI / 2 - tilt) / 2);
/** Most surviving plates are engraved for cities near this parallel: Baghdad, Damascus, Fez. */
const latitude = (34 * Math.PI) / 180;

const defs = [
  radial('night', [960, 548, 1150], [0, '#24459f'], [0.45, '#132a76'], [1, '#080e28']),
  radial('brass', [820, 380, 760], [0, '#fbe9bd'], [0.4, '#dfae54'], [0.8, '#a9701f'], [1, '#7a4d0c']),
  radial('plate', [880, 470, 460], [0, '#23429f'], [0.7, '#152c7c'], [1, '#0d1b52']),
  linear('shine', [560, 130, 1360, 960], [0, '#fff6dc', 0.35], [0.45, '#fff6dc', 0], [1, palette.night, 0.4]),
  clip('disc', circle(...centre, capricorn, {})),
  girihField({ id: 'g', period: 150, origin: [60, 40], columns: 13, rows: 8 }),
];

/** Circles of equal height above the horizon, and of equal direction, in stereographic projection from the south pole. */
function engraving(): string {
  const [cx, cy] = centre;
  const heights = times(18, (i) => {
    const height = (i * 5 * Math.PI) / 180;
    const sum = Math.sin(latitude) + Math.sin(height);
    return circle(cx, cy - (equator * Math.cos(latitude)) / sum, (equator * Math.cos(height)) / sum, {
      opacity: i === 0 ? 1 : i % 2 === 0 ? 0.75 : 0.4,
      strokeWidth: i === 0 ? 2.4 : 1.1,
    });
  });
  const zenith = cy - equator * Math.tan((Math.PI / 2 - latitude) / 2);
  const nadir = cy + equator * Math.tan((Math.PI / 2 + latitude) / 2);
  const [middle, half] = [(zenith + nadir) / 2, (nadir - zenith) / 2];
  const directions = times(11, (i) => {
    const shift = half * Math.tan(((i - 5) * 15 * Math.PI) / 180);
    return circle(cx + shift, middle, Math.hypot(half, shift), { opacity: 0.3, strokeWidth: 1 });
  });
  return group(
    { clipPath: 'url(#disc)', fill: 'none', stroke: palette.honey },
    ...directions,
    ...heights,
    ...[cancer, equator].map((r) => circle(...centre, r, { strokeWidth: 1.6, opacity: 0.9 })),
    path(`M${cx - capricorn} ${cy}h${capricorn * 2}M${cx} ${cy - capricorn}v${capricorn * 2}`, {
      strokeWidth: 1.4,
      opacity: 0.8,
    }),
  );
}

const ticks = (inner: (i: number) => number, outer: number, count: number) =>
  times(count, (i) => {
    const [a, b] = [polar(centre, inner(i), (360 * i) / count), polar(centre, outer, (360 * i) / count)];
    return `M${a.map(short).join(' ')}L${b.map(short).join(' ')}`;
  }).join('');

const body = () =>
  group(
    {},
    circle(982, 586, rim + 4, { fill: palette.night, opacity: 0.5 }),
    throne(),
    circle(...centre, rim, { fill: 'url(#brass)', stroke: palette.bronze, strokeWidth: 2 }),
    circle(...centre, rim - 10, { fill: 'none', stroke: palette.bronze, strokeWidth: 1.4 }),
    circle(...centre, rim - 34, { fill: 'none', stroke: palette.bronze, strokeWidth: 1.4 }),
    path(
      ticks((i) => (i % 5 === 0 ? rim - 34 : rim - 24), rim - 10, 360),
      { stroke: palette.bronze, strokeWidth: 1.2 },
    ),
    path(
      ticks(() => capricorn + 6, rim - 34, 72),
      { stroke: palette.bronze, strokeWidth: 1 },
    ),
    circle(...centre, capricorn + 6, { fill: palette.bronze }),
    circle(...centre, capricorn, { fill: 'url(#plate)' }),
  );

/** The pierced head by which the instrument hangs, with its ring. */
const throne = () =>
  group(
    {},
    circle(960, 44, 34, { fill: 'none', stroke: '#c8892a', strokeWidth: 9 }),
    path('M836 142C880 128 900 108 914 88C930 66 990 66 1006 88C1020 108 1040 128 1084 142L1040 196H880Z', {
      fill: 'url(#brass)',
      stroke: palette.bronze,
      strokeWidth: 2,
    }),
    path(polygon(star([960, 110], 8, 20, 11)), { fill: '#132a76', stroke: palette.bronze, strokeWidth: 1 }),
  );

/** The star map that turns over the plate: the ecliptic, its struts, and flame-shaped pointers. */
function rete(): string {
  const [cx, cy] = centre;
  const ecliptic = (capricorn + cancer) / 2;
  const offset = (capricorn - cancer) / 2;
  const roll = dice(23);
  const pointers = times(17, (i) => {
    const angle = i * 21.2 + roll() * 8;
    const [from, to] =
      i % 2 === 0 ? [capricorn - 12, capricorn - 58 - roll() * 46] : [ecliptic * 0.62, ecliptic * 0.36 + roll() * 26];
    const foot = polar(centre, from, angle);
    const tip = polar(centre, to, angle + 7);
    const [a, b] = [polar(foot, 13, angle + 90), polar(foot, 13, angle - 90)];
    const bend = polar(centre, (from + to) / 2, angle - 3);
    return `M${a.map(short).join(' ')}Q${bend.map(short).join(' ')} ${tip.map(short).join(' ')}Q${polar(
      centre,
      (from + to) / 2,
      angle + 9,
    )
      .map(short)
      .join(' ')} ${b.map(short).join(' ')}Z`;
  });
  return group(
    { transform: `rotate(-24 ${cx} ${cy})` },
    group(
      { fill: 'none', stroke: palette.night, strokeOpacity: 0.45, transform: 'translate(6 9)' },
      circle(cx, cy - offset, ecliptic - 16, { strokeWidth: 32 }),
      circle(cx, cy, capricorn - 8, { strokeWidth: 12 }),
    ),
    group(
      { fill: 'none', stroke: 'url(#brass)' },
      circle(cx, cy, capricorn - 7, { strokeWidth: 12 }),
      circle(cx, cy - offset, ecliptic - 16, { strokeWidth: 32 }),
      path(`M${cx - capricorn + 8} ${cy}h${capricorn * 2 - 16}M${cx} ${cy - capricorn + 8}V${cy + capricorn - 8}`, {
        strokeWidth: 13,
      }),
    ),
    path(pointers.join(''), { fill: 'url(#brass)', stroke: palette.bronze, strokeWidth: 0.8 }),
    group(
      { fill: 'none', stroke: palette.bronze, strokeWidth: 1.2 },
      ...[1, 12, 31].map((inset) => circle(cx, cy - offset, ecliptic - inset, {})),
      path(zodiac(cx, cy - offset, ecliptic - 1, ecliptic - 31), {}),
    ),
  );
}

const zodiac = (x: number, y: number, outer: number, inner: number) =>
  times(72, (i) => {
    const [a, b] = [polar([x, y], outer, i * 5), polar([x, y], i % 6 === 0 ? inner : outer - 11, i * 5)];
    return `M${a.map(short).join(' ')}L${b.map(short).join(' ')}`;
  }).join('');

const rule = () =>
  group(
    { transform: `rotate(38 ${centre[0]} ${centre[1]})` },
    rect(centre[0] - rim + 18, centre[1] + 4, (rim - 18) * 2, 16, { fill: palette.night, opacity: 0.4 }),
    path(`M${centre[0] - rim + 12} ${centre[1]}l40 -9h${rim * 2 - 104}l40 9l-40 9h${-(rim * 2 - 104)}Z`, {
      fill: 'url(#brass)',
      stroke: palette.bronze,
      strokeWidth: 1.2,
    }),
    circle(...centre, 25, { fill: 'url(#brass)', stroke: palette.bronze, strokeWidth: 1.6 }),
    path(polygon(star(centre, 8, 19, 12)), { fill: palette.blue, stroke: palette.bronze, strokeWidth: 1 }),
  );

/** Stars of the ground, fewer the brighter. */
function sky(): string {
  const roll = dice(61);
  return times(150, () =>
    circle(roll() * 1920, roll() * 1080, 0.8 + roll() ** 4 * 2.4, { fill: palette.paper, opacity: 0.2 + roll() * 0.5 }),
  ).join('');
}

export const astrolabe = () =>
  picture(
    'An astrolabe on a field of stars',
    defs,
    wash('url(#night)'),
    group({ opacity: 0.3 }, straps('g', { strap: '#3358c0', edge: '#0d1946', wide: 5, rim: 1 })),
    sky(),
    body(),
    engraving(),
    rete(),
    rule(),
    circle(...centre, rim, { fill: 'url(#shine)' }),
  );

import { arch, dice, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, group, linear, path, picture, radial, rect, short, wash } from '../svg.js';

const water = 660;
const spans = 11;
const pitch = 196;
const first = 960 - ((spans - 1) / 2) * pitch;

const defs = [
  linear('sky', [0, 0, 0, 420], [0, '#0b1230'], [0.5, '#152c7c'], [0.85, '#3f5bb8'], [1, '#8c93c6']),
  radial('moonlight', [960, 240, 620], [0, '#dbe5ff', 0.5], [0.4, '#8ea3dc', 0.18], [1, '#8ea3dc', 0]),
  linear('stone', [0, 360, 0, water], [0, '#e9dcc0'], [1, '#b99f70']),
  linear('inside', [0, 430, 0, water], [0, '#7a4d0c'], [0.45, '#e2a948'], [1, '#ffe8b4']),
  linear('gallery', [0, 350, 0, 430], [0, '#8a5a14'], [1, '#f6d68e']),
  linear('river', [0, water, 0, 1080], [0, '#243f9c'], [0.4, '#152a72'], [1, '#080e28']),
  linear(
    'fade',
    [0, water, 0, 1040],
    [0, '#1e40af', 0.22],
    [0.35, '#16307f', 0.55],
    [0.75, '#0d1946', 0.86],
    [1, '#080e28', 1],
  ),
  linear('mist', [0, 250, 0, 420], [0, '#4a64bb'], [1, '#b9b0c2']),
];
const centres = times(spans, (i) => first + i * pitch);

/** Two storeys: great arches on cutwaters below, a lit gallery of small ones above. */
const stonework = () =>
  group(
    {},
    path(`M-20 ${water}V372H1940V${water}Z`, { fill: 'url(#stone)' }),
    path(centres.map((x) => arch(x, water, 128, 104, 84)).join(''), {
      fill: 'url(#inside)',
      stroke: palette.bronze,
      strokeWidth: 2,
    }),
    path(centres.map((x) => arch(x, water, 146, 106, 94)).join(''), {
      fill: 'none',
      stroke: palette.blue,
      strokeWidth: 5,
    }),
    path(centres.map((x) => arch(x, water, 92, 84, 66)).join(''), { fill: '#fff1cf', opacity: 0.55 }),
    rect(-20, 440, 1960, 7, { fill: palette.blue }),
    rect(-20, 449, 1960, 2, { fill: palette.gold }),
    path(times(spans * 3, (i) => arch(first - pitch / 3 + (i * pitch) / 3, 432, 42, 26, 24)).join(''), {
      fill: 'url(#gallery)',
      stroke: palette.bronze,
      strokeWidth: 1.4,
    }),
    rect(-20, 362, 1960, 12, { fill: '#f8f1e2' }),
    rect(-20, 374, 1960, 4, { fill: palette.gold }),
    path(centres.map((x) => `M${x + 98 - 17} ${water}V560L${x + 98} 520L${x + 98 + 17} 560V${water}Z`).join(''), {
      fill: '#cdb68a',
      stroke: '#9c8352',
      strokeWidth: 1,
    }),
    path(centres.map((x) => `M${x + 98} 520L${x + 98 + 17} 560V${water}H${x + 98}Z`).join(''), {
      fill: '#8f774a',
      opacity: 0.7,
    }),
    pavilion(),
  );

const pavilion = () =>
  group(
    {},
    path('M838 446V300L868 276H1052L1082 300V446Z', { fill: '#f1e6cd', stroke: '#9c8352', strokeWidth: 1 }),
    path('M826 302L866 266H1054L1094 302Z', { fill: palette.blue, stroke: palette.gold, strokeWidth: 2 }),
    path(arch(960, 440, 104, 66, 62), { fill: 'url(#gallery)', stroke: palette.blue, strokeWidth: 5 }),
    path([874, 1046].map((x) => arch(x, 440, 40, 62, 36)).join(''), {
      fill: 'url(#gallery)',
      stroke: palette.blue,
      strokeWidth: 4,
    }),
  );

function stars(): string {
  const roll = dice(77);
  return times(90, () =>
    circle(Math.round(roll() * 1920), Math.round(roll() ** 1.4 * 300), 0.7 + roll() ** 3 * 2, {
      fill: palette.paper,
      opacity: 0.25 + roll() * 0.6,
    }),
  ).join('');
}

function ripples(): string {
  const roll = dice(13);
  return times(130, (i) => {
    const y = water + 6 + (i / 130) ** 1.3 * 400;
    const long = 30 + roll() * (60 + i);
    const near = Math.round(roll() * (spans - 1)) * pitch + first;
    const lit = roll() > 0.35;
    return rect(
      Math.round(lit ? near - long / 2 + (roll() - 0.5) * 40 : roll() * 1920),
      Math.round(y),
      Math.round(long),
      1.4 + i / 80,
      {
        rx: 1.5,
        fill: lit ? palette.glow : palette.haze,
        opacity: short((lit ? 0.6 : 0.28) * (1 - i / 190)),
      },
    );
  }).join('');
}

/** Far hills, and cypresses on the other bank. */
function bank(): string {
  const roll = dice(31);
  const cypress = (x: number, y: number, h: number) =>
    `M${short(x)} ${short(y)}c${short(-h * 0.16)} ${short(-h * 0.2)} ${short(-h * 0.1)} ${short(-h * 0.6)} 0 ${short(-h)}c${short(h * 0.1)} ${short(h * 0.4)} ${short(h * 0.16)} ${short(h * 0.8)} 0 ${short(h)}Z`;
  const trees = times(46, (i) => (Math.abs(i - 22.5) < 4 ? '' : cypress(i * 42 + roll() * 30, 392, 50 + roll() * 80)));
  return group(
    {},
    path(
      'M0 330C160 300 250 262 380 286S620 340 760 322S1090 288 1240 318S1500 250 1640 268S1840 312 1920 296V430H0Z',
      { fill: 'url(#mist)', opacity: 0.55 },
    ),
    path('M0 372C200 344 330 330 520 352S900 372 1080 356S1500 332 1640 344S1840 362 1920 350V430H0Z', {
      fill: '#2c479f',
    }),
    path(trees.join(''), { fill: '#12236b' }),
  );
}

const moon = () =>
  group(
    {},
    wash('url(#moonlight)'),
    circle(960, 176, 62, { fill: '#f7f4ea' }),
    ...[110, 168, 236].map((r) =>
      circle(960, 176, r, { fill: 'none', stroke: palette.haze, strokeWidth: 1, opacity: 0.22 }),
    ),
  );

export const bridge = () =>
  picture(
    'A lit bridge of two storeys over a river at night',
    defs,
    wash('url(#sky)'),
    stars(),
    moon(),
    bank(),
    rect(0, water, 1920, 1080 - water, { fill: 'url(#river)' }),
    stonework(),
    group({ transform: `translate(0 ${water * 2}) scale(1 -1)`, opacity: 0.8 }, stonework()),
    rect(0, water, 1920, 1080 - water, { fill: 'url(#fade)' }),
    ripples(),
  );

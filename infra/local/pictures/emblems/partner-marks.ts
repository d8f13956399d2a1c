import { arch, khatam, polar, polygon, star, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, clip, group, path, rect, short } from '../svg.js';
import { emblem, middle } from './emblem.js';

const [cx, cy] = middle;
const { blue, royal, gold, honey, ink, mist, bronze, amber } = palette;
const green = '#1f6b4f';

/** A lamp hanging in a pointed niche. */
export const lantern = () =>
  emblem(
    'A lamp in a niche',
    [],
    path(arch(cx, 440, 300, 210, 190), { fill: royal }),
    path(arch(cx, 424, 260, 194, 164), { fill: 'none', stroke: honey, strokeWidth: 5 }),
    path(`M${cx} 80V196`, { stroke: honey, strokeWidth: 5 }),
    path('M206 196H274L288 224H192Z', { fill: honey }),
    path('M192 224C150 262 150 330 204 366H276C330 330 330 262 288 224Z', { fill: palette.glow }),
    path(polygon(star([cx, 296], 8, 44, 24)), { fill: amber }),
    path('M204 366H276L262 396H218Z', { fill: honey }),
  );

/** A tree whose crown is made of circles about one trunk, with roots that come down from it. */
export function banyan(): string {
  const crown = [0, 30, 60, 90, 120, 150, 180].map((turn) => {
    const [x, y] = polar([cx, 236], 128, turn + 180);
    return circle(x, y, 62, { fill: green });
  });
  const roots = [-120, -84, -48, 48, 84, 120].map((x) => `M${cx + x} 262V${424 - Math.abs(x) / 3}`);
  return emblem(
    'A banyan tree',
    [],
    ...crown,
    circle(cx, 196, 108, { fill: green }),
    rect(cx - 130, 236, 260, 28, { fill: green }),
    path(`M${cx - 26} 250V424H${cx + 26}V250Z`, { fill: bronze }),
    path(roots.join(''), { fill: 'none', stroke: bronze, strokeWidth: 11, strokeLinecap: 'round' }),
    path('M84 436H396', { stroke: bronze, strokeWidth: 10, strokeLinecap: 'round' }),
    path(polygon(khatam([cx, 190], 46)), { fill: 'none', stroke: palette.paper, strokeWidth: 5 }),
  );
}

/** Five petals, each two arcs that meet in a tip. */
export function jasmine(): string {
  const petal = (turn: number) => {
    const at = (radius: number, off: number) =>
      polar(middle, radius, turn + off)
        .map(short)
        .join(' ');
    return `M${at(46, 0)}C${at(120, -34)} ${at(190, -30)} ${at(208, 0)}C${at(190, 30)} ${at(120, 34)} ${at(46, 0)}Z`;
  };
  const turns = times(5, (i) => i * 72 - 90);
  return emblem(
    'A jasmine flower',
    [],
    path(turns.map(petal).join(''), { fill: blue }),
    group(
      { stroke: mist, strokeWidth: 5, strokeLinecap: 'round' },
      ...turns.map((turn) =>
        path(`M${polar(middle, 78, turn).map(short).join(' ')}L${polar(middle, 150, turn).map(short).join(' ')}`, {}),
      ),
    ),
    circle(cx, cy, 34, { fill: honey }),
    path(polygon(star(middle, 5, 20, 9, -90)), { fill: bronze }),
  );
}

/** Two streams that part around an island and meet again. */
export function rivers(): string {
  const wave = (y: number, swing: number) =>
    `M24 ${y}C112 ${y - swing} 168 ${y - swing} 240 ${y}S368 ${y + swing} 456 ${y}`;
  const streams = [150, 198, 246, 294, 342];
  return emblem(
    'Two rivers',
    [clip('disc', circle(cx, cy, 204, {}))],
    circle(cx, cy, 204, { fill: ink }),
    group(
      { clipPath: 'url(#disc)', fill: 'none', strokeWidth: 17 },
      ...streams.map((y) => path(wave(y, 92), { stroke: palette.azure })),
      ...streams.map((y, i) => path(wave(y, -92), { stroke: i % 2 === 0 ? honey : palette.haze, strokeOpacity: 0.9 })),
    ),
    circle(cx, cy, 208, { fill: 'none', stroke: ink, strokeWidth: 16 }),
  );
}

/** An open book from which the lines go on as rays. */
export function readingCircle(): string {
  const rays = times(9, (i) => {
    const turn = 198 + i * 18;
    return `M${polar([cx, 300], 128, turn).map(short).join(' ')}L${polar([cx, 300], i % 2 === 0 ? 232 : 196, turn)
      .map(short)
      .join(' ')}`;
  });
  const page = (sign: 1 | -1) => {
    const x = (off: number) => cx + sign * off;
    return `M${cx} 330C${x(54)} 296 ${x(124)} 292 ${x(184)} 312V412C${x(124)} 392 ${x(54)} 396 ${cx} 430Z`;
  };
  return emblem(
    'An open book',
    [],
    path(rays.join(''), { stroke: gold, strokeWidth: 12, strokeLinecap: 'round' }),
    circle(cx, 258, 44, { fill: amber }),
    path(page(1) + page(-1), { fill: gold, stroke: palette.paper, strokeWidth: 6, strokeLinejoin: 'round' }),
    path(
      'M82 340C132 322 190 328 226 350M82 368C132 350 190 356 226 378M398 340C348 322 290 328 254 350M398 368C348 350 290 356 254 378',
      {
        fill: 'none',
        stroke: palette.glow,
        strokeWidth: 5,
        strokeLinecap: 'round',
      },
    ),
  );
}

/** A sail before the sun, over three lines of sea. */
export const harbour = () =>
  emblem(
    'A sail before the sun',
    [],
    circle(cx, 226, 150, { fill: '#c9d3ee' }),
    path('M252 62C330 130 362 214 366 316H252Z', { fill: blue }),
    path('M228 110C182 176 156 240 146 316H228Z', { fill: mist }),
    path('M112 338H372C356 378 326 396 296 396H188C154 396 128 374 112 338Z', { fill: ink }),
    path('M80 424H400M124 448H356', { stroke: blue, strokeWidth: 9, strokeLinecap: 'round' }),
  );

import { khatam, type Point, polar, polygon, polyline, times } from './geometry.js';
import { palette } from './palette.js';
import { circle, element, group, path, rect } from './svg.js';

const centre: Point = [32, 32];

/** Corners of the two squares whose sides are woven: the upright one and the one on its tip. */
const squares = [45, 0].map((turn) => times(4, (i) => polar(centre, 22.5, turn + i * 90)));

/** The stretch of a side around one of its two crossings with the other square. */
function crossing(from: Point, to: Point, half: number): string {
  const place = 1 - Math.SQRT1_2;
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return polyline([at(place - half), at(place + half)]);
}

/** Each side of either square goes over the other at its first crossing and under it at its second. */
const overpasses = (half: number) =>
  squares
    .flatMap((corners) => corners.map((corner, i) => crossing(corner, corners[(i + 1) % 4] ?? corner, half)))
    .join('');

function knot(): string {
  const both = squares.map(polygon).join('');
  const strand = (d: string, stroke: string, strokeWidth: number) => path(d, { stroke, strokeWidth });
  return group(
    { fill: 'none', strokeLinejoin: 'miter' },
    strand(both, palette.paper, 3),
    strand(overpasses(0.13), palette.blue, 6),
    strand(overpasses(0.15), palette.paper, 3),
  );
}

const drawing = (side: number, title: string, ...layers: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, role: 'img' },
    element('title', {}, title),
    ...layers,
  );

const badge = () =>
  path(polygon(khatam(centre, 31)), {
    fill: palette.blue,
    stroke: palette.paper,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  });

const heart = (radius: number) => path(polygon(khatam(centre, radius)), { fill: '#e2b45c' });

/** The knot on its own star: its pale outline keeps the shape on ink, its fill keeps it on paper. */
const mark = () => badge() + knot() + heart(7);

export const logo = () => drawing(64, 'Majlis', mark());

/** For sixteen pixels: the same star with nothing in it that would blur. */
export const favicon = () =>
  drawing(
    64,
    'Majlis',
    path(polygon(khatam(centre, 32)), { fill: palette.blue }),
    path(polygon(khatam(centre, 21)), { fill: palette.paper }),
    circle(32, 32, 8, { fill: palette.blue }),
  );

/** A square icon for home screens; `share` is the part of its side that the mark may take. */
export const icon = (ground: string, share: number) =>
  drawing(
    64,
    'Majlis',
    rect(0, 0, 64, 64, { fill: ground }),
    group({ transform: `translate(${32 - 32 * share} ${32 - 32 * share}) scale(${share})` }, mark()),
  );

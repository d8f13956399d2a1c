import { short } from './svg.js';

export type Point = readonly [x: number, y: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angles are in degrees, clockwise from the right, as in SVG. */
export function polar([cx, cy]: Point, radius: number, degrees: number): Point {
  return [cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees))];
}

/** `count` numbers from 0 on, through `map`. */
export const times = <T>(count: number, map: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => map(i));

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export const polyline = (points: readonly Point[]) => polygon(points).slice(0, -1);

export const regular = (centre: Point, sides: number, radius: number, turn = 0): Point[] =>
  times(sides, (i) => polar(centre, radius, turn + (360 * i) / sides));

/** A star of `points` points: outer and inner radius alternate. */
export const star = (centre: Point, points: number, outer: number, inner: number, turn = 0): Point[] =>
  times(points * 2, (i) => polar(centre, i % 2 === 0 ? outer : inner, turn + (180 * i) / points));

/** The outline of two equal squares laid over each other, one turned by an eighth. */
export const khatam = (centre: Point, radius: number, turn = 0): Point[] =>
  star(centre, 8, radius, radius * (Math.SQRT1_2 / Math.cos(Math.PI / 8)), turn);

/** The star polygon {points/step} as closed strokes, each point joined to the one `step` further on. */
export function starPolygon(centre: Point, points: number, step: number, radius: number, turn = 0): string {
  return times(points, (i) => {
    const [ax, ay] = polar(centre, radius, turn + (360 * i) / points);
    const [bx, by] = polar(centre, radius, turn + (360 * (i + step)) / points);
    return `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`;
  }).join('');
}

/** A four-centred pointed arch standing on `base`: steep shoulders, then nearly straight to the tip. */
export function arch(centre: number, base: number, span: number, springing: number, rise: number): string {
  const half = span / 2;
  const spring = base - springing;
  const tip = spring - rise;
  const at = (x: number, y: number) => `${short(x)} ${short(y)}`;
  const left = `C${at(centre - half, spring - rise * 0.58)} ${at(centre - half * 0.62, spring - rise * 0.8)} ${at(centre, tip)}`;
  const right = `C${at(centre + half * 0.62, spring - rise * 0.8)} ${at(centre + half, spring - rise * 0.58)} ${at(centre + half, spring)}`;
  return `M${at(centre - half, base)}V${short(spring)}${left}${right}V${short(base)}Z`;
}

/** Numbers from 0 to 1 that look random and are the same at every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

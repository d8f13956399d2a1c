import { type Point, polar, times } from '../geometry.js';
import { group, path, short } from '../svg.js';

export type WovenStar = { points: number; step: number; radius: number; wide: number; rim: number };

/**
 * The star polygon {points/step} as straps that pass over and under each other in turn. Every strap is the same one turned:
 * the place at which it meets its neighbour is the mirror image of where that one meets it, so what lies above there lies
 * below here.
 */
export function wovenStar(centre: Point, star: WovenStar, strap: string, edge: string): string {
  const { points, step, radius, wide, rim } = star;
  const half = (Math.PI * step) / points;
  const distance = radius * Math.cos(half);
  const strands = times(points, (i) => {
    const direction = (360 * (i + step / 2)) / points; // so that a point lies at 0 degrees
    const foot = polar(centre, distance, direction);
    return (along: number) => polar(foot, along, direction + 90);
  });
  const whole = strands.map((at) => stretch(at(-radius * Math.sin(half)), at(radius * Math.sin(half)))).join('');
  const above = (more: number) =>
    strands.map((at) => crossings(star, distance, more).map(([from, to]) => stretch(at(from), at(to)))).join('');
  const draw = (d: string, width: number, stroke: string) => path(d, { stroke, strokeWidth: width });
  return group(
    { fill: 'none' },
    draw(whole, wide + 2 * rim, edge),
    draw(whole, wide, strap),
    draw(above(0), wide + 2 * rim, edge),
    draw(above(rim), wide, strap),
  );
}

/** From where to where along a strap it lies above another, `more` pixels longer than it must. */
function crossings({ points, step, wide, rim }: WovenStar, distance: number, more: number): [number, number][] {
  return times(step * 2 - 1, (i) => i - step + 1)
    .filter((neighbour) => neighbour !== 0)
    .flatMap((neighbour, place) => {
      if (place % 2 === 1) return [];
      const angle = (2 * Math.PI * neighbour) / points;
      const at = distance * Math.tan(angle / 2);
      const reach = (wide / 2 + rim) / Math.abs(Math.sin(angle)) + wide * 0.3 + more;
      return [[at - reach, at + reach]];
    });
}

const stretch = (from: Point, to: Point) => `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`;

import { type Point, polar, polygon, polyline, star, times } from './geometry.js';
import { element, group, use } from './svg.js';

/**
 * Eight-fold strapwork on the tiling of octagons and squares. Strands leave the middle of each edge at 67.5 degrees,
 * make an eight-pointed star {8/3} in the octagon and a four-pointed one in the square, and pass over and under in turn.
 * The tile's centre is the octagon's; its squares stand on the corners.
 */
function girihTile(period: number) {
  const apothem = period / 2;
  const distance = apothem * Math.cos((67.5 * Math.PI) / 180);
  const corner = apothem * (1 - Math.SQRT1_2);
  const bend = corner * (1 - Math.tan(Math.PI / 8));

  const along = (chord: number, from: number, to: number): Point[] =>
    [from, to].map((offset) => {
      const [x, y] = polar([0, 0], distance, chord * 45 + 67.5);
      const [dx, dy] = polar([0, 0], distance * offset, chord * 45 + 157.5);
      return [x + dx, y + dy];
    });
  const chords = (from: number, to: number) => times(8, (i) => polyline(along(i, from, to))).join('');
  const end = 1 + Math.SQRT2;
  const turn = times(4, (i): string => {
    const [c, s] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
    const at = (x: number, y: number): Point => [apothem + x * c - y * s, apothem + x * s + y * c];
    return polyline([at(-corner, -corner), at(0, -bend), at(corner, -corner)]);
  }).join('');

  return {
    strands: chords(-end - 0.02, end + 0.02) + turn,
    crossings: chords(-1.3, -0.7) + chords(0.12, 0.7) + chords(end - 0.66, end + 0.66),
    star: polygon(star([0, 0], 8, apothem, distance * Math.SQRT2)),
    core: polygon(times(8, (i) => polar([0, 0], distance / Math.cos(Math.PI / 8), i * 45 + 45))),
  };
}

type Field = { id: string; period: number; origin: Point; columns: number; rows: number };

/** Definitions of a whole field: `<id>-strands`, `-crossings`, `-star` and `-core`, to be used with any stroke or fill. */
export function girihField({ id, period, origin: [x0, y0], columns, rows }: Field): string {
  const tile = girihTile(period);
  return Object.entries(tile)
    .map(([part, d]) => {
      const name = `${id}-${part}`;
      const row = times(columns, (i) =>
        i === 0 ? element('path', { id: `${name}-1`, d }) : use(`${name}-1`, { x: i * period }),
      );
      const more = times(rows - 1, (i) => use(`${name}-r`, { y: (i + 1) * period }));
      return group({ id: name, transform: `translate(${x0} ${y0})` }, group({ id: `${name}-r` }, ...row), ...more);
    })
    .join('');
}

type Straps = { strap: string; edge: string; wide: number; rim: number; opacity?: number };

/** Draws a field's strands as straps with an edge, woven over and under. */
export function straps(id: string, { strap, edge, wide, rim, opacity }: Straps): string {
  const layer = (part: string) => [
    use(`${id}-${part}`, { stroke: edge, strokeWidth: wide + 2 * rim }),
    use(`${id}-${part}`, { stroke: strap, strokeWidth: wide }),
  ];
  return group({ fill: 'none', opacity }, ...layer('strands'), ...layer('crossings'));
}

import { dice, khatam, type Point, polar, polygon, regular, starPolygon, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, group, linear, path, picture, radial, rect, short, use, wash } from '../svg.js';

const centre: Point = [960, 540];
const rows = times(11, (i) => 268 + i * 84);
const apothem = (radius: number) => radius / Math.cos(Math.PI / 8);

/** A seat as seen from above, facing the table to its right: shadow, cushion, back. */
const seat = () =>
  group(
    { id: 'seat' },
    rect(-21, -13, 42, 36, { rx: 9, fill: palette.night, opacity: 0.38 }),
    rect(-22, -18, 42, 36, { rx: 10 }),
    rect(-26, -19, 13, 38, { rx: 6, fill: palette.night, fillOpacity: 0.28 }),
  );

const defs = [
  radial('floor', [960, 540, 1150], [0, '#2b51c2'], [0.4, '#1c3b9e'], [0.75, '#132a76'], [1, '#0c1848']),
  radial('lamp', [960, 540, 560], [0, '#fff3d2', 0.62], [0.36, '#f6dfa8', 0.26], [1, '#f6dfa8', 0]),
  radial('table', [910, 490, 230], [0, '#fffdf7'], [0.6, '#f4efe6'], [1, '#d9c9aa']),
  linear('slant', [360, 0, 1560, 1080], [0, '#fff1cf', 0.14], [0.5, '#ffffff', 0], [1, palette.night, 0.42]),
  radial('edge', [960, 540, 1120], [0.45, palette.night, 0], [1, palette.night, 0.6]),
  seat(),
];

/** The hall goes down in octagonal steps; each has a bright nosing and a shadow on the next. */
const steps = () =>
  [...rows].reverse().map((radius, i) => {
    const ring = (grow: number) => polygon(regular(centre, 8, apothem(radius - 40 + grow), 22.5));
    return group(
      {},
      path(ring(9), { fill: palette.night, opacity: 0.3 }),
      path(ring(0), {
        fill: i % 2 === 0 ? '#1d3fa9' : '#19368f',
        fillOpacity: 0.75,
        stroke: palette.honey,
        strokeOpacity: 0.4,
        strokeWidth: 1.4,
      }),
    );
  });

/** Most seats are paper and sand; a few are blue or gold, as if their people had just stood up to speak. */
function cushion(roll: number): string {
  if (roll < 0.1) return palette.honey;
  if (roll < 0.24) return '#7f9be8';
  return roll < 0.62 ? palette.sand : '#e6dcc8';
}

function seats(): string {
  const roll = dice(41);
  const byColour = new Map<string, string[]>();
  for (const radius of rows)
    for (let side = 0; side < 8; side += 1) {
      const length = 2 * radius * Math.tan(Math.PI / 8) - 62;
      const count = Math.floor((length + 10) / 56);
      for (let i = 0; i < count; i += 1) {
        const colour = cushion(roll());
        const [x, y] = along(radius, side * 45, (i - (count - 1) / 2) * (length / count));
        if (x < -40 || x > 1960 || y < -40 || y > 1120) continue;
        const placed = use('seat', {
          transform: `translate(${short(x)} ${short(y)}) rotate(${(side * 45 + 180) % 360})`,
        });
        byColour.set(colour, [...(byColour.get(colour) ?? []), placed]);
      }
    }
  return [...byColour].map(([fill, list]) => group({ fill }, ...list)).join('');
}

/** The point at `offset` along the side of an octagon that faces `degrees`. */
function along(radius: number, degrees: number, offset: number): Point {
  return polar(polar(centre, radius, degrees), offset, degrees + 90);
}

/** The eight aisles run from the corners of the octagon. */
const aisles = () =>
  times(8, (i) => {
    const runner = (half: number) =>
      polygon([
        along(190, i * 45 + 22.5, -half),
        along(1300, i * 45 + 22.5, -half),
        along(1300, i * 45 + 22.5, half),
        along(190, i * 45 + 22.5, half),
      ]);
    return (
      path(runner(13), { fill: palette.gold, opacity: 0.32 }) +
      path(runner(7), { fill: 'none', stroke: palette.glow, strokeWidth: 1.2, opacity: 0.5 })
    );
  });

function table(): string {
  const inlay = (radius: number, attributes: Record<string, string | number>, turn = 22.5) =>
    path(polygon(khatam(centre, radius, turn)), { strokeLinejoin: 'round', ...attributes });
  return group(
    {},
    circle(974, 562, 166, { fill: palette.night, opacity: 0.45 }),
    circle(...centre, 166, { fill: '#7a5212' }),
    circle(...centre, 162, { fill: 'url(#table)' }),
    circle(...centre, 150, { fill: 'none', stroke: palette.gold, strokeWidth: 2 }),
    inlay(108, { fill: '#e9d9b4', stroke: palette.gold, strokeWidth: 2 }),
    path(starPolygon(centre, 8, 3, 108, 22.5), { stroke: palette.gold, strokeWidth: 1.6, fill: 'none' }),
    inlay(56, { fill: palette.blue, stroke: palette.gold, strokeWidth: 2 }, 0),
    inlay(30, { fill: palette.honey }),
    circle(...centre, 10, { fill: palette.paper }),
    ...papers(),
  );
}

/** A sheet before each of the sixteen places, none of them quite straight. */
function papers(): string[] {
  const roll = dice(7);
  return times(16, (i) => {
    const [x, y] = polar(centre, 130, i * 22.5 + 11.25);
    const lines = [-5, -1, 3].map((dx) => `M${dx} -8V${5 + Math.round(roll() * 4)}`).join('');
    return group(
      { transform: `translate(${short(x)} ${short(y)}) rotate(${short(i * 22.5 + 11.25 + (roll() - 0.5) * 26)})` },
      rect(-8, -11, 19, 25, { fill: palette.night, opacity: 0.18 }),
      rect(-10, -13, 19, 25, { fill: '#ffffff' }),
      path(lines, { stroke: palette.mist, strokeWidth: 1.4 }),
    );
  });
}

export const assembly = () =>
  picture(
    'Rows of seats around a round table, seen from above',
    defs,
    wash('url(#floor)'),
    ...steps(),
    ...aisles(),
    wash('url(#lamp)'),
    seats(),
    wash('url(#slant)'),
    table(),
    wash('url(#edge)'),
  );

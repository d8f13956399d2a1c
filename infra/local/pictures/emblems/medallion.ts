import { khatam, polar, polygon, regular, star, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, group, path, radial, rect, short } from '../svg.js';
import { emblem, middle, side } from './emblem.js';
import { wovenStar } from './woven-star.js';

const tones = {
  night: { light: '#24459f', deep: palette.night, field: '#15286b', strap: palette.honey, line: palette.mist },
  royal: { light: palette.azure, deep: '#13245f', field: palette.royal, strap: palette.glow, line: palette.haze },
  sand: { light: '#fffdf8', deep: '#e4d6bb', field: palette.sand, strap: palette.blue, line: palette.clay },
  amber: { light: '#dba64a', deep: palette.bronze, field: '#8f5a10', strap: palette.paper, line: palette.glow },
  haze: { light: '#f2f5fd', deep: '#a9b8e2', field: palette.haze, strap: palette.royal, line: palette.azure },
  ink: { light: '#2b3a5c', deep: palette.ink, field: '#172340', strap: palette.sand, line: palette.clay },
} as const;

const rings = { beads, rays, scallops, diamonds };

export type Medallion = {
  tone: keyof typeof tones;
  /** The star polygon {points/step} in the middle. */
  points: number;
  step: number;
  ring: keyof typeof rings;
};

type Tone = (typeof tones)[keyof typeof tones];

/** About so many ornaments are in a ring, whatever the number of points. */
const around = (points: number) => points * Math.max(2, Math.round(32 / points));

/** A point of the star is at the top. */
const upright = `rotate(-90 ${middle.join(' ')})`;

const outer = 206;
const inner = 168;

/** A roundel in place of a portrait: nobody is shown who does not exist, and no two are the same. */
export function medallion({ tone, points, step, ring }: Medallion): string {
  const colours = tones[tone];
  const heart = inner * Math.cos((Math.PI * step) / points);
  return emblem(
    'A geometric medallion',
    [
      radial('ground', [190, 150, 420], [0, colours.light], [1, colours.deep]),
      radial('field', [210, 190, 230], [0, colours.light], [0.55, colours.field], [1, colours.deep]),
    ],
    rect(0, 0, side, side, { fill: 'url(#ground)' }),
    circle(...middle, outer + 7, { fill: colours.deep, stroke: colours.strap, strokeWidth: 2.5 }),
    group({ transform: upright }, sunburst(points, colours), rings[ring](points, colours)),
    circle(...middle, inner, { fill: 'url(#field)' }),
    group(
      { transform: upright },
      petals(points, heart, colours),
      wovenStar(middle, { points, step, radius: inner - 3, wide: 9, rim: 2.6 }, colours.strap, colours.deep),
      circle(...middle, inner, { fill: 'none', stroke: colours.deep, strokeWidth: 2 }),
      circle(...middle, inner + 4, { fill: 'none', stroke: colours.strap, strokeWidth: 6 }),
      core(points, heart, colours),
    ),
  );
}

/** Faint straps that go on beyond the rim, as if the roundel were cut from an endless pattern. */
function sunburst(points: number, { line }: Tone): string {
  const lines = times(points * 2, (i) => {
    const from = polar(middle, outer, (180 * i) / points);
    return `M${from.map(short).join(' ')}L${polar(middle, side, (180 * i) / points + 14)
      .map(short)
      .join(' ')}M${from.map(short).join(' ')}L${polar(middle, side, (180 * i) / points - 14)
      .map(short)
      .join(' ')}`;
  });
  return path(lines.join(''), { fill: 'none', stroke: line, strokeWidth: 2, opacity: 0.4 });
}

function petals(points: number, heart: number, { line, deep }: Tone): string {
  const width = Math.min(16, 150 / points);
  const shapes = times(points, (i) => {
    const direction = (360 * (i + 0.5)) / points;
    const at = (radius: number, off: number) => polar(middle, radius, direction + off);
    return polygon([at(heart * 1.04, 0), at(inner * 0.72, -width), at(inner * 0.97, 0), at(inner * 0.72, width)]);
  });
  return path(shapes.join(''), { fill: line, fillOpacity: 0.32, stroke: deep, strokeOpacity: 0.5, strokeWidth: 1 });
}

function core(points: number, heart: number, { strap, deep, light, line }: Tone): string {
  const radius = Math.max(30, heart * 0.78);
  return group(
    { strokeLinejoin: 'round' },
    path(polygon(star(middle, points, radius, radius * 0.72)), { fill: deep, stroke: strap, strokeWidth: 2.5 }),
    path(polygon(regular(middle, points, radius * 0.6)), {
      fill: light,
      fillOpacity: 0.55,
      stroke: line,
      strokeWidth: 1,
    }),
    path(polygon(khatam(middle, radius * 0.4, 22.5)), { fill: strap }),
  );
}

const band = (outer + inner + 8) / 2;

function beads(points: number, { strap, line }: Tone): string {
  const count = around(points) * 2;
  const perPoint = count / points;
  return times(count, (i) =>
    circle(...polar(middle, band, (360 * i) / count), i % perPoint === 0 ? 9 : 3.6, {
      fill: i % perPoint === 0 ? strap : line,
    }),
  ).join('');
}

function rays(points: number, { strap, line }: Tone): string {
  const spikes = (count: number, length: number, turn: number) =>
    path(
      times(count, (i) => {
        const at = (radius: number, off: number) => polar(middle, radius, turn + (360 * i) / count + off);
        return polygon([at(inner, -90 / count), at(inner + length, 0), at(inner, 90 / count)]);
      }).join(''),
      { fill: length > 30 ? strap : line },
    );
  return spikes(points * 2, 28, 90 / points) + spikes(points * 2, 38, 0);
}

function scallops(points: number, { strap, field, line }: Tone): string {
  const count = around(points);
  const size = (Math.PI * band) / count;
  return times(count, (i) => {
    const [x, y] = polar(middle, inner + 6, (360 * i) / count);
    const scallop = circle(x, y, size * 1.05, { fill: field, stroke: strap, strokeWidth: 2.5 });
    return scallop + circle(...polar(middle, inner + 4 + size * 0.6, (360 * i) / count), 2.6, { fill: line });
  }).join('');
}

function diamonds(points: number, { strap, line }: Tone): string {
  const count = around(points);
  const shape = (size: number, turn: number, fill: string) =>
    path(
      times(count, (i) => {
        const direction = turn + (360 * i) / count;
        const wide = (280 / count) * (size / 17);
        return polygon([
          polar(middle, band - size, direction),
          polar(middle, band, direction + wide / 2),
          polar(middle, band + size, direction),
          polar(middle, band, direction - wide / 2),
        ]);
      }).join(''),
      { fill },
    );
  return shape(17, 0, strap) + shape(7, 180 / count, line);
}

import { arch, khatam, polygon, times } from '../geometry.js';
import { palette } from '../palette.js';
import { circle, group, linear, path, picture, radial, wash } from '../svg.js';

/** Where all lines of the covered street meet. */
const far = { x: 960, y: 668 };
const bays = 10;
const depth = (bay: number) => 1.5 * 0.735 ** bay;

/** The street's section `bay` arches away from us. */
const vault = (bay: number, grow = 1) => {
  const scale = depth(bay);
  return arch(far.x, far.y + 330 * scale, 900 * scale * grow, 560 * scale, 330 * scale * grow);
};

/** From the dark near us to the light at the end of the street. */
const stones = [
  '#0b1440',
  '#10205c',
  '#172c78',
  '#1f3b93',
  '#2a4eab',
  '#3c5bb3',
  '#6f7fb9',
  '#a79a9c',
  '#d3ae71',
  '#ecca8a',
];
const edges = [
  '#1e40af',
  '#2a50c0',
  '#3f62c9',
  '#5f7bcf',
  '#8ea3dc',
  '#b6b9d6',
  '#dcc9a8',
  '#ecd09a',
  '#f3dcae',
  '#f9e8c4',
];

const defs = [
  radial('end', [960, 640, 150], [0, '#ffffff'], [0.5, '#fff4d6'], [1, '#f6dfa8']),
  radial(
    'glow',
    [960, 640, 760],
    [0, '#fff1cf', 0.6],
    [0.25, '#f6dfa8', 0.28],
    [0.7, palette.honey, 0.06],
    [1, palette.honey, 0],
  ),
  radial('lit', [960, 640, 900], [0, '#fff1cf', 0.9], [0.35, '#ecca8a', 0.85], [1, '#b98533', 0.75]),
  linear('street', [0, 690, 0, 1080], [0, '#f3d79c'], [0.14, '#b98d4c'], [0.45, '#3a4a93'], [1, '#101c54']),
  radial('dark', [960, 640, 1120], [0.45, palette.night, 0], [1, palette.night, 0.7]),
];

/** One bay: its arch, a painted band along it, and shops on both sides that the next bay does not hide. */
function bay(index: number): string {
  const scale = depth(index);
  const stone = stones[index] ?? palette.paper;
  const edge = edges[index] ?? palette.paper;
  return group(
    {},
    path(vault(index), { fill: stone }),
    path(vault(index, 0.985), { fill: 'none', stroke: edge, strokeWidth: 5 * scale + 0.6, opacity: 0.8 }),
    path(vault(index, 0.945), { fill: 'none', stroke: palette.amber, strokeWidth: 1.6 * scale + 0.3, opacity: 0.75 }),
    ...[-1, 1].map((side) => shop(index, side)),
    keystone(index, edge),
  );
}

const keystone = (index: number, fill: string) => {
  const scale = depth(index);
  const y = far.y - 470 * scale;
  return (
    path(`M${far.x} ${Math.round(y)}V${Math.round(y + 96 * scale)}`, {
      stroke: palette.amber,
      strokeWidth: 2 * scale,
    }) +
    path(polygon(khatam([far.x, y], 26 * scale)), { fill, stroke: palette.amber, strokeWidth: 1.5 * scale }) +
    circle(far.x, y + 112 * scale, 46 * scale, { fill: '#fff1cf', opacity: 0.16 }) +
    path(polygon(khatam([far.x, y + 112 * scale], 20 * scale, 22.5)), {
      fill: '#fff1cf',
      stroke: palette.amber,
      strokeWidth: 2 * scale,
    })
  );
};

type Place = (scale: number, x: number, y: number) => [number, number];

/** What stands on the upper shelf. */
const jars = (near: number, next: number, at: Place) =>
  times(4, (i) => {
    const a = near + (next - near) * (0.1 + i * 0.22);
    const b = a + (next - near) * 0.14;
    const tall = i % 2 === 0 ? -96 : -82;
    return polygon([
      at(a, 436, -40),
      at(a, 436, tall + 14),
      at((a + b) / 2, 436, tall),
      at(b, 436, tall + 14),
      at(b, 436, -40),
    ]);
  }).join('');

/** A lit shop with bales of cloth on its counter, seen steeply from the side. */
function shop(index: number, side: number): string {
  const [near, next] = [depth(index) * 0.93, depth(index + 1) * 1.04];
  const at: Place = (scale, x, y) => [far.x + side * x * scale, far.y + y * scale];
  const wall = (top: number, bottom: number) =>
    polygon([at(near, 436, top), at(next, 436, top), at(next, 436, bottom), at(near, 436, bottom)]);
  const goods = times(6, (i) => {
    const scale = near + (next - near) * (0.12 + i * 0.15);
    const [x, y] = at(scale, 420, 92);
    return circle(x, y, 26 * scale, { fill: ['#e2b45c', '#f4efe6', '#8ea3dc'][i % 3] ?? palette.sand });
  });
  return group(
    {},
    path(wall(-150, 210), { fill: 'url(#lit)' }),
    path(wall(-40, -26) + wall(-150, -140), { fill: palette.bronze }),
    path(jars(near, next, at), { fill: index % 2 === 0 ? palette.blue : palette.royal }),
    path(wall(110, 330), { fill: '#6b430a', opacity: 0.85 }),
    ...goods,
  );
}

const street = () => {
  const joints = times(15, (i) => `M960 668L${960 + (i - 7) * 190} 1180`).join('');
  const courses = times(9, (i) => `M0 ${Math.round(far.y + 345 * depth(i))}H1920`).join('');
  return group(
    {},
    path('M960 668L2400 1180H-480Z', { fill: 'url(#street)' }),
    path(joints + courses, { stroke: palette.night, strokeWidth: 1.5, opacity: 0.22 }),
  );
};

export const souk = () =>
  picture(
    'A covered market street that leads into the light',
    defs,
    wash('#080e28'),
    ...times(bays, bay),
    street(),
    path(arch(960, 690, 60, 40, 24), { fill: 'url(#end)' }),
    wash('url(#glow)'),
    wash('url(#dark)'),
  );

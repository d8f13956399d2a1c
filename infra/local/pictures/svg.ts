const width = 1920;
const height = 1080;

type Attributes = Record<string, string | number | undefined>;

/** One decimal is a tenth of a pixel at full size: finer than anybody sees, and a third of the bytes. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const write = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value);

/** An SVG element as text; attributes in camel case become kebab case, undefined ones are left out. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${svgName(key)}="${write(value)}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

const camelInSvg = new Set(['viewBox', 'gradientUnits']);
const svgName = (key: string) =>
  camelInSvg.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const group = (attributes: Attributes, ...children: string[]) => element('g', attributes, ...children);
export const path = (d: string, attributes: Attributes) => element('path', { d, ...attributes });
export const use = (id: string, attributes: Attributes = {}) => element('use', { href: `#${id}`, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  element('circle', { cx, cy, r, ...attributes });
export const rect = (x: number, y: number, w: number, h: number, attributes: Attributes) =>
  element('rect', { x, y, width: w, height: h, ...attributes });

/** A colour at a place of a gradient, and how much of it shows. */
type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]) =>
  list.map(([offset, color, opacity]) => element('stop', { offset, stopColor: color, stopOpacity: opacity }));

/** From one point to another, in the picture's own coordinates. */
export function linear(id: string, [x1, y1, x2, y2]: [number, number, number, number], ...list: Stop[]): string {
  return element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, ...stops(list));
}

/** From a centre outwards, in the picture's own coordinates. */
export function radial(id: string, [cx, cy, r]: [number, number, number], ...list: Stop[]): string {
  return element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, ...stops(list));
}

export const clip = (id: string, ...children: string[]) => element('clipPath', { id }, ...children);

/** Covers the whole picture, to lay a ground, a shadow or a light. */
export const wash = (fill: string) => rect(0, 0, width, height, { fill });

export function picture(title: string, defs: string[], ...layers: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, title),
    element('defs', {}, ...defs),
    ...layers,
  );
}

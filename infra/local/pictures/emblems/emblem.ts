import type { Point } from '../geometry.js';
import { element } from '../svg.js';

/** Emblems are square: portraits, and the marks of partners. */
export const side = 480;
export const middle: Point = [side / 2, side / 2];

export const emblem = (title: string, defs: string[], ...layers: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, width: side, height: side, role: 'img' },
    element('title', {}, title),
    element('defs', {}, ...defs),
    ...layers,
  );

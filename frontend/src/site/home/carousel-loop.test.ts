import { expect, test } from '@jest/globals';
import { wrapOffset } from './carousel-loop';

/** A strip whose copies are 1000 px wide; jsdom itself lays nothing out. */
function aStrip(): HTMLElement {
  const strip = document.createElement('div');
  for (const offsetLeft of [20, 1020, 2020])
    strip.append(Object.defineProperty(document.createElement('ul'), 'offsetLeft', { value: offsetLeft }));
  return strip;
}

test.each([
  ['inside the first copy it stays', 0, 0],
  ['at the start of the second it is at the start of the first', 1000, 0],
  ['past the start of the second it is as far into the first', 1350, 350],
  ['before the start it is as far from the end of the first', -300, 700],
])('%s', (_case, place, expected) => expect(wrapOffset(aStrip(), place)).toBe(expected));

test('a strip that has not been laid out stays where it is', () => {
  expect(wrapOffset(document.createElement('div'), 42)).toBe(42);
});

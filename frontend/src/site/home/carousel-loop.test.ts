import { wrapOffset } from './carousel';

/** A strip whose copies are 1000 px wide, because jsdom has no layout. */
function aStrip(): HTMLElement {
  const strip = document.createElement('div');
  for (const offsetLeft of [20, 1020, 2020])
    strip.append(Object.defineProperty(document.createElement('ul'), 'offsetLeft', { value: offsetLeft }));
  return strip;
}

test.each([
  ['an offset within the first copy stays', 0, 0],
  ['the start of the second copy becomes the start of the first', 1000, 0],
  ['an offset within the second copy becomes the same offset within the first', 1350, 350],
  ['a negative offset counts from the end of the first copy', -300, 700],
])('%s', (_case, offset, expected) => expect(wrapOffset(aStrip(), offset)).toBe(expected));

test('the offset is unchanged before layout', () => {
  expect(wrapOffset(document.createElement('div'), 42)).toBe(42);
});

import { expect, test } from '@jest/globals';
import { isSlug, slugOf, slugOrYear } from './slugs.js';

test.each([
  ['Faith & Self-Government', 'faith-self-government'],
  ['  The  Market --  and the Mosque ', 'the-market-and-the-mosque'],
  ['Majlis 2026: “Shura”', 'majlis-2026-shura'],
  ['الشورى والحرية', 'الشورى-والحرية'],
  ['Cafe\u0301 Society', 'café-society'],
  ['हिन्दी संगोष्ठी', 'हिन्दी-संगोष्ठी'],
  ['a_b/c%d', 'abcd'],
  ['❤️ Love', 'love'],
  ['e!\u0301', 'é'],
  ['\u0301abc \u0301d', 'abc-d'],
  ['---', ''],
  ['؟!', ''],
  ['', ''],
])('the address of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
});

test.each(['Shura', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b', 'cafe\u0301', ''])('"%s" is no address', (text) => {
  expect(isSlug(text)).toBe(false);
});

test('a long title is cut, and never ends in a hyphen', () => {
  expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  expect(slugOf('İ'.repeat(200))).toHaveLength(120); // two characters each, in lower case
  expect(slugOf(`a${'𐌰'.repeat(200)}`)).toBe(`a${'𐌰'.repeat(59)}`);
});

test('a title without a letter is addressed by its year', () => {
  expect(slugOrYear('؟', '2026-03-12T09:00:00.000Z')).toBe('conference-2026');
  expect(slugOrYear('Shura', '2026-03-12T09:00:00.000Z')).toBe('shura');
});

test('whatever mark is put after whatever is taken out, what is left is an address', () => {
  const marks = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /\p{M}/u.test(character),
  );
  const slugs = marks.flatMap((mark) => [slugOf(`A${mark}`), slugOf(`A!${mark}b`), slugOf(`A ${mark}b`)]);
  expect(slugs.filter((slug) => !isSlug(slug) || slugOf(slug) !== slug)).toEqual([]);
});

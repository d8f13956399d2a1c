import { isSlug, maxFittingLength, slugify, slugifyOrYear, truncateSlug } from './slugs.js';

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
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(slugify(slug)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
});

test.each(['Shura', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b', 'cafe\u0301', ''])('"%s" is not a slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

test('the slug of a long title is truncated and never ends in a hyphen', () => {
  expect(slugify(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  expect(slugify('İ'.repeat(200))).toHaveLength(120); // two characters each, in lower case
});

test.each([
  ['中庸之道', 76],
  ['हिन्दी', 76],
  ['الشورى', 115],
  ['𐌰', 57],
  ['shura', 120],
])(
  'the slug of a long title in the script of %s is truncated between characters and fits a file name',
  (word, characters) => {
    const slug = slugify(word.repeat(60));
    expect(Array.from(slug)).toHaveLength(characters);
    expect(slug).toBe(Array.from(word.repeat(60)).slice(0, characters).join(''));
    expect(Buffer.byteLength(`${slug}-2`)).toBeLessThanOrEqual(240);
    expect(maxFittingLength(`${slug}-2`)).toBeUndefined();
  },
);

test('a slug that is too long for a file name reports how many characters fit', () => {
  expect(maxFittingLength('中'.repeat(80))).toBeUndefined();
  expect(maxFittingLength('中'.repeat(81))).toBe(80);
  expect(maxFittingLength('a'.repeat(240))).toBeUndefined();
  expect(maxFittingLength('')).toBeUndefined();
});

test('a truncated slug ends neither inside a character nor in a hyphen', () => {
  expect(truncateSlug(`${'x'.repeat(149)}𐐨`, 150)).toBe('x'.repeat(149));
  expect(truncateSlug(`${'中'.repeat(76)}--𐐨`, 150)).toBe('中'.repeat(76));
});

test('a title without letters gets the year as its slug', () => {
  expect(slugifyOrYear('؟', '2026-03-12T09:00')).toBe('conference-2026');
  expect(slugifyOrYear('Shura', '2026-03-12T09:00')).toBe('shura');
});

test('combining marks after removed characters still give a valid slug', () => {
  const marks = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter((character) =>
    /\p{M}/u.test(character),
  );
  const slugs = marks.flatMap((mark) => [slugify(`A${mark}`), slugify(`A!${mark}b`), slugify(`A ${mark}b`)]);
  expect(slugs.filter((slug) => !isSlug(slug) || slugify(slug) !== slug)).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { createSlugAllocator } from './episode-slug.js';

const slugFor = (title: string, taken: string[] = []) =>
  createSlugAllocator(new Set(taken))({ title, episodeNumber: 7 });

test.each([
  ['a long title is cut between letters', `${'x'.repeat(149)} y`, 'x'.repeat(149)],
  ['and never inside of one', `${'x'.repeat(149)}𐐨`, 'x'.repeat(149)],
  ['nor is it longer than the name of a file', '中'.repeat(200), '中'.repeat(76)],
  ['letters of any script stay', 'Şûrâ – شورى ¹', 'şûrâ-شورى-¹'],
  ['what has no letters is called by its number', '🕌 — !', 'episode-7'],
])('%s', (_case, title, slug) => expect(slugFor(title)).toBe(slug));

test('a taken address is left to its owner', () => {
  expect(slugFor('Trust', ['trust', 'trust-2', 'trust-4'])).toBe('trust-3');
});

test('ten thousand episodes of one title have addresses at once', () => {
  const allocateSlug = createSlugAllocator(new Set());
  const started = performance.now();
  const slugs = Array.from({ length: 10_000 }, () => allocateSlug({ title: 'Untitled', episodeNumber: null }));
  expect(new Set(slugs).size).toBe(10_000);
  expect(slugs.at(-1)).toBe('untitled-10000');
  expect(performance.now() - started).toBeLessThan(1_000);
});

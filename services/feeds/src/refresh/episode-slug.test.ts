import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { createSlugAllocator } from './episode-slug.js';

const slugFor = (title: string, taken: string[] = []) =>
  createSlugAllocator(new Set(taken))({ title, episodeNumber: 7 });

test.each([
  ['a long title is cut between letters', `${'x'.repeat(149)} y`, 'x'.repeat(149)],
  ['a long title is not cut within a letter', `${'x'.repeat(149)}𐐨`, 'x'.repeat(149)],
  ['a slug fits into a file name', '中'.repeat(200), '中'.repeat(76)],
  ['letters of any script are kept', 'Şûrâ – شورى ¹', 'şûrâ-شورى-¹'],
  ['a title without letters gives a slug from the episode number', '🕌 — !', 'episode-7'],
])('%s', (_case, title, slug) => expect(slugFor(title)).toBe(slug));

test('a taken slug gets the next free number', () => {
  expect(slugFor('Trust', ['trust', 'trust-2', 'trust-4'])).toBe('trust-3');
});

test('slugs for ten thousand equal titles are allocated within a second', () => {
  const allocateSlug = createSlugAllocator(new Set());
  const started = performance.now();
  const slugs = Array.from({ length: 10_000 }, () => allocateSlug({ title: 'Untitled', episodeNumber: null }));
  expect(new Set(slugs).size).toBe(10_000);
  expect(slugs.at(-1)).toBe('untitled-10000');
  expect(performance.now() - started).toBeLessThan(onThisMachine(1_000));
});

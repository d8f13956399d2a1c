import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { subjectMistake } from '../check-commits.mjs';
import { forbiddenWords, wordMistakes } from '../check-words.mjs';

const context = readFileSync(fileURLToPath(new URL('../../../CONTEXT.md', import.meta.url)), 'utf8');
const forbidden = forbiddenWords(context);

test('CONTEXT.md has at most 60 terms, each once', () => {
  const terms = [...context.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, term]) => term);
  expect(terms.length).toBeLessThanOrEqual(60);
  expect(new Set(terms).size).toBe(terms.length);
  expect(forbidden.length).toBeGreaterThan(10);
});

test.each([
  ['a variable', 'const writtenPage = 1;', 'writtenPage says "written page"; the word is "prerendered page"'],
  ['a member', 'class A { patienceMs = 1 }', 'patienceMs says "patience"; the word is "timeout"'],
  ['a type', 'type Doubt = 1;', 'Doubt says "doubt"; the word is "invalidation"'],
])('a forbidden word in %s is named with the term to use', (_where, code, message) => {
  expect(wordMistakes('a.ts', code, forbidden)).toEqual([`a.ts: ${message} (CONTEXT.md)`]);
});

test('a forbidden word in a file name is named, too', () => {
  expect(wordMistakes('written-page.scss', '', forbidden)).toEqual([expect.stringContaining('"prerendered page"')]);
});

test('strings, comments and texts of the interface may say what they like', () => {
  const code = "// a doubt\nexport const a = <p title='patience'>Whoever has a doubt</p>;";
  expect(wordMistakes('a.tsx', code, forbidden)).toEqual([]);
});

test.each([
  ['Resume feed refresh after a failed lock', undefined],
  [`Resume ${'feed '.repeat(14)}refresh`, /characters, more than 72/],
  ['resume feed refresh', /verb in upper case/],
  ['Resumed feed refresh', /not an imperative/],
  ['Resume feed refresh.', /punctuation/],
])('the subject of a commit: %s', (subject, mistake) => {
  if (mistake) expect(subjectMistake(subject)).toMatch(mistake);
  else expect(subjectMistake(subject)).toBeUndefined();
});

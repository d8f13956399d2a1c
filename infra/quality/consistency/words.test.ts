import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';

type Forbidden = { words: string[]; term: string };
type Checks = {
  forbiddenWords: (context: string) => Forbidden[];
  wordMistakes: (file: string, text: string, forbidden: Forbidden[]) => string[];
  subjectMistake: (subject: string) => string | undefined;
};

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const context = readFileSync(pathTo('../../../CONTEXT.md'), 'utf8');
let checks: Checks;
let forbidden: Forbidden[];
beforeAll(async () => {
  checks = { ...(await import(pathTo('../check-words.mjs'))), ...(await import(pathTo('../check-commits.mjs'))) };
  forbidden = checks.forbiddenWords(context);
});

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
  expect(checks.wordMistakes('a.ts', code, forbidden)).toEqual([`a.ts: ${message} (CONTEXT.md)`]);
});

test('a forbidden word in a file name is named, too', () => {
  expect(checks.wordMistakes('written-page.scss', '', forbidden)).toEqual([
    expect.stringContaining('"prerendered page"'),
  ]);
});

test('strings, comments and texts of the interface may say what they like', () => {
  const code = "// a doubt\nexport const a = <p title='patience'>Whoever has a doubt</p>;";
  expect(checks.wordMistakes('a.tsx', code, forbidden)).toEqual([]);
});

test.each([
  ['Resume feed refresh after a failed lock', undefined],
  [`Resume ${'feed '.repeat(14)}refresh`, /characters, more than 72/],
  ['resume feed refresh', /verb in upper case/],
  ['Resumed feed refresh', /not an imperative/],
  ['Resume feed refresh.', /punctuation/],
])('the subject of a commit: %s', (subject, mistake) => {
  if (mistake) expect(checks.subjectMistake(subject)).toMatch(mistake);
  else expect(checks.subjectMistake(subject)).toBeUndefined();
});

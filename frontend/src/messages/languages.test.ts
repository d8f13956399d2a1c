/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { siteLanguages, staffLanguages } from '@majlis/contracts/languages';

type Messages = Record<string, unknown>;

const load = async (tag: string, file: string): Promise<Messages> => import(`./${tag}/${file}`);
const listFiles = (folder: string) =>
  readdirSync(`${import.meta.dirname}/${folder}`)
    .filter((name) => name.endsWith('.ts'))
    .sort();

/** What a text is and how many values it takes. */
const describe = (text: unknown): unknown => {
  if (typeof text === 'function') return `takes ${text.length}`;
  if (typeof text !== 'object' || text === null) return typeof text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, describe(value)]));
};

/** These say how a language counts, which is another way in each. */
const ofLanguage = ({ plural: _plural, ...texts }: Messages): Messages => texts;

test.each([
  ...siteLanguages.slice(1).map(({ tag }) => ['en', tag]),
  ...staffLanguages.slice(1).map(({ tag }) => ['en/staff', `${tag}/staff`]),
])('every text of %s is in %s', async (original, translated) => {
  expect(listFiles(translated)).toEqual(listFiles(original));
  for (const file of listFiles(original)) {
    const [english, other] = await Promise.all([load(original, file), load(translated, file)]);
    expect([file, describe(ofLanguage(other))]).toEqual([file, describe(ofLanguage(english))]);
    const empty = Object.keys(other).filter((name) => other[name] === '' && english[name] !== '');
    expect([file, empty]).toEqual([file, []]);
  }
});

test('all Arabic pages have the same digits, whatever the browser prefers', async () => {
  const { locale } = await import('./ar/language');
  expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe('latn');
});

test('Arabic counts in six forms', async () => {
  const { plural } = await import('./ar/language');
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual(Object.keys(forms));
});

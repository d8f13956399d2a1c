import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const table = fileURLToPath(new URL('../../asvs.md', import.meta.url));
const cells = readFileSync(table, 'utf8')
  .split('\n')
  .map((line) => line.split(/ ?(?<!\\)\| ?/).slice(1, -1))
  .filter(([number = '']) => /^\d+\.\d+\.\d+$/.test(number));
const rows = cells.map(([number = '', level = '', what = '', how = '', evidenceCell = '']) => ({
  number,
  level: Number(level),
  what,
  how,
  evidenceCell,
}));

/** The sections of the standard, each with the number of its requirements of level 1. */
const levelOneCounts: Record<string, number> = Object.fromEntries(
  `1.2 5, 1.3 2, 1.5 1, 2.1 1, 2.2 2, 2.3 1, 3.2 2, 3.3 1, 3.4 2, 3.5 3, 4.1 1, 4.4 1, 5.2 2, 5.3 2, 6.1 1, 6.2 8, 6.3 2, 6.4 2,
   7.2 4, 7.4 2, 8.1 1, 8.2 2, 8.3 1, 9.1 3, 9.2 1, 10.4 5, 11.3 2, 11.4 1, 12.1 1, 12.2 2, 13.4 1, 14.2 1, 14.3 1, 15.1 1, 15.2 1,
   15.3 1`
    .split(/,\s+/)
    .map((each) => each.split(' '))
    .map(([section = '', count]) => [section, Number(count)]),
);

test('every requirement of level 1 is listed, each number once', () => {
  const counts: Record<string, number> = {};
  for (const { number, level } of rows) {
    const section = number.split('.').slice(0, 2).join('.');
    if (level === 1) counts[section] = (counts[section] ?? 0) + 1;
  }
  expect(counts).toEqual(levelOneCounts);
  expect(Object.values(levelOneCounts).reduce((sum, count) => sum + count)).toBe(70);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

const linkWithTitle = /\[[^\]]+\]\(([^)#]+)(?:#([^)]+))?\)(?: "([^"]+)")?/g;
const links = (text: string) =>
  [...text.matchAll(linkWithTitle)].map(([, file = '', fragment, title]) => ({ file, fragment, title }));

test('each requirement names its evidence, or why it does not apply', () => {
  const withoutEvidence = rows.filter(
    ({ how, evidenceCell }) => links(evidenceCell).length === 0 && !/^not applicable: .{10}/.test(how),
  );
  expect(withoutEvidence).toEqual([]);
  const empty = rows.filter(({ what, how }) => what === '' || how === '');
  expect(empty).toEqual([]);
});

// documents.test.ts looks for the files and the sections that are linked.
test.each(rows.map(({ number, evidenceCell }) => [number, links(evidenceCell)] as const))(
  '%s: the named tests exist',
  (_number, evidence) => {
    for (const { file, title } of evidence.filter(({ fragment }) => !fragment)) {
      expect(file).toMatch(/\.(test|drill)\.tsx?$/);
      // The title is quoted as in the source, with the placeholders of test.each.
      const isFound = title !== undefined && readFileSync(join(dirname(table), file), 'utf8').includes(title);
      expect([file, title, isFound]).toEqual([file, title, true]);
    }
  },
);

import { expect, test } from '@jest/globals';
import { findProblems } from '../completeness.js';
import { missingUploads, usedKeys } from '../upload-keys.js';

const counts = { rows: 100, objects: 10 };

test.each([
  ['the first one ever', undefined, false, []],
  ['as much as before', counts, false, []],
  ['exactly half', { rows: 200, objects: 20 }, false, []],
  ['less than half of the rows', { rows: 201, objects: 10 }, false, ['100 rows where there were 201']],
  ['less than half of the objects', { rows: 100, objects: 21 }, false, ['10 objects where there were 21']],
  [
    'less than half of both',
    { rows: 300, objects: 30 },
    false,
    ['100 rows where there were 300 and 10 objects where there were 30'],
  ],
  ['less than half, on purpose', { rows: 300, objects: 30 }, true, []],
  ['one that did not record its rows', { rows: 0, objects: 10 }, false, []],
])('a backup with %s', (_case, previous, isShrinkIntended, messages) => {
  const problems = findProblems({ counts, previous, missingUploads: [], isShrinkIntended });
  expect(problems).toEqual(messages.map((each) => expect.stringContaining(each)));
});

test('missing uploads are a problem even when a shrink is intended, and the first three are listed', () => {
  const problem = (missing: string[]) =>
    findProblems({ counts, previous: undefined, missingUploads: missing, isShrinkIntended: true }).join();
  expect(problem(['a'])).toContain('lacks 1 of the files that rows name (a):');
  expect(problem(['a', 'b', 'c', 'd', 'e'])).toContain('lacks 5 of the files that rows name (a, b, c, 2 more)');
});

const hash = 'a'.repeat(64);
const large = `team/${hash}-1000x500`;
const renditions = ['-480', '-960', ''].flatMap((width) => [`${large}${width}.avif`, `${large}${width}.webp`]);

test.each([
  ['an image in all sizes', [hash], renditions, []],
  ['an image without one of its renditions, which can be made again', [hash], renditions.slice(1), []],
  ['an image of which only a rendition is left', [hash], renditions.slice(0, 1), [`${large}.webp`]],
  ['a document', [hash], [`documents/${hash}.pdf`], []],
  ['an upload of which nothing is left', [hash], ['team/photo.jpg'], [hash]],
  ['an image that no row names', [], renditions.slice(1), []],
])('missing uploads: %s', (_case, used, keys, missing) => {
  expect(missingUploads(used, keys).sort()).toEqual(missing.sort());
});

test.each([
  ['a named upload', [hash], renditions, renditions],
  ['one that no row names', ['b'.repeat(64)], [...renditions, 'team/photo.jpg'], ['team/photo.jpg']],
])('used keys: %s', (_case, used, keys, expected) => {
  expect(usedKeys(used, keys)).toEqual(expected);
});

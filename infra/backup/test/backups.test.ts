import {
  findBackup,
  findLatest,
  findProblems,
  findWarnings,
  listBackups,
  missingUploads,
  usedKeys,
} from '../backups.js';
import { Repository, type Snapshot, toSnapshot } from '../repository.js';

const counts = { rows: 100, used: 10 };

test.each([
  ['the first one ever', undefined, false, []],
  ['as much as before', counts, false, []],
  ['exactly half', { rows: 200, used: 20 }, false, []],
  ['less than half of the rows', { rows: 201, used: 10 }, false, ['100 rows where there were 201']],
  ['less than half of the objects', { rows: 100, used: 21 }, false, ['10 objects where there were 21']],
  [
    'less than half of both',
    { rows: 300, used: 30 },
    false,
    ['100 rows where there were 300 and 10 objects where there were 30'],
  ],
  ['less than half, on purpose', { rows: 300, used: 30 }, true, []],
  ['one that did not record its objects', { rows: 100, used: undefined }, false, []],
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

/** The newest comes first, as restic's list is sorted. */
const snapshots = (...tags: string[][]): Snapshot[] =>
  tags.map((each, index) => toSnapshot(`${index}`.repeat(64), new Date(Date.UTC(2026, 0, 10 - index)), each));

test.each([
  ['the newest', ['complete rows=100', 'complete rows=150'], 0],
  ['not one that is incomplete', ['incomplete rows=100', 'complete rows=100'], 1],
  ['not those of an empty installation', ['complete empty rows=2', 'complete empty rows=0', 'complete rows=100'], 2],
  ['not those of an emptied one', ['complete rows=3', 'complete rows=4', 'complete rows=100'], 2],
  ['not those that lost their objects', ['complete rows=90 used=1', 'complete rows=100 used=9'], 1],
  ['one that an operator has confirmed', ['complete rows=4', 'complete intended rows=3', 'complete rows=100'], 0],
  ['one that grew again', ['complete rows=80', 'complete rows=3', 'complete rows=100'], 0],
  ['the empty one where there is no other', ['complete empty rows=0'], 0],
])('the latest backup is %s', (_case, tags, expected) => {
  const listed = snapshots(...tags.map((each) => each.split(' ')));
  expect(findLatest(listed)).toBe(listed[expected]);
});

test('a backup with far less than the one before it has a warning, here and off-site', async () => {
  class Listed extends Repository {
    constructor(private readonly listed: Snapshot[]) {
      super('nowhere', {} as ConstructorParameters<typeof Repository>[1]);
    }
    override async snapshots(): Promise<Snapshot[]> {
      return this.listed;
    }
  }
  const here = snapshots(['complete', 'rows=64', 'objects=0'], ['complete', 'rows=1700', 'objects=30']);
  const there = snapshots(['complete', 'empty', 'rows=0'], ['incomplete', 'rows=9'], ['complete', 'rows=1']);
  const { backups } = await listBackups(new Listed(here), new Listed(there));
  const warningsOf = (name: string) => findWarnings(backups, findBackup(backups, name));
  expect(findBackup(backups, 'latest').name).toBe('11111111');
  expect(findBackup(backups, 'offsite:latest').name).toBe('offsite:22222222');
  expect(warningsOf('latest')).toEqual([]);
  expect(warningsOf('00000000')).toEqual(['It has 64 rows where there were 1700 in the backup before.']);
  expect(warningsOf('offsite:00000000')).toEqual([
    'It is of an empty installation.',
    'It has 0 rows where there were 1 in the backup before.',
  ]);
});

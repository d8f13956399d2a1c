import { expect, test } from '@jest/globals';
import { expiredArchives } from '../archive/format.js';
import { nextBackupTime } from '../backup-scheduler.js';

const at = (text: string) => new Date(`2026-11-${text}Z`);

test.each<[string, { lastStored?: string; failures?: [string, number] }, string, string]>([
  ['at once when there is none', {}, '20T12:00', '20T12:00'],
  ['at the time of day after the last', { lastStored: '20T02:30:01' }, '20T12:00', '21T02:30'],
  ['on the same day when the last was made by hand before', { lastStored: '20T01:00' }, '20T02:00', '20T02:30'],
  ['at once when the machine was off at the time', { lastStored: '19T02:30:01' }, '20T08:00', '20T02:30'],
  ['at once when the last is days old', { lastStored: '15T02:30:01' }, '20T08:00', '15T02:30'],
  ['at once when the clock was set back', { lastStored: '25T02:30' }, '20T08:00', '20T08:00'],
  ['five minutes after a failure', { lastStored: '19T02:30:01', failures: ['20T02:30', 1] }, '20T02:31', '20T02:35'],
  ['twenty minutes after the third', { lastStored: '19T02:30:01', failures: ['20T02:45', 3] }, '20T02:46', '20T03:05'],
  ['an hour after the twentieth', { failures: ['20T22:00', 20] }, '20T22:01', '20T23:00'],
])('the next backup is due %s', (_case, { lastStored, failures }, now, expected) => {
  const history = {
    lastStored: lastStored ? at(lastStored) : undefined,
    failures: failures && { failedAt: at(failures[0]), count: failures[1] },
  };
  const due = nextBackupTime('02:30', history, at(now));
  expect(due <= at(now) ? 'now' : due).toEqual(at(expected) <= at(now) ? 'now' : at(expected));
});

const archive = (day: number) => `majlis-202611${String(day).padStart(2, '0')}T023000Z.tar`;

test.each<[string, number[], number, number, number[]]>([
  ['nothing while there are few', [1, 2, 3], 3, 3, []],
  ['the oldest', [3, 1, 2, 4], 3, 4, [1]],
  ['all but the one just made', [1, 2, 3], 1, 3, [1, 2]],
  ['not the one just made, even where a clock was set back', [1, 7, 8, 9], 2, 1, [7, 8]],
])('expired archives: %s', (_case, days, maxArchives, latest, expected) => {
  expect(expiredArchives(days.map(archive), maxArchives, archive(latest))).toEqual(expected.map(archive));
});

test('files with other names are never removed', () => {
  const names = ['notes.txt', 'majlis.tar', 'majlis-before-the-move.tar', archive(1), archive(2)];
  expect(expiredArchives(names, 1, archive(2))).toEqual([archive(1)]);
});

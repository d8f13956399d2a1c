import { expect, test } from '@jest/globals';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { AlertState } from './alert-state.js';
import { describeChanges } from './describe-changes.js';
import { trackProblems } from './track-problems.js';

const origin = 'https://www.example.org';
const storeFails = wrong(
  'object store',
  'cannot be written to (ECONNREFUSED): infra/scripts/compose.sh logs objectstore',
);
const storeWorks = ok('object store', 'can be written, read and deleted from');
const siteFails = wrong('gateway', 'does not respond (ECONNREFUSED): make up');
const siteWorks = ok('gateway', 'serves the site');
const backupsFail = wrong('backups', 'the last is 30 hours old: infra/scripts/compose.sh logs backup-schedule');
const backupsWork = ok('backups', 'the last is 2 hours old');

/** Runs a round every ten minutes, as the watcher does, and returns the alert of each. */
function alertsOf(rounds: CheckResult[][], minutes = 10) {
  let state: Pick<AlertState, 'problems' | 'solved'> = { problems: [], solved: [] };
  return rounds.map((results, index) => {
    const now = new Date(Date.UTC(2026, 10, 27, 4, index * minutes));
    const { problems, solved, changes } = trackProblems(state, results, now);
    state = { problems, solved };
    if (!changes) return undefined;
    const alert = describeChanges(origin, changes, problems, now);
    const notified = new Set(alert.problems.map(({ key }) => key));
    state = {
      problems: problems.map((problem) =>
        notified.has(problem.key) ? { ...problem, notifiedAt: now.toISOString() } : problem,
      ),
      solved: [],
    };
    return alert;
  });
}
const titlesOf = (rounds: CheckResult[][], minutes?: number) =>
  alertsOf(rounds, minutes).map((alert) => alert?.title.replace('Majlis www.example.org: ', ''));

test('a problem is told once it was found twice in a row, and its end at once', () => {
  const alerts = alertsOf([[storeFails], [storeFails], [storeFails], [storeWorks], [storeWorks]]);
  expect(alerts.map((alert) => alert?.title)).toEqual([
    undefined,
    'Majlis www.example.org: 1 new problem',
    undefined,
    'Majlis www.example.org: 1 solved, everything works again',
    undefined,
  ]);
  expect(alerts[1]?.text).toBe(
    'New:\n- object store: cannot be written to (ECONNREFUSED): infra/scripts/compose.sh logs objectstore\n' +
      '  Since 2026-11-27 04:00 UTC.\n\n' +
      'The site: https://www.example.org, its state for staff: https://www.example.org/admin/status\n' +
      'All checks, in the folder of the installation: make doctor. More help: infra/README.md, "When something is wrong".',
  );
  expect(alerts[3]?.text).toMatch(
    /^Solved:\n- object store: cannot be written to \(ECONNREFUSED\)\n {2}It lasted from 2026-11-27 04:00 UTC to 2026-11-27 04:30 UTC\.\n/,
  );
});

test('a check that fails once, as during a restart, is not told', () => {
  expect(titlesOf([[siteFails], [siteWorks], [siteFails], [siteWorks]])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('other numbers and details are the same problem', () => {
  const later = wrong('backups', 'the last is 31 hours old: infra/scripts/compose.sh logs backup-schedule');
  expect(titlesOf([[backupsFail], [later], [backupsFail]])).toEqual([undefined, '1 new problem', undefined]);
});

test('a lasting problem is repeated once a day', () => {
  const titles = titlesOf(Array(52).fill([storeFails]), 60);
  expect(titles.map((title, hour) => title && `${hour} ${title}`).filter(Boolean)).toEqual([
    '1 1 new problem',
    '25 1 problem still open',
    '49 1 problem still open',
  ]);
});

test('an alert names the open problems, and when it was sent, the day until the reminder begins', () => {
  const both = [storeFails, backupsFail];
  const alerts = alertsOf([[storeFails], [storeFails], both, both, [storeWorks, backupsFail]]);
  expect(alerts.map((alert) => alert?.title.replace(/^.*: /, ''))).toEqual([
    undefined,
    '1 new problem',
    undefined,
    '1 new problem',
    '1 solved',
  ]);
  expect(alerts[3]?.text).toMatch(/^New:\n- backups: .*\n.*\n\nStill open, as told before:\n- object store: /);
  expect(alerts[4]?.text).toMatch(/^Solved:\n- object store: .*\n.*\n\nStill open, as told before:\n- backups: /);
});

test('what cannot be checked at the moment is not called solved', () => {
  const databaseFails = wrong('database', 'cannot be opened as majlis_owner (ECONNREFUSED): logs postgres');
  const alerts = alertsOf([
    [backupsFail],
    [backupsFail],
    [databaseFails],
    [databaseFails],
    [ok('database', 'accepts'), backupsFail],
    [ok('database', 'accepts'), backupsWork],
  ]);
  expect(alerts.map((alert) => alert?.solved.map(({ subject }) => subject))).toEqual([
    undefined,
    [],
    undefined,
    [],
    ['database'],
    ['backups'],
  ]);
});

test('without any problem also those are solved whose check has nothing to say', () => {
  const dns = wrong('DNS', 'www.example.org has no address: add an A record');
  expect(titlesOf([[dns], [dns], [siteFails], [siteWorks]])).toEqual([
    undefined,
    '1 new problem',
    undefined,
    '1 solved, everything works again',
  ]);
});

test('a fault that is described in other words gets one message, and one that returns meanwhile none', () => {
  const badGateway = wrong(
    'gateway',
    'responds to www.example.org with 502 and no page of the site: make up repairs it',
  );
  expect(titlesOf([[siteFails], [siteFails], [badGateway], [badGateway]])).toEqual([
    undefined,
    '1 new problem',
    undefined,
    '1 new problem, 1 solved',
  ]);
  expect(titlesOf([[siteFails], [siteFails], [badGateway], [siteFails], [siteWorks]])).toEqual([
    undefined,
    '1 new problem',
    undefined,
    undefined,
    '1 solved, everything works again',
  ]);
});

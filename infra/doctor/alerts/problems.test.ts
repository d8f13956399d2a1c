import { type CheckResult, ok, wrong } from '../check-result.js';
import { describeChanges } from './describe-changes.js';
import { type AlertState, trackProblems } from './problems.js';

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
    'Majlis www.example.org: Pictures and documents cannot be stored',
    undefined,
    'Majlis www.example.org: solved: Pictures and documents cannot be stored; everything works again',
    undefined,
  ]);
  expect(alerts[1]?.text).toBe(
    'New:\n- object store: cannot be written to (ECONNREFUSED): infra/scripts/compose.sh logs objectstore\n' +
      '  Since 2026-11-27 04:00 UTC.\n\n' +
      'The site: https://www.example.org, its state for staff: https://www.example.org/admin/status\n' +
      'All checks, in the folder of the installation: make doctor. More help: infra/troubleshooting.md.',
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
  expect(titlesOf([[backupsFail], [later], [backupsFail]])).toEqual([
    undefined,
    'There is no good backup (backups)',
    undefined,
  ]);
});

test('a lasting problem is repeated once a day', () => {
  const titles = titlesOf(Array(52).fill([storeFails]), 60);
  expect(titles.map((title, hour) => title && `${hour} ${title}`).filter(Boolean)).toEqual([
    '1 Pictures and documents cannot be stored',
    '25 still open: Pictures and documents cannot be stored',
    '49 still open: Pictures and documents cannot be stored',
  ]);
});

test('an alert names the open problems, and when it was sent, the day until the reminder begins', () => {
  const both = [storeFails, backupsFail];
  const alerts = alertsOf([[storeFails], [storeFails], both, both, [storeWorks, backupsFail]]);
  expect(alerts.map((alert) => alert?.title.replace('Majlis www.example.org: ', ''))).toEqual([
    undefined,
    'Pictures and documents cannot be stored',
    undefined,
    'There is no good backup (backups)',
    'solved: Pictures and documents cannot be stored',
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
    'Visitors may not reach the site (DNS)',
    undefined,
    'solved: Visitors may not reach the site (DNS); everything works again',
  ]);
});

test('a fault that is described in other words gets one message, and one that returns meanwhile none', () => {
  const badGateway = wrong(
    'gateway',
    'responds to www.example.org with 502 and no page of the site: make up repairs it',
  );
  expect(titlesOf([[siteFails], [siteFails], [badGateway], [badGateway]])).toEqual([
    undefined,
    'The site is down',
    undefined,
    'The site is down; solved: The site is down',
  ]);
  expect(titlesOf([[siteFails], [siteFails], [badGateway], [siteFails], [siteWorks]])).toEqual([
    undefined,
    'The site is down',
    undefined,
    undefined,
    'solved: The site is down; everything works again',
  ]);
});

test('the title says what is worst, and how much more there is', () => {
  const replicas = wrong('cms', 'only 1 of 2 replicas run: make up starts the others');
  const unknown = wrong('clock', 'is 90 s behind, so sign-ins are rejected: timedatectl set-ntp true');
  const all = [backupsFail, replicas, siteFails];
  expect(titlesOf([all, all])[1]).toBe('The site is down, and 2 more');
  expect(titlesOf([[unknown], [unknown]])[1]).toBe('clock: is 90 s behind, so sign-ins are rejected');
});

test('a quick round confirms and finds problems, but solves none: it makes the next round a whole one', () => {
  const now = new Date();
  const feedFails = wrong('feeds', 'https://blog.example.org/feed was never read (404): open it');
  const first = trackProblems({ problems: [], solved: [] }, [feedFails, siteFails], now);
  const problems = first.problems.map((problem) => ({ ...problem, rounds: 2, notifiedAt: now.toISOString() }));
  const quick = [siteFails, ok('feeds', 'responds at /api/podcast-episodes')];
  const second = trackProblems({ problems, solved: [] }, quick, now, { isQuick: true });
  expect(second.problems.map(({ subject }) => subject).toSorted()).toEqual(['feeds', 'gateway']);
  expect([second.changes, second.solved]).toEqual([undefined, []]);
  const third = trackProblems({ problems, solved: [] }, [siteWorks], now, { isQuick: true });
  expect([third.solved, third.hasUnconfirmed]).toEqual([[], true]);
  const unseen = trackProblems({ problems: [], solved: [] }, [siteFails], now, { isQuick: true });
  expect(unseen.hasUnconfirmed).toBe(true);
});

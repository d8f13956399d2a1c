import type { SystemStatus } from '@majlis/contracts/staff/system-status';
import { aBackup, aFeedSource, aServiceInstance, aSystemStatus } from '../../../testing/staff-samples';
import { feedIssues, findHealthIssues } from './health-issues';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const backups = (changes: Partial<SystemStatus['backups']>) =>
  aSystemStatus({ backups: { ...aSystemStatus().backups, ...changes } });
const pages = (changes: object) => {
  const { pages: healthy } = aSystemStatus();
  return aSystemStatus({ pages: healthy && { ...healthy, ...changes } });
};
const withInstances = (name: string, ...instances: ReturnType<typeof aServiceInstance>[]) =>
  aSystemStatus({
    services: aSystemStatus().services.map((service) => (service.name === name ? { ...service, instances } : service)),
  });
const lost = aServiceInstance({ instance: 'lost', isAlive: false });
const newerVersion = aServiceInstance({ version: '0.2.0', startedAt: ago(2) });

test('there are no issues when everything responds and no backups are expected', () => {
  expect(findHealthIssues(aSystemStatus())).toEqual([]);
  expect(findHealthIssues(backups({ areExpected: false, stored: null }))).toEqual([]);
  expect(
    findHealthIssues(backups({ stored: aBackup({ finishedAt: ago(2) }), failed: { at: ago(30), message: '' } })),
  ).toEqual([]);
});

test.each<[string, SystemStatus, boolean, RegExp, string | undefined]>([
  [
    'a service has stopped responding',
    withInstances('publisher', lost),
    true,
    /^Publisher \(publisher\) has not responded since .*Your changes are saved/,
    'make up',
  ],
  [
    'a service has never responded',
    withInstances('feeds'),
    true,
    /^Feeds \(feeds\) has not responded\. Visitors still see the earlier items/,
    'make up',
  ],
  [
    'one of two instances is lost',
    withInstances('feeds', aServiceInstance(), lost),
    false,
    /^One of two instances of feeds has not responded since /,
    'make up',
  ],
  [
    'the cms has no heartbeat',
    withInstances('cms'),
    false,
    /^The cms responds but has not written its heartbeat\.$/,
    'make logs',
  ],
  [
    'an upgrade was not completed',
    withInstances('cms', aServiceInstance(), newerVersion),
    false,
    /^Two versions have run side by side since /,
    'make upgrade',
  ],
  [
    'the object store is unreachable',
    aSystemStatus({ objectStore: { isReachable: false, ms: 2_000 } }),
    true,
    /^The storage for images/,
    'make logs',
  ],
  [
    'few database connections are left',
    aSystemStatus({ database: { ...aSystemStatus().database, connections: 80 } }),
    false,
    /80 of 100/,
    undefined,
  ],
  ['pages cannot be updated', pages({ failed: 2 }), true, /^Some pages could not be updated\./, 'make logs'],
  [
    'pages are out of date',
    pages({ activeSince: ago(0.1) }),
    false,
    /^The pages have not been up to date since /,
    undefined,
  ],
  ['there is no backup', backups({ stored: null }), false, /^There is no backup yet\.$/, 'make backup'],
  [
    'the backup is old',
    backups({ stored: aBackup({ finishedAt: ago(4) }) }),
    false,
    /^The last backup was made 4 hours ago\.$/,
    'make backup',
  ],
  [
    'the backup failed',
    backups({ failed: { at: ago(1), message: 'No space left.' } }),
    true,
    /^The last backup failed 1 hour ago\. No space left\.$/,
    'make backup',
  ],
  [
    'the backup is not off-site',
    backups({ stored: aBackup({ offSite: null, message: 'Not off-site: 403' }) }),
    false,
    /^The last backup is stored on this server only\. Not off-site: 403$/,
    'make backup',
  ],
  [
    'the backup does not finish',
    backups({ runningSince: ago(4) }),
    false,
    /^A backup started 4 hours ago and has not finished/,
    'make backup',
  ],
])('when %s, an issue tells what to do', (_case, status, isBroken, text, command) => {
  const issues = findHealthIssues(status);
  expect(issues).toMatchObject([{ isBroken, text: expect.stringMatching(text) }]);
  expect(issues[0]?.command).toBe(command);
});

test('broken things come before things to check', () => {
  const status = { ...backups({ stored: null }), objectStore: { isReachable: false, ms: 1 } };
  expect(findHealthIssues(status).map(({ isBroken }) => isBroken)).toEqual([true, false]);
});

test('a running upgrade is no issue, nor are mixed versions without containers', () => {
  expect(findHealthIssues(withInstances('cms', aServiceInstance(), { ...newerVersion, startedAt: ago(0.1) }))).toEqual(
    [],
  );
  const { services } = withInstances('cms', aServiceInstance(), newerVersion);
  expect(findHealthIssues({ ...backups({ areExpected: false }), services })).toEqual([]);
});

test('failing and stale feeds are combined into one issue', () => {
  const sources = [
    aFeedSource({ error: { code: 'unexpected', text: 'x' } }),
    aFeedSource({ succeededAt: ago(30) }),
    aFeedSource(),
  ];
  expect(feedIssues(sources, Date.now())).toMatchObject([
    { isBroken: false, text: expect.stringMatching(/^Two external feeds could not be read\./) },
  ]);
  expect(feedIssues([aFeedSource(), aFeedSource({ succeededAt: null })], Date.now())).toEqual([]);
});

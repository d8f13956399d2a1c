import { expect, test } from '@jest/globals';
import type { SystemStatus } from '@majlis/contracts/system-status';
import { aBackup, aFeedSource, aServiceInstance, aSystemStatus } from '../../testing/staff-samples';
import { feedIssues, findHealthIssues } from './health-issues';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const backups = (changes: Partial<SystemStatus['backups']>) =>
  aSystemStatus({ backups: { ...aSystemStatus().backups, ...changes } });
const pages = (changes: object) => {
  const { pages: written } = aSystemStatus();
  return aSystemStatus({ pages: written && { ...written, ...changes } });
};
const parts = (name: string, ...copies: ReturnType<typeof aServiceInstance>[]) =>
  aSystemStatus({
    services: aSystemStatus().services.map((part) => (part.name === name ? { ...part, instances: copies } : part)),
  });
const gone = aServiceInstance({ instance: 'gone', isAlive: false });
const other = aServiceInstance({ version: '0.2.0', startedAt: ago(2) });

test('there are no issues when everything responds and no backups are expected', () => {
  expect(findHealthIssues(aSystemStatus())).toEqual([]);
  expect(findHealthIssues(backups({ areExpected: false, stored: null }))).toEqual([]);
  expect(
    findHealthIssues(backups({ stored: aBackup({ finishedAt: ago(25) }), failed: { at: ago(30), message: '' } })),
  ).toEqual([]);
});

test.each<[string, SystemStatus, boolean, RegExp, string | undefined]>([
  [
    'a part has gone',
    parts('publisher', gone),
    true,
    /^Publisher \(publisher\) has not responded since .*Your changes are saved/,
    'make up',
  ],
  [
    'a part never came',
    parts('feeds'),
    true,
    /^Feeds \(feeds\) has not responded\. Visitors still see the earlier items/,
    'make up',
  ],
  [
    'a copy has gone',
    parts('feeds', aServiceInstance(), gone),
    false,
    /^One of two instances of feeds has not responded since /,
    'make up',
  ],
  ['the cms is not seen', parts('cms'), false, /^The cms responds but has not written its heartbeat\.$/, 'make logs'],
  [
    'an upgrade stands still',
    parts('cms', aServiceInstance(), other),
    false,
    /^Two versions have run side by side since /,
    'make upgrade',
  ],
  [
    'the store is away',
    aSystemStatus({ objectStore: { isReachable: false, ms: 2_000 } }),
    true,
    /^The storage for images/,
    'make logs',
  ],
  [
    'there is no room for connections',
    aSystemStatus({ database: { ...aSystemStatus().database, connections: 80 } }),
    false,
    /80 of 100/,
    undefined,
  ],
  ['pages cannot be written', pages({ failed: 2 }), true, /^Some pages could not be updated\./, 'make logs'],
  [
    'pages are behind',
    pages({ activeSince: ago(0.1) }),
    false,
    /^The pages have not been up to date since /,
    undefined,
  ],
  ['there is no backup', backups({ stored: null }), false, /^There is no backup yet\.$/, 'make backup'],
  [
    'the backup is old',
    backups({ stored: aBackup({ finishedAt: ago(27) }) }),
    false,
    /^The last backup was made 1 day ago\.$/,
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
    'the backup lies here only',
    backups({ stored: aBackup({ offSite: null, message: 'Not off-site: 403' }) }),
    false,
    /^The last backup is stored on this server only\. Not off-site: 403$/,
    'make backup',
  ],
  [
    'the backup does not end',
    backups({ runningSince: ago(4) }),
    false,
    /^A backup started 4 hours ago and has not finished/,
    'make backup',
  ],
])('when %s, an issue tells what to do', (_case, status, isBroken, text, command) => {
  const found = findHealthIssues(status);
  expect(found).toMatchObject([{ isBroken, text: expect.stringMatching(text) }]);
  expect(found[0]?.command).toBe(command);
});

test('broken things come before things to check', () => {
  const status = { ...backups({ stored: null }), objectStore: { isReachable: false, ms: 1 } };
  expect(findHealthIssues(status).map(({ isBroken }) => isBroken)).toEqual([true, false]);
});

test('a running upgrade is no issue, nor are mixed versions without containers', () => {
  expect(findHealthIssues(parts('cms', aServiceInstance(), { ...other, startedAt: ago(0.1) }))).toEqual([]);
  const tried = { ...parts('cms', aServiceInstance(), other), ...backups({ areExpected: false }) };
  expect(findHealthIssues({ ...tried, services: parts('cms', aServiceInstance(), other).services })).toEqual([]);
});

test('failing and stale feeds are combined into one issue', () => {
  const sources = [aFeedSource({ error: 'x' }), aFeedSource({ succeededAt: ago(30) }), aFeedSource()];
  expect(feedIssues(sources, Date.now())).toMatchObject([
    { isBroken: false, text: expect.stringMatching(/^Two external feeds could not be read\./) },
  ]);
  expect(feedIssues([aFeedSource(), aFeedSource({ succeededAt: null })], Date.now())).toEqual([]);
});

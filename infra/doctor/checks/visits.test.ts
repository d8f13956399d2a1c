import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatResult } from '../check-result.js';
import { checkVisits, type FolderOwners } from './visits.js';

let folder: string;
let owners: FolderOwners;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-visits-'));
  chmodSync(folder, 0o770);
  const { uid, gid } = statSync(folder);
  owners = { gatewayUser: uid, cmsGroup: gid };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, hoursAgo: number): void {
  const time = Date.now() / 1_000 - hoursAgo * 3_600;
  writeFileSync(join(folder, name), '{"path":"/","referrer":""}\n');
  utimesSync(join(folder, name), time, time);
}
const lines = async () => (await checkVisits(folder, Date.now(), owners)).map(formatResult).join('\n');

test('files of the last hours are about to be counted', async () => {
  write('2026-03-12T09+0000-gateway.log', 1.9);
  write('2026-03-12T10+0000-gateway.log', 0);
  write('notes.txt', 50);
  expect(await lines()).toBe('ok     visits: are counted');
});

test('files that are older than two hours are counted by nobody', async () => {
  write('2026-03-12T07+0000-gateway.log', 2.1);
  write('2026-03-12T06+0000-gateway.log', 3.5);
  expect(await lines()).toMatch(
    /^wrong {2}visits: those of 2 hours are not counted, the oldest since 3 hours: make restart SERVICE=cms; .*logs cms/,
  );
});

test('a folder in place of the file of an hour has its own repair', async () => {
  mkdirSync(join(folder, '2026-03-12T07+0000-gateway.log'));
  expect(await lines()).toMatch(
    /^wrong {2}visits: 2026-03-12T07\+0000-gateway\.log is a folder .*: make up, then \S+compose\.sh exec gateway rm -r \/visits\/2026-03-12T07\+0000-gateway\.log$/,
  );
});

test.each([
  ['of another user than the gateway', () => (owners.gatewayUser += 1), 'the gateway may not write them'],
  ['that the gateway may only read', () => chmodSync(folder, 0o570), 'the gateway may not write them'],
  ['of another group than cms', () => (owners.cmsGroup += 1), 'cms may not read and remove them'],
  ['that is closed to the group', () => chmodSync(folder, 0o700), 'cms may not read and remove them'],
])('a folder %s is reported', async (_case, change, expected) => {
  change();
  expect(await lines()).toBe(
    `wrong  visits: ${expected}, so none are counted: make up gives their folder to both again`,
  );
});

test('a folder that is open to all can be used by both', async () => {
  owners = { gatewayUser: owners.gatewayUser + 1, cmsGroup: owners.cmsGroup + 1 };
  chmodSync(folder, 0o777);
  expect(await lines()).toBe('ok     visits: are counted');
});

test('a folder that cannot be read is a note', async () => {
  rmSync(folder, { recursive: true });
  expect(await lines()).toMatch(/^note {3}visits: their folder could not be read \(ENOENT/);
});

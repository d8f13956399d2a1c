import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { formatResult } from '../check-result.js';
import { checkVisits } from './visits.js';

const folder = mkdtempSync(join(tmpdir(), 'majlis-visits-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, hoursAgo: number): void {
  const time = Date.now() / 1_000 - hoursAgo * 3_600;
  writeFileSync(join(folder, name), '{"path":"/","referrer":""}\n');
  utimesSync(join(folder, name), time, time);
}
const lines = async (path = folder) => (await checkVisits(path)).map(formatResult).join('\n');

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

test('a folder that cannot be read is a note', async () => {
  expect(await lines(join(folder, 'none'))).toMatch(/^note {3}visits: their folder could not be read \(ENOENT/);
});

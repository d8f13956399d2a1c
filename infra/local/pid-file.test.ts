import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquirePidFile, publishReadyInstance, readRunningInstance, removePidFile } from './pid-file.js';

const folder = mkdtempSync(join(tmpdir(), 'majlis-record-'));
const file = join(folder, 'run.json');

beforeEach(() => removePidFile(file));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder can be used by one run at a time', () => {
  expect(acquirePidFile(file)).toBeUndefined();
  publishReadyInstance(file, { address: 'http://localhost:8080', signInCode: '123 456' });
  expect(acquirePidFile(file)).toMatchObject({ pid: process.pid, address: 'http://localhost:8080' });
  removePidFile(file);
  expect(acquirePidFile(file)).toBeUndefined();
});

test.each([
  ['that was killed', JSON.stringify({ pid: 2 ** 22 - 1, startedAt: '1' })],
  ['whose process id another program has now', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['that was killed while it claimed the folder', ''],
])('a run %s does not lock its folder', (_case, record) => {
  writeFileSync(file, record);
  expect(readRunningInstance(file)).toBeUndefined();
  expect(acquirePidFile(file)).toBeUndefined();
});

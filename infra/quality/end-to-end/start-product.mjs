import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runningUrl } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Starts the whole product as `make start` does, with data of its own; MAJLIS_URL names one that runs already instead. */
export default async function startProduct() {
  process.env.CHROMIUM ??= chromiums.find((path) => existsSync(path)) ?? '';
  process.env.MAJLIS_RUN = String(Date.now());
  if (process.env.MAJLIS_URL || !process.env.CHROMIUM) return;
  const folder = mkdtempSync(join(tmpdir(), 'majlis-end-to-end-'));
  const log = openSync(join(folder, 'console.log'), 'a');
  const child = spawn(process.execPath, ['infra/dist/local/start.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), MAJLIS_FOLDER: folder },
    stdio: ['ignore', log, log],
  });
  globalThis.product = { child, folder };
  const { address, signInCode } = await untilReady(child, folder);
  const databaseUrl = await runningUrl(join(folder, 'postgres'));
  const run = { MAJLIS_URL: address, MAJLIS_SIGN_IN_CODE: signInCode, MAJLIS_DATABASE_URL: databaseUrl };
  Object.assign(process.env, run);
}

async function untilReady(child, folder) {
  const record = join(folder, 'run.json');
  for (const limit = Date.now() + 180_000; Date.now() < limit && child.exitCode === null; await wait(100)) {
    const run = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8') || '{}') : {};
    if (run.address) return run;
  }
  throw new Error(`Majlis did not start:\n${readFileSync(join(folder, 'console.log'), 'utf8')}`);
}

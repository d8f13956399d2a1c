import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findRunningPostgresUrl } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { findChromium } from '../find-chromium.mjs';
import stopProducts from './stop-products.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts the product as `make start` does, once per Jest worker and with data of its own, so that concurrent test
 * files cannot disturb each other. MAJLIS_URL names a running product instead.
 */
export default async function startProducts({ maxWorkers }) {
  process.env.CHROMIUM = findChromium();
  process.env.MAJLIS_RUN = String(Date.now());
  if (process.env.MAJLIS_URL && maxWorkers > 1)
    throw new Error('Tests of a running product (MAJLIS_URL) need --runInBand');
  if (process.env.MAJLIS_URL || !process.env.CHROMIUM) return;
  globalThis.products = [];
  try {
    process.env.MAJLIS_PRODUCTS = JSON.stringify(await startEach(maxWorkers));
  } catch (error) {
    // Jest skips the global teardown when the setup fails.
    await stopProducts();
    throw error;
  }
}

/** Products start one after the other, because a start needs the complete machine. */
async function startEach(count) {
  const runs = [];
  while (runs.length < count) {
    const product = start(await freePort());
    globalThis.products.push(product);
    runs.push({ MAJLIS_RUN: `${process.env.MAJLIS_RUN}-${runs.length}`, ...(await readProductSettings(product)) });
  }
  return runs;
}

function start(port) {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-end-to-end-'));
  const log = openSync(join(folder, 'console.log'), 'a');
  const child = spawn(process.execPath, ['infra/dist/local/start.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), MAJLIS_FOLDER: folder },
    stdio: ['ignore', log, log],
  });
  return { child, folder };
}

/** The environment for the tests of a worker: see set-worker-product.mjs. */
async function readProductSettings({ child, folder }) {
  const { address, publisher, signInCode } = await waitForRunFile(child, folder);
  return {
    MAJLIS_URL: address,
    MAJLIS_SIGN_IN_CODE: signInCode,
    MAJLIS_DATABASE_URL: await findRunningPostgresUrl(join(folder, 'postgres')),
    MAJLIS_PRODUCT_FOLDER: folder,
    MAJLIS_PUBLISHER_STATUS: publisher,
  };
}

async function waitForRunFile(child, folder) {
  const record = join(folder, 'run.json');
  for (const limit = Date.now() + 1_200_000; Date.now() < limit && child.exitCode === null; await wait(100)) {
    const run = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8') || '{}') : {};
    if (run.address) return run;
  }
  throw new Error(`Majlis did not start:\n${readFileSync(join(folder, 'console.log'), 'utf8')}`);
}

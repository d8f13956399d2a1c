// What the measurements share: a database of their own, and a built service on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, rolePasswords } from '@majlis/kit/testing/database';
import { startPostgres } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { migrate } from '../../dist/migrate/migrate.js';

/** Does `work` with a migrated database in a folder that is gone afterwards; `log` is where PostgreSQL speaks. */
export async function withDatabase(work) {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
  const log = join(folder, 'log');
  const postgres = await startPostgres({ dataFolder: join(folder, 'postgres'), log });
  try {
    await migrate(postgres.url, rolePasswords);
    const owner = await openDatabase(postgres.url);
    await work({ url: postgres.url, owner, folder, log }).finally(() => owner.end());
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Starts `services/<name>/dist/main.js` as in production, and says where it listens. */
export async function startService(name, databaseUrl, settings = {}) {
  const url = new URL(databaseUrl);
  Object.assign(url, { username: `majlis_${name}`, password: encodeURIComponent(rolePasswords[name]) });
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: url.href,
    PUBLIC_ORIGIN: 'http://localhost:8080',
    ADMIN_EMAILS: 'amal@majlis.example',
    LOG_LEVEL: 'info',
    ...settings,
  };
  const service = spawn(process.execPath, [`services/${name}/dist/main.js`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The service has ended instead of listening.')));
  failed.catch(() => undefined);
  await Promise.race([once(service.stdout, 'data'), failed]); // its first line says that it listens
  service.stdout.resume();
  const stop = async () => {
    service.kill();
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, pid: service.pid, stop };
}

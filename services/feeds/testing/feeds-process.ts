import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePaths } from '@majlis/contracts/api/endpoints';
import type { TestDatabase } from '@majlis/kit/testing/database';
import { publicOrigin } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';

/** Measured since the last call: event loop delays in milliseconds, memory growth in megabytes. */
export type ProcessStats = { p99DelayMs: number; maxDelayMs: number; memoryGrowthMb: number };

/** The built service runs in a process of its own. */
export type FeedsProcess = {
  log(): string;
  readStats(): Promise<ProcessStats>;
  get(path: string): Promise<string>;
  /** Requests a refresh of this source, as staff do. */
  requestFetch(url: string): Promise<void>;
  stop(): Promise<void>;
};

export async function startFeeds(data: TestDatabase, settings: Record<string, string>): Promise<FeedsProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-feeds-'));
  const probe = pathToFileURL(join('services', 'feeds', 'testing', 'probe.mjs')).href;
  const service = spawn(process.execPath, ['--import', probe, 'services/feeds/dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PORT: '0',
      DATABASE_URL: data.urlFor('feeds'),
      PUBLIC_ORIGIN: publicOrigin,
      ADMIN_EMAILS: 'amal@majlis.example',
      ALLOW_LOOPBACK_FEEDS: 'true',
      OBJECT_STORE_URL: pathToFileURL(folder).href,
      ...settings,
    },
  });
  const ended = once(service, 'exit');
  let log = '';
  service.stdout?.on('data', (text) => {
    log += text;
  });
  while (!log.includes('"listening"')) await once(service.stdout ?? service, 'data');
  const baseUrl = /"address":"([^"]+)"/.exec(log)?.[1] ?? '';
  const cookie = await staffCookie(data.ownerUrl);
  return {
    log: () => log,
    readStats: async () => {
      service.send('stats');
      const [stats] = await once(service, 'message');
      return stats as ProcessStats;
    },
    get: async (path) => text(await fetch(baseUrl + path)),
    requestFetch: async (url) => {
      const headers = { cookie, origin: publicOrigin, 'content-type': 'application/json' };
      await text(
        await fetch(baseUrl + writePaths.fetchFeed, { method: 'POST', headers, body: JSON.stringify({ url }) }),
      );
    },
    stop: async () => {
      service.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function text(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}`);
  return response.text();
}

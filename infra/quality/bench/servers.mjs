// Starts the servers that the measurements need: a database, built services with the publisher, and an nginx that serves only
// files.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openDatabase, rolePasswords } from '@majlis/kit/testing/database';
import { startPostgres } from '../../dist/local/postgres.js';
import { freePort } from '../../dist/local/processes/ports.js';
import { findNginx } from '../../dist/local/programs/find-nginx.js';
import { sampleFeedsOrigin, startSampleFeeds } from '../../dist/local/sample-feeds.js';
import { migrate } from '../../dist/migrate/migrate.js';
import { processTree } from './load.mjs';

/** Runs `work` with a migrated database in a temporary folder. `log` is the path of PostgreSQL's log. */
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

export async function startService(name, databaseUrl, settings = {}, options = []) {
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
  const stdio = ['ignore', 'pipe', 'inherit'];
  const service = spawn(process.execPath, [...options, `services/${name}/dist/main.js`], { env, stdio });
  const ended = once(service, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The service exited before it listened')));
  failed.catch(() => undefined);
  await Promise.race([once(service.stdout, 'data'), failed]); // The first line says that the service listens.
  service.stdout.resume();
  const stop = async () => {
    service.kill();
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, pid: service.pid, stop };
}

export const startCms = (databaseUrl, folder) =>
  startService('cms', databaseUrl, {
    COOKIE_KEYS: randomBytes(32).toString('base64url'),
    GOOGLE_CLIENT_ID: 'bench',
    GOOGLE_CLIENT_SECRET: 'bench',
    SIGN_IN_ISSUER: 'http://127.0.0.1:1',
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  });

/** The publisher counts as done after it was idle for this time. */
const idleMs = 3_000;

/** Starts the publisher with the services from which it reads. */
export async function startPublisher(url, folder, nodeOptions = []) {
  const feedsPort = await freePort();
  const sampleFeeds = await startSampleFeeds(feedsPort, 'infra/local/sample/feeds');
  const origin = sampleFeedsOrigin(feedsPort);
  const [cms, conferences, feeds] = await Promise.all([
    startCms(url, join(folder, 'images')),
    startService('conferences', url),
    startService('feeds', url, {
      RESEARCH_FEEDS: `${origin}/research.xml`,
      BLOG_FEEDS: `${origin}/blog.xml`,
      PODCAST_FEEDS: `${origin}/podcast.xml`,
      ALLOW_LOOPBACK_FEEDS: 'true',
      OBJECT_STORE_URL: pathToFileURL(join(folder, 'images')).href,
    }),
  ]);
  const settings = {
    CMS_URL: cms.address,
    CONFERENCES_URL: conferences.address,
    FEEDS_URL: feeds.address,
    SITE_FOLDER: resolve('frontend/dist'),
    RENDERER: resolve('frontend/dist-publisher/render.js'),
    PUBLISHED_FOLDER: join(folder, 'published'),
    MALLOC_ARENA_MAX: '2',
  };
  const publisher = await startService('publisher', url, settings, nodeOptions);
  const stop = async () => {
    for (const service of [publisher, cms, conferences, feeds]) await service.stop();
    await sampleFeeds.stop();
  };
  return { publisher, conferences, published: settings.PUBLISHED_FOLDER, stop };
}

export const readStatus = async ({ address }) => (await fetch(`${address}/status`)).json();

/** Returns the seconds until the publisher has done all its work and its status satisfies `isDone`. */
export async function secondsUntil(publisher, isDone) {
  const start = performance.now();
  let lastBusy = start;
  while (performance.now() - lastBusy < idleMs) {
    const status = await readStatus(publisher);
    if (status.pending > 0 || !isDone(status)) lastBusy = performance.now();
    await wait(100);
  }
  return (lastBusy - start) / 1_000;
}

const nginxConfiguration = (port) => `
worker_processes auto;
pid nginx.pid;
${process.getuid() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  default_type application/json;
  sendfile on;
  # With an access log, as in any installation, written in batches like that of the gateway.
  access_log access.log combined buffer=64k flush=1s;
  open_file_cache max=1000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`).join(' ')}
  server { listen 127.0.0.1:${port}; root files; }
}`;

/** Starts an nginx, with which everything is compared. `candidate(bytes)` makes it serve these bytes as a file. */
export async function startFileServer() {
  const nginx = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-nginx-'));
  const configuration = join(folder, 'nginx.conf');
  const port = await freePort();
  mkdirSync(join(folder, 'files'));
  writeFileSync(configuration, nginxConfiguration(port));
  const args = ['-p', `${folder}/`, '-c', configuration, '-e', 'stderr', '-g', 'daemon off;'];
  const server = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await wait(500);
  let count = 0;
  return {
    candidate(bytes) {
      count += 1;
      writeFileSync(join(folder, 'files', String(count)), bytes);
      return { address: `http://127.0.0.1:${port}/${count}`, pids: processTree(server.pid) };
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNginx } from './nginx/find-nginx.js';
import {
  clientId,
  type NodePart,
  nodeProgram,
  objectStoreSettings,
  rolePasswords,
  startGateway,
  startNodePart,
} from './parts.js';
import { startPostgres } from './postgres.js';
import { answers, freePort } from './processes/ports.js';
import { runProgram } from './processes/program.js';
import type { Supervisor } from './processes/supervisor.js';
import type { RunFolder } from './run-folder.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { sampleFeedsOrigin, startSampleFeeds } from './sample-feeds.js';
import { startSignInServer } from './sign-in/sign-in-server.js';

const firstAnswers = [
  ...['/', '/api/cms/content', '/api/cms/carousel-files', '/api/conferences'],
  ...['/api/research-items', '/api/blog-posts', '/api/podcast-episodes/summaries', '/api/instagram-posts'],
];

export type ReadyRun = { address: string; signInCode: string; gateway: string; publisher: string };

/** Starts Majlis on this machine, from the database to the gateway. */
export async function startRun(settings: RunSettings, folder: RunFolder, supervisor: Supervisor): Promise<ReadyRun> {
  const origin = `http://localhost:${settings.port}`;
  const kept = folder.kept();
  const client = { clientId, clientSecret: kept.clientSecret, redirectUri: `${origin}/api/auth/google/callback` };
  const sampleFeeds = join(projectFolder, 'infra/local/sample/feeds');
  const nginx = await findNginx();
  const [databaseUrl, signIn] = await Promise.all([
    startDatabase(settings, folder, supervisor),
    // These stand in for the world outside: somebody to sign in with, and somebody to read feeds from.
    supervisor.start('sign-in page', () => startSignInServer(kept.signInPort, client)),
    supervisor.start('sample feeds', () => startSampleFeeds(kept.sampleFeedsPort, sampleFeeds)),
  ]);
  const [cms, conferences, feeds, publisher, metrics] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const surroundings = {
    ...{ settings, folder, kept, databaseUrl, origin, issuer: signIn.issuer },
    feedsOrigin: sampleFeedsOrigin(kept.sampleFeedsPort),
    ports: { cms, conferences, feeds, publisher, metrics },
  };
  for (const name of ['cms', 'conferences', 'feeds', 'publisher', 'gateway']) folder.newLog(name);
  const start = (name: NodePart) => supervisor.start(name, () => startNodePart(name, surroundings));
  // None of them needs another to start; the services are stopped last.
  await Promise.all([
    ...[start('cms'), start('conferences'), start('feeds'), start('publisher')],
    supervisor.start('gateway', () => startGateway(nginx, surroundings)),
  ]);
  await supervisor.run('first answers', () => untilAllAnswer(origin));
  const status = `http://127.0.0.1:${publisher}/status`;
  return { address: origin, signInCode: signIn.code, gateway: `nginx (${nginx})`, publisher: status };
}

/** Starts PostgreSQL, with tables and sample content in it; returns the address by which its owner opens it. */
async function startDatabase({ sample }: RunSettings, folder: RunFolder, supervisor: Supervisor): Promise<string> {
  const options = { dataFolder: folder.postgres, port: await freePort(), log: folder.newLog('postgresql') };
  const { url } = await supervisor.start('postgresql', () => startPostgres(options));
  await supervisor.run('migrations', () => {
    const environment = { DATABASE_URL: url, ...rolePasswords(folder.kept()) };
    return runProgram(nodeProgram('infra/dist/migrate/main.js', folder.newLog('migrations'), environment));
  });
  if (existsSync(folder.hasSampleContent) && sample === 'usual') return url;
  await supervisor.run('sample content', async () => {
    const environment = { DATABASE_URL: url, ...objectStoreSettings(folder), SAMPLE: sample };
    await runProgram(nodeProgram('infra/dist/local/seed.js', folder.newLog('sample-content'), environment));
    writeFileSync(folder.hasSampleContent, '');
  });
  return url;
}

/** Also warms the first page up, and waits until the sample feeds have been read; their pictures come a little later. */
async function untilAllAnswer(origin: string): Promise<void> {
  const limit = Date.now() + 30_000;
  for (const path of firstAnswers)
    while (!(await answers(`${origin}${path}`))) {
      if (Date.now() > limit) throw new Error(`${origin}${path} does not answer.`);
      await sleep(50);
    }
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataDirectory } from './data-directory.js';
import { startPostgres } from './postgres.js';
import { freePort, respondsOk } from './processes/ports.js';
import { runProgram } from './processes/program.js';
import type { Supervisor } from './processes/supervisor.js';
import { findNginx } from './programs/find-nginx.js';
import { projectFolder, type RunSettings } from './run-settings.js';
import { sampleFeedsOrigin, startSampleFeeds } from './sample-feeds.js';
import {
  clientId,
  type NodeService,
  nodeProgram,
  objectStoreSettings,
  rolePasswords,
  startGateway,
  startNodeService,
} from './services.js';
import { startSignInServer } from './sign-in/sign-in-server.js';

const warmUpPaths = [
  ...['/', '/api/cms/content', '/api/cms/carousel-files', '/api/conferences'],
  ...['/api/research-items', '/api/blog-posts', '/api/podcast-episodes/summaries', '/api/instagram-posts'],
];

export type RunInfo = { address: string; signInCode: string; gateway: string; publisher: string };

export async function startRun(settings: RunSettings, folder: DataDirectory, supervisor: Supervisor): Promise<RunInfo> {
  const origin = `http://localhost:${settings.port}`;
  const generated = folder.readGeneratedSettings();
  const client = { clientId, clientSecret: generated.clientSecret, redirectUri: `${origin}/api/auth/google/callback` };
  const sampleFeeds = join(projectFolder, 'infra/local/sample/feeds');
  const nginx = await findNginx();
  const [databaseUrl, signIn] = await Promise.all([
    startDatabase(settings, folder, supervisor),
    supervisor.start('sign-in page', () => startSignInServer(generated.signInPort, client)),
    supervisor.start('sample feeds', () => startSampleFeeds(generated.sampleFeedsPort, sampleFeeds)),
  ]);
  const [cms, conferences, feeds, publisher, metrics] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const runEnvironment = {
    ...{ settings, folder, generated, databaseUrl, origin, issuer: signIn.issuer },
    feedsOrigin: sampleFeedsOrigin(generated.sampleFeedsPort),
    ports: { cms, conferences, feeds, publisher, metrics },
  };
  for (const name of ['cms', 'conferences', 'feeds', 'publisher', 'gateway']) folder.rotateLog(name);
  const start = (name: NodeService) => supervisor.start(name, () => startNodeService(name, runEnvironment));
  // They start in any order, and stop in the reverse order of this list: the gateway first.
  await Promise.all([
    ...[start('cms'), start('conferences'), start('feeds'), start('publisher')],
    supervisor.start('gateway', () => startGateway(nginx, runEnvironment)),
  ]);
  await supervisor.runStep('first responses', () => waitUntilReady(origin));
  const status = `http://127.0.0.1:${publisher}/status`;
  return { address: origin, signInCode: signIn.code, gateway: `nginx (${nginx})`, publisher: status };
}

async function startDatabase({ sample }: RunSettings, folder: DataDirectory, supervisor: Supervisor): Promise<string> {
  const options = { dataFolder: folder.postgres, port: await freePort(), log: folder.rotateLog('postgresql') };
  const { url } = await supervisor.start('postgresql', () => startPostgres(options));
  await supervisor.runStep('migrations', () => {
    const environment = { DATABASE_URL: url, ...rolePasswords(folder.readGeneratedSettings()) };
    return runProgram(nodeProgram('infra/dist/migrate/main.js', folder.rotateLog('migrations'), environment));
  });
  if (existsSync(folder.sampleContentMarker) && sample === 'usual') return url;
  await supervisor.runStep('sample content', async () => {
    const environment = { DATABASE_URL: url, ...objectStoreSettings(folder), SAMPLE: sample };
    await runProgram(nodeProgram('infra/dist/local/seed.js', folder.rotateLog('sample-content'), environment));
    writeFileSync(folder.sampleContentMarker, '');
  });
  return url;
}

/** On a slow and busy machine the first responses take minutes. */
const readyTimeoutMs = 600_000;

/** The requests also warm up the first page and wait for the first refresh of the sample feeds. */
async function waitUntilReady(origin: string): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  for (const path of warmUpPaths)
    while (!(await respondsOk(`${origin}${path}`))) {
      if (Date.now() > deadline) throw new Error(`${origin}${path} does not respond.`);
      await sleep(50);
    }
}

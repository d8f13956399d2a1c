import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../../gateway/src/find-nginx.js';
import { renderNginx } from '../../../gateway/src/render-nginx.js';
import { answers } from '../../local/processes/answers.js';
import { freePort } from '../../local/processes/ports.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const nginx = findNginx();
export const gateways = ['small gateway', ...(nginx ? ['nginx'] : [])] as const;

/** Where the running product keeps what it published and what staff uploaded; none when it is not ours. */
export const productFolder = process.env.MAJLIS_PRODUCT_FOLDER;

export type LoneGateway = { origin: string; stop(): Promise<void> };

/** A gateway with the files of the running product and nothing else: nobody answers behind it, and its cache is empty. */
export async function runLoneGateway(kind: string): Promise<LoneGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-lone-gateway-'));
  const port = await freePort();
  const nobody = `127.0.0.1:${await freePort()}`;
  const files = {
    siteFolder: join(root, 'frontend/dist'),
    publishedFolder: join(productFolder ?? '', 'published'),
    // What visitors have seen of the store is in the gateway's own keeping in production.
    uploadsFolder: join(productFolder ?? '', 'images'),
  };
  const child =
    kind === 'nginx' ? await startNginx(folder, port, nobody, files) : startSmallGateway(port, nobody, files);
  const origin = `http://localhost:${port}`;
  for (const limit = Date.now() + 10_000; !(await answers(`${origin}/`)); await sleep(100))
    if (Date.now() > limit) throw new Error(`The ${kind} does not answer`);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Files = { siteFolder: string; publishedFolder: string; uploadsFolder: string };

async function startNginx(folder: string, port: number, nobody: string, files: Files): Promise<ChildProcess> {
  const { command, args } = await renderNginx({
    nginx: nginx ?? '',
    folder,
    port,
    metricsPort: await freePort(),
    upstreams: { cms: nobody, conferences: nobody, feeds: nobody },
    ...files,
    mediaSources: 'https: http:',
    runAsRoot: process.getuid?.() === 0,
  });
  return spawn(command, args, { stdio: 'ignore' });
}

function startSmallGateway(port: number, nobody: string, files: Files): ChildProcess {
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    CMS_URL: `http://${nobody}`,
    CONFERENCES_URL: `http://${nobody}`,
    FEEDS_URL: `http://${nobody}`,
    UPLOADS_FOLDER: files.uploadsFolder,
    SITE_FOLDER: files.siteFolder,
    PUBLISHED_FOLDER: files.publishedFolder,
    MEDIA_SOURCES: 'https: http:',
  };
  return spawn(process.execPath, [join(root, 'gateway/dist/main.js')], { env, stdio: 'ignore' });
}

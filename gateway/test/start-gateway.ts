import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { renderNginx } from '../../infra/local/nginx/render-nginx.js';
import { findNginx } from '../../infra/local/programs/find-nginx.js';
import { FakeService } from './fake-service.js';
import { freePort } from './free-port.js';
import { sendRequest } from './send-request.js';

export const appShell = `<!doctype html><title>Majlis</title>${'<!-- the shell -->'.repeat(50)}`;
export const arabicShell = appShell.replace('Majlis', 'مجلس');
export const staffShell = appShell.replace('Majlis', 'Majlis for staff');
export const arabicStaffShell = arabicShell.replace('مجلس', 'مجلس للموظفين');
export const script = `export const build = 42; ${'/* code */'.repeat(200)}`;
export const apiDescription = JSON.stringify({ openapi: '3.1.1', paths: {} });
export const apiPage = `<!doctype html><title>Public API</title>${'<!-- the page -->'.repeat(50)}`;
export const buildId = '0123456789abcdef';
export const documentName = `${'0f'.repeat(32)}.pdf`;
export const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export const mediaSources = 'https: http://127.0.0.1:20123';

export type Gateway = {
  origin: string;
  metricsOrigin: string;
  /** The folder of this build's pages, which does not exist until a test publishes one. */
  publishedFolder: string;
  uploadsFolder: string;
  /** The folder to which nginx writes visits, if it counts them. */
  visitsFolder: string;
  services: Record<'cms' | 'conferences' | 'feeds', FakeService>;
  stop: () => Promise<void>;
};

export async function startGateway({ countsVisits = false } = {}): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'majlis gateway-'));
  await writeSite(folder);
  const visitsFolder = join(folder, countsVisits ? 'visits' : 'nginx/run');
  await mkdir(visitsFolder, { recursive: true });
  const services = {
    cms: new FakeService('cms'),
    conferences: new FakeService('conferences'),
    feeds: new FakeService('feeds'),
  };
  await Promise.all(Object.values(services).map((service) => service.start()));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const args = await renderNginx({
    folder: join(folder, 'nginx'),
    port,
    metricsPort,
    upstreams: {
      cms: services.cms.address,
      conferences: services.conferences.address,
      feeds: services.feeds.address,
    },
    uploadsFolder: join(folder, 'images'),
    siteFolder: join(folder, 'site'),
    publishedFolder: join(folder, 'published'),
    mediaSources,
    ...(countsVisits && { visitsFolder }),
  });
  const stopGateway = await runNginx(args);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin);
  const stop = async () => {
    await stopGateway();
    await Promise.all(Object.values(services).map((service) => service.stop()));
    await rm(folder, { recursive: true });
  };
  const metrics = `http://127.0.0.1:${metricsPort}`;
  const folders = { publishedFolder: join(folder, 'published', buildId), uploadsFolder: join(folder, 'images') };
  return { origin, metricsOrigin: metrics, services, stop, visitsFolder, ...folders };
}

export async function writeSite(folder: string) {
  for (const path of [
    'site/.br/assets',
    'site/.br/api/docs',
    'site/assets',
    'site/api/docs',
    'site/pictures',
    'site/.well-known',
    'images/carousel',
    'images/documents',
  ])
    await mkdir(join(folder, path), { recursive: true });
  const texts = {
    'index.html': appShell,
    'index.ar.html': arabicShell,
    'index.en-staff.html': staffShell,
    'index.ar-staff.html': arabicStaffShell,
    'assets/index-4f2a.js': script,
    'api/openapi.json': apiDescription,
    'api/docs/index.html': apiPage,
  };
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(folder, 'site', name), text);
    await writeFile(join(folder, 'site/.br', name), brotliCompressSync(text));
    await writeFile(join(folder, 'site', `${name}.gz`), gzipSync(text));
  }
  await writeFile(join(folder, 'site/pictures/library.svg'), picture);
  for (const icon of ['favicon.ico', 'icon-192.png']) await writeFile(join(folder, 'site', icon), 'an icon');
  await writeFile(join(folder, 'site/.build-id'), buildId);
  await writeFile(join(folder, 'site/.secret'), 'hidden');
  await writeFile(join(folder, 'site/.well-known/security.txt'), 'Contact: mailto:security@example.org');
  await writeFile(join(folder, 'images/carousel/0a1b-1920x1080.webp'), 'an image');
  await writeFile(join(folder, 'images/carousel/0a1b-1920x1080.html'), '<script>alert(1)</script>');
  await writeFile(join(folder, 'images/documents', documentName), '%PDF-1.7 a document');
  await writeFile(join(folder, 'images/documents/notes.html'), '<script>alert(1)</script>');
}

/** nginx checks files once a second (open_file_cache). */
export const waitForFileCache = () => wait(1100);

export async function runNginx(args: string[]) {
  const child = spawn(await findNginx(), args, { stdio: 'ignore' });
  return () => stopProcess(child);
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function waitUntilReady(origin: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await sendRequest(origin, '/gateway/unavailable.css').catch(() => undefined);
    if (response) return;
    await wait(50);
  }
  throw new Error('The gateway did not start within five seconds');
}

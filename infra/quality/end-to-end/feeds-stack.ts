import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { freePort, respondsOk } from '../../local/processes/ports.js';
import { openVisitorPage, siteUrl } from './browser.js';
import { startExtraGateway } from './extra-gateway.js';
import { openStaffPage } from './sign-in.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The owner of the product's database; without it these tests cannot add a feeds service. */
export const databaseUrl = process.env.MAJLIS_DATABASE_URL;

export type FeedsStack = {
  /** Where its gateway answers: the product, but for its feeds. */
  origin: string;
  /** A member of staff with a session there. */
  staff(viewport?: { width: number; height: number }): Promise<Page>;
  visitor(): Promise<Page>;
  stop(): Promise<void>;
};

/** The sources, by the names of their settings. */
type Sources = Partial<
  Record<'RESEARCH_FEEDS' | 'BLOG_FEEDS' | 'PODCAST_FEEDS' | 'INSTAGRAM_TOKEN' | 'INSTAGRAM_API_URL', string>
>;

/** Beside the running product, on its database: another feeds service with these sources, and a gateway that leads to it. */
export async function startFeedsStack(sources: Sources): Promise<FeedsStack> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-own-feeds-'));
  const [images, pages] = [join(folder, 'images'), join(folder, 'pages')];
  // As they are now: this gateway does not notice when they are built anew.
  cpSync(join(root, 'frontend/dist'), pages, { recursive: true });
  const feedsPort = await freePort();
  const [product, ownFeeds] = [new URL(siteUrl).host, `127.0.0.1:${feedsPort}`];
  const gateway = await startExtraGateway({
    upstreams: { cms: product, conferences: product, feeds: ownFeeds },
    uploadsFolder: images,
    siteFolder: pages,
    // What is published shows the feeds of the product.
    publishedFolder: join(folder, 'published'),
  });
  const { origin } = gateway;
  const feeds = startScript('services/feeds/dist/main.js', {
    ...sources,
    PORT: String(feedsPort),
    DATABASE_URL: databaseUrl ?? '',
    PUBLIC_ORIGIN: origin,
    ADMIN_EMAILS: 'amal@majlis.example,yusuf@majlis.example',
    OBJECT_STORE_URL: pathToFileURL(images).href,
    ALLOW_LOOPBACK_FEEDS: 'true',
  });
  await waitUntilReady(`http://${ownFeeds}/ready`);
  return {
    origin,
    visitor: () => openVisitorPage(undefined, origin),
    async staff(viewport) {
      const signedIn = await openStaffPage();
      const page = await openVisitorPage(viewport, origin);
      // A cookie belongs to a host, whatever its port.
      await page.context().addCookies(await signedIn.context().cookies());
      return page;
    },
    async stop() {
      await Promise.all([stopProcess(feeds), gateway.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startScript(script: string, settings: Record<string, string>): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', NODE_ENV: 'development', ...settings };
  return spawn(process.execPath, [join(root, script)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function waitUntilReady(url: string): Promise<void> {
  for (const limit = Date.now() + 30_000; !(await respondsOk(url)); await sleep(100))
    if (Date.now() > limit) throw new Error(`${url} does not answer`);
}

export type ExternalServer = { url: string; stop(): Promise<void> };

/** A server of the world outside. */
export async function startExternalServer(answer: RequestListener): Promise<ExternalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads an address until its answer is as wanted; on a busy machine a source may need a second or third attempt, minutes later. */
export async function waitForJson<Answer>(url: string, isExpected: (answer: Answer) => boolean): Promise<Answer> {
  for (const limit = Date.now() + 200_000; ; await sleep(250)) {
    const response = await fetch(url);
    const answer = response.ok ? ((await response.json()) as Answer) : undefined;
    if (answer !== undefined && isExpected(answer)) return answer;
    if (Date.now() > limit) throw new Error(`${url} does not say it: ${JSON.stringify(answer)?.slice(0, 500)}`);
  }
}

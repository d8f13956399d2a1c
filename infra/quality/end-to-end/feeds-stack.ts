import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { freePort, respondsOk } from '../../local/processes/ports.js';
import { databaseUrl, openVisitorPage, siteUrl } from './browser.js';
import { startExtraGateway } from './extra-gateway.js';
import { openStaffPage } from './sign-in.js';
import { until } from './until.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export type FeedsStack = {
  origin: string;
  staff(viewport?: { width: number; height: number }): Promise<Page>;
  visitor(): Promise<Page>;
  stop(): Promise<void>;
};

type Sources = Partial<
  Record<'RESEARCH_FEEDS' | 'BLOG_FEEDS' | 'PODCAST_FEEDS' | 'INSTAGRAM_TOKEN' | 'INSTAGRAM_API_URL', string>
>;

/** Starts a feeds service with these sources on the product's database, and a gateway in front of it. */
export async function startFeedsStack(sources: Sources): Promise<FeedsStack> {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-feeds-stack-'));
  const [images, pages] = [join(folder, 'images'), join(folder, 'pages')];
  // The gateway serves a copy of the site, so that a rebuild does not disturb it.
  cpSync(join(root, 'frontend/dist'), pages, { recursive: true });
  const feedsPort = await freePort();
  const [product, ownFeeds] = [new URL(siteUrl).host, `127.0.0.1:${feedsPort}`];
  const gateway = await startExtraGateway({
    upstreams: { cms: product, conferences: product, feeds: ownFeeds },
    uploadsFolder: images,
    siteFolder: pages,
    // The product's prerendered pages show its own feeds, so this gateway must not serve them.
    publishedFolder: join(folder, 'published'),
  });
  const { origin } = gateway;
  const feeds = startScript('services/feeds/dist/main.js', {
    ...sources,
    PORT: String(feedsPort),
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origin,
    ADMIN_EMAILS: 'amal@majlis.example,yusuf@majlis.example',
    OBJECT_STORE_URL: pathToFileURL(images).href,
    ALLOW_LOOPBACK_FEEDS: 'true',
  });
  await until('the feeds respond', () => respondsOk(`http://${ownFeeds}/ready`));
  return {
    origin,
    visitor: () => openVisitorPage(undefined, origin),
    async staff(viewport) {
      const signedIn = await openStaffPage();
      const page = await openVisitorPage(viewport, origin);
      // Cookies ignore the port, so those of the product are valid here too.
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

/** Resolves with the JSON of a URL once it is as expected. On a busy machine a source may be retried only minutes later. */
export const waitForJson = <Result>(url: string, isExpected: (result: Result) => boolean): Promise<Result> =>
  until(`${url} has the expected JSON`, async () => {
    const response = await fetch(url);
    const result = response.ok ? ((await response.json()) as Result) : undefined;
    return result !== undefined && isExpected(result) && { result };
  }).then(({ result }) => result);

import type { ServerResponse } from 'node:http';
import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import type { Page } from 'playwright-core';
import { describeWithOwnProduct, openVisitorPage } from './browser.js';
import { type FeedsStack, startFeedsStack, waitForJson } from './feeds-stack.js';
import { hasEscapedTitle, hostileFeed, hostilePosts } from './hostile-feed.js';
import { xssPayloads } from './hostile-payloads.js';
import { expectEventually, waitUntilHydrated } from './page-states.js';

/** An SVG with a script, served as a PNG. */
const hostileSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" onload="${xssPayloads[0]}"/>`;

function respond(url: string, origin: string, response: ServerResponse): void {
  const [, kind, number = ''] = url.split('/');
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const frames = xssPayloads.map((_, index) => `<iframe src="/raw/${index}"></iframe>`);
  if (kind === 'all') response.writeHead(200, html).end(frames.join(''));
  else if (kind === 'raw') response.writeHead(200, html).end(xssPayloads[Number(number)]);
  else if (kind === 'me') response.writeHead(200, { 'content-type': 'application/json' }).end(hostilePosts());
  else if (kind === 'pictures') response.writeHead(200, { 'content-type': 'image/png' }).end(hostileSvg);
  else response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(hostileFeed(`${origin}/pictures`));
}

const noIncidents = { ran: null, blocked: [], addresses: [], handlers: [], requests: [], dialogs: [] };

/** Returns a function that opens a page and returns what its payloads did, and its headings. */
async function watchPage(page: Page, origin: string) {
  const requests: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Reflect.set(window, '__blocked', blocked);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      blocked.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async (path: string, minHeadings = 0) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    let headings = new Set<string>();
    // A list may still grow when its end is reached.
    await expectEventually(async () => {
      await showWholeLists(page);
      headings = await scrollToEnd(page);
      return headings.size > minHeadings;
    }, true);
    const traces = await page.evaluate(findTraces);
    return [{ ...traces, requests: requests.splice(0), dialogs: dialogs.splice(0) }, headings] as const;
  };
}

async function showWholeLists(page: Page): Promise<void> {
  const links = page.getByRole('link', { name: /^Show all/ });
  if ((await links.count()) > 0) await waitUntilHydrated(page);
  for (let left = await links.count(); left > 0; left -= 1) {
    await links.first().click();
    await expectEventually(() => links.count(), left - 1);
  }
}

function findTraces() {
  // The site's own icon is an inline SVG in the head.
  const icon = document.head.querySelector(':scope > link[rel="icon"]');
  const elements = [...document.querySelectorAll('*')].filter((element) => element !== icon);
  const links = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcdoc', 'xlink:href'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
  return {
    ran: (Reflect.get(window, '__xss') as unknown) ?? null,
    blocked: Reflect.get(window, '__blocked') as string[],
    addresses: links.filter((link) => !/^(https?:|mailto:|tel:|[/#?]|\.\/)/i.test(link) && link !== ''),
    handlers: elements.flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name))),
  };
}

/** Scrolls through a long list with the pointer over it and returns all headings. */
async function scrollToEnd(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  // The focus has moved to the first item that was added, and only items near the window are rendered.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let isAtEnd = false; !isAtEnd; await page.waitForTimeout(60)) {
    await page.mouse.move(500, 400);
    const titles = await page.locator('main :is(h2, h3)').allTextContents();
    for (const title of titles) seen.add(title);
    isAtEnd = await page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy(0, window.innerHeight);
      return window.scrollY === before;
    });
  }
  return seen;
}

describeWithOwnProduct('feeds full of hostile markup', () => {
  let feedServer: RunningServer;
  let feeds: FeedsStack;
  let episodes: EpisodeSummary[];
  beforeAll(async () => {
    feedServer = await startServer((request, response) => respond(request.url ?? '', feedServer.origin, response));
    const of = (kind: string) => `${feedServer.origin}/${kind}.xml`;
    feeds = await startFeedsStack({
      RESEARCH_FEEDS: of('research'),
      BLOG_FEEDS: of('blog'),
      PODCAST_FEEDS: of('podcast'),
      INSTAGRAM_TOKEN: 'a-token',
      INSTAGRAM_API_URL: feedServer.origin,
    });
    const isPresent = (items: unknown[]) => items.length > 250;
    await waitForJson(`${feeds.origin}/api/research-items`, isPresent);
    await waitForJson(`${feeds.origin}/api/blog-posts`, isPresent);
    await waitForJson(`${feeds.origin}/api/instagram-posts`, (posts: unknown[]) => posts.length > 4);
    episodes = await waitForJson<EpisodeSummary[]>(`${feeds.origin}/api/podcast-episodes/summaries`, isPresent);
  });
  afterAll(async () => {
    await feeds?.stop();
    await feedServer?.stop();
  });

  test('in an unprotected page many of the 300 payloads run', async () => {
    expect([xssPayloads.length, new Set(xssPayloads).size]).toEqual([300, 300]);
    const context = await (await openVisitorPage()).context().browser()?.newContext();
    const page = await context?.newPage();
    const ran = new Set<string>();
    await page?.exposeFunction('tell', (number: unknown) => ran.add(String(number)));
    await page?.addInitScript(() => {
      window.alert = (number) => Reflect.get(window, 'tell')(number);
    });
    await page?.route('**', (route) =>
      route.request().url().startsWith(feedServer.origin) ? route.continue() : route.abort(),
    );
    await page?.goto(`${feedServer.origin}/all`, { waitUntil: 'load' });
    for (let before = -1; before !== ran.size; await page?.waitForTimeout(1_000)) before = ran.size;
    await context?.close();
    process.stdout.write(`payloads that run without protection: ${ran.size} of ${xssPayloads.length}\n`);
    expect(ran.size).toBeGreaterThan(80);
  });

  test.each([
    ['/', 5],
    ['/research', 250],
    ['/blog', 250],
    ['/podcasts', 250],
  ])('no payload runs on %s', async (path, headings) => {
    const page = await feeds.visitor();
    const visit = await watchPage(page, feeds.origin);
    const [harm] = await visit(path, headings);
    expect(harm).toEqual(noIncidents);
  });

  test.each(['/research', '/blog', '/podcasts'])('on %s text is rendered as text', async (path) => {
    const page = await feeds.visitor();
    for (const [index, payload] of xssPayloads.entries()) {
      if (!hasEscapedTitle(index) || index % 60 !== 1) continue;
      const title = `P${index} ${payload}`.replace(/\s+/g, ' ').trim();
      await page.goto(`${path}?q=P${index}%20`);
      const heading = page
        .locator('h2, h3')
        .filter({ hasText: `P${index} ` })
        .first();
      await heading.waitFor();
      expect(await heading.textContent()).toContain(title.slice(0, 60));
    }
  });

  test('no payload runs on the pages of episodes, and their notes are shown', async () => {
    const page = await feeds.visitor();
    const visit = await watchPage(page, feeds.origin);
    const chosen = episodes.filter((_, index) => index % Math.ceil(episodes.length / 24) === 0);
    expect(chosen.length).toBeGreaterThanOrEqual(12);
    for (const { slug } of chosen) {
      const [harm] = await visit(`/podcasts/${encodeURIComponent(slug)}`);
      expect([slug, harm]).toEqual([slug, noIncidents]);
      expect(await page.getByText('after it, long enough').count()).toBeGreaterThan(0);
    }
  });

  test('links of items lead to pages only, and recordings to recordings', async () => {
    const lists = ['research-items', 'blog-posts', 'podcast-episodes/all'];
    const items: Record<string, string>[][] = await Promise.all(
      lists.map(async (list) => (await fetch(`${feeds.origin}/api/${list}`)).json()),
    );
    const addresses = items
      .flat()
      .flatMap(({ link, audioUrl, imageUrl }) => [link, audioUrl, imageUrl].flatMap((a) => a ?? []));
    expect(addresses.length).toBeGreaterThan(750);
    expect(addresses.filter((address) => !/^(https?:\/\/|\/images\/)/.test(address))).toEqual([]);
    expect(items.flat().filter(({ imageUrl }) => imageUrl)).toEqual([]);
  });

  test.each([
    ['research', 250],
    ['blog', 250],
    ['podcast', 250],
    ['instagram', 15],
  ])('no payload runs among the items of %s in the staff area', async (kind, minRun) => {
    const page = await feeds.staff();
    const visit = await watchPage(page, feeds.origin);
    const [harm, seen] = await visit(`/admin/feeds?kind=${kind}`);
    expect(harm).toEqual(noIncidents);
    expect(seen.size).toBeGreaterThan(minRun);
    await page.getByRole('searchbox').fill('P1 ');
    await page.getByRole('button', { name: /^Edit P1\b/ }).click();
    await page
      .getByText(/^[DP]1 /)
      .last()
      .waitFor();
    expect(await page.evaluate(() => [Reflect.get(window, '__xss'), Reflect.get(window, '__blocked')])).toEqual([
      undefined,
      [],
    ]);
  });
});

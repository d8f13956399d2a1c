import type { Page } from 'playwright-core';
import { siteUrl } from './browser.js';
import { until } from './until.js';

export const sampleConference = '/conferences/conscience-and-the-common-good';
export const sampleEpisode = '/podcasts/the-judge-who-said-no';

/** Pages of every kind in the sample content, except those of sessions and speakers. */
export const mainPages = [
  ...['/', '/about', '/research', '/blog', '/podcasts', sampleEpisode, '/conferences', sampleConference],
  ...['/support', '/contact', '/conferences/ethics-of-the-market'],
];

/** Requests a path like a visitor without a browser: redirects are not followed. */
export const visit = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });
export const readText = async (path: string): Promise<string> => (await visit(path)).text();
export const readJson = async <Data>(path: string): Promise<Data> => (await visit(path)).json() as Promise<Data>;

/**
 * Waits until a save is public. Another test, without browsers to keep the machine busy, checks that this takes at most five
 * seconds.
 */
export const becomesPublic = (path: string, text: string, expected = true) =>
  until(
    `${path} ${expected ? 'has' : 'lacks'} ${text}`,
    async () => (await readText(path)).includes(text) === expected,
  );

export const hasStatus = (path: string, status: number) =>
  until(`${path} returns ${status}`, async () => (await visit(path)).status === status);

/** Waits until a page is prerendered; before, the gateway serves the app shell, which needs JavaScript. */
export const fetchPrerendered = (path: string) =>
  until(`${path} is prerendered`, async () => {
    const html = await readText(path);
    return html.includes('id="prerendered-data"') && html;
  });

/** Returns the path of the first session in the programme of the sample conference, once both pages are prerendered. */
export async function firstSessionPath(): Promise<string> {
  const html = await fetchPrerendered(sampleConference);
  const path = new RegExp(`"(${sampleConference}/sessions/[^"]+)"`).exec(html)?.[1] ?? '';
  await fetchPrerendered(path);
  return path;
}

/** Opens the page only once its HTML has the text: to open it takes far longer than to read it. */
export async function openWhenTextIsPublic(page: Page, path: string, text: string): Promise<void> {
  const isTextVisible = async () => {
    const html = await (await page.request.get(path)).text();
    if (!textOf(html).includes(text.toLowerCase())) return false;
    await page.goto(path);
    return page.getByText(text).first().isVisible();
  };
  await until(`${path} shows ${text}`, isTextVisible);
}

const characterOf: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characterOf[entity] ?? entity)
    .toLowerCase();

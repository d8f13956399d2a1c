import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import type { Page } from 'playwright-core';
import { siteUrl } from './browser.js';
import type { JsonLdNode } from './json-ld-rules.js';
import { until } from './until.js';

export type CrawledPage = {
  url: string;
  status: number;
  title: string;
  language: string;
  headings: string[];
  /** Values by name or property. Some may occur several times. */
  metas: Record<string, string[]>;
  links: { rel: string; href: string; type: string }[];
  anchors: string[];
  pictures: string[];
  ids: string[];
  jsonLdNodes: JsonLdNode[];
  words: number;
};

export const fetchUrl = (address: string) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });

export const fetchWhenPublished = (address: string): Promise<Response> =>
  until(`${address} is published`, async () => {
    const response = await fetchUrl(address);
    return response.status === 200 && response;
  });

/** The browser only parses the HTML. It runs and fetches nothing. */
async function crawlPage(browser: Page, address: string): Promise<CrawledPage> {
  const response = await fetchUrl(address);
  const html = await response.text();
  const parts = await browser.evaluate(parsePage, { html, address });
  return { url: address, status: response.status, ...parts };
}

export const crawlWhenPrerendered = (browser: Page, address: string): Promise<CrawledPage> =>
  until(`${address} is prerendered`, async () => {
    const page = await crawlPage(browser, address);
    return (page.jsonLdNodes.length > 0 || page.status === 404) && page;
  });

function parsePage({ html, address }: { html: string; address: string }) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? '';
  const absolute = (href: string) => new URL(href, address).href;
  const metas: Record<string, string[]> = {};
  for (const meta of all('meta[name], meta[property]')) {
    const name = attribute('name')(meta) || attribute('property')(meta);
    metas[name] = [...(metas[name] ?? []), attribute('content')(meta)];
  }
  const sources = all('img, source').flatMap((element) => [
    ...(element.tagName === 'IMG' ? [attribute('src')(element)] : []),
    ...attribute('srcset')(element)
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
  ]);
  const main = page.querySelector('main')?.cloneNode(true) as Element | undefined;
  for (const element of main?.querySelectorAll('script, style, template') ?? []) element.remove();
  return {
    title: page.title,
    language: page.documentElement.lang,
    headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
    metas,
    links: all('link[href]').map((link) => ({
      rel: attribute('rel')(link),
      href: absolute(attribute('href')(link)),
      type: attribute('type')(link),
    })),
    anchors: all('a[href]').map((anchor) => absolute(attribute('href')(anchor))),
    pictures: sources.filter((source) => source && !source.startsWith('data:')).map(absolute),
    ids: all('[id]').map((element) => element.id),
    jsonLdNodes: all('script[type="application/ld+json"]').flatMap(
      (script) => (JSON.parse(script.textContent ?? '{}') as { '@graph'?: [] })['@graph'] ?? [],
    ),
    words: (main?.textContent ?? '').split(/\s+/).filter(Boolean).length,
  };
}

export async function fetchSitemapUrls(address = `${siteUrl}/sitemap.xml`): Promise<string[]> {
  const response = await fetchUrl(address);
  const xml = await response.text();
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, each = '']) => each.replaceAll('&amp;', '&'));
  if (!xml.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map(fetchSitemapUrls))).flat();
}

export const isSiteUrl = (address: string) => address.startsWith(`${siteUrl}/`);
export const withoutHash = (address: string) => address.replace(/#.*/, '');

/** The language that the path of a page begins with, and the path without it. */
export function splitLanguage(address: string): { language: string; path: string } {
  const { pathname } = new URL(address);
  const other = siteLanguages.slice(1).find(({ tag }) => pathname === `/${tag}` || pathname.startsWith(`/${tag}/`));
  return other
    ? { language: other.tag, path: pathname.slice(other.tag.length + 1) || '/' }
    : { language: defaultLanguage.tag, path: pathname };
}

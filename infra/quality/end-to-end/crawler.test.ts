import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, openVisitorPage, siteUrl } from './browser.js';
import { findSchemaErrors, type JsonLdNode } from './json-ld-rules.js';
import { until } from './until.js';
import { waitUntilPublished } from './wait-until-published.mjs';

type CrawledPage = {
  url: string;
  status: number;
  title: string;
  language: string;
  headings: string[];
  /** The values by name or property; some names occur several times. */
  metas: Record<string, string[]>;
  links: { rel: string; href: string; type: string }[];
  anchors: string[];
  pictures: string[];
  ids: string[];
  jsonLdNodes: JsonLdNode[];
  words: number;
};

const fetchUrl = (address: string) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });

const fetchWhenPublished = (address: string): Promise<Response> =>
  until(`${address} is published`, async () => {
    const response = await fetchUrl(address);
    return response.status === 200 && response;
  });

/** The browser only parses the HTML. It runs and fetches nothing. */
const crawlWhenPrerendered = (browser: Page, url: string): Promise<CrawledPage> =>
  until(`${url} is prerendered`, async () => {
    const response = await fetchUrl(url);
    const parts = await browser.evaluate(parsePage, { html: await response.text(), address: url });
    return (parts.jsonLdNodes.length > 0 || response.status === 404) && { url, status: response.status, ...parts };
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
  const sources = all('img, source').flatMap((element) => {
    const inSet = attribute('srcset')(element).split(',');
    return [attribute('src')(element), ...inSet.map((part) => part.trim().split(/\s+/)[0] ?? '')];
  });
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

async function fetchSitemapUrls(address = `${siteUrl}/sitemap.xml`): Promise<string[]> {
  const response = await fetchUrl(address);
  const xml = await response.text();
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, each = '']) => each.replaceAll('&amp;', '&'));
  if (!xml.includes('<sitemapindex')) return addresses;
  return (await Promise.all(addresses.map(fetchSitemapUrls))).flat();
}

const isSiteUrl = (address: string) => address.startsWith(`${siteUrl}/`);
const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Splits an address into the language with which its path begins, and the path without it. */
function splitLanguage(address: string): { language: string; path: string } {
  const { pathname } = new URL(address);
  const other = siteLanguages.slice(1).find(({ tag }) => pathname === `/${tag}` || pathname.startsWith(`/${tag}/`));
  return other
    ? { language: other.tag, path: pathname.slice(other.tag.length + 1) || '/' }
    : { language: defaultLanguage.tag, path: pathname };
}

/** The canonical URL of a filtered list is the list itself. */
const isFiltered = (address: string) => address.includes('?');
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** The search page is left out, because it tells search engines to ignore it. */
const isPage = (address: string) =>
  isSiteUrl(address) && !/\.\w+$|^\/(api|admin|search)(\/|$)/.test(splitLanguage(address).path);

const pageProblems: [string, (page: CrawledPage) => boolean][] = [
  ['does not return 200', ({ status }) => status !== 200],
  ['has another language', ({ language, url: address }) => language !== splitLanguage(address).language],
  ['has a title that is missing or too long', ({ title }) => title.length < 5 || title.length > 75],
  ['does not have exactly one h1', ({ headings }) => headings.length !== 1 || !headings[0]],
  ['has no description or a long one', ({ metas }) => !inRange(single(metas.description), 10, 165)],
  ['has another canonical URL', ({ links, url: address }) => findCanonical(links) !== withoutQuery(address)],
  ['links an invalid URL', ({ links }) => links.some(({ href }) => /\s/.test(href))],
  ['is hidden from search engines', ({ metas }) => /noindex/.test(metas.robots?.join() ?? '')],
  ['has little text without JavaScript', ({ words }) => words < 15],
  ['has another og:url', ({ metas, url: address }) => single(metas['og:url']) !== withoutQuery(address)],
  ['has no og:title', ({ metas }) => !single(metas['og:title'])],
  ['has another og:description', ({ metas }) => single(metas['og:description']) !== single(metas.description)],
  ['has no og:type', ({ metas }) => !/^(website|article)$/.test(single(metas['og:type']))],
  ['has no og:site_name', ({ metas }) => !single(metas['og:site_name'])],
  ['has an og:image of another size', ({ metas }) => declaredImageSize(metas) !== '1200×630'],
  ['has no og:image:alt', ({ metas }) => !single(metas['og:image:alt'])],
  ['has no twitter:card', ({ metas }) => single(metas['twitter:card']) !== 'summary_large_image'],
  ['has another twitter:image', ({ metas }) => single(metas['twitter:image']) !== single(metas['og:image'])],
  ['has no ai:training-allowed', ({ metas }) => !/^(true|false)$/.test(single(metas['ai:training-allowed']))],
];

const single = (values: string[] | undefined): string => (values?.length === 1 ? (values[0] ?? '') : '');
const inRange = ({ length }: string, min: number, max: number) => length >= min && length <= max;
const findCanonical = (links: CrawledPage['links']) =>
  single(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href));
const declaredImageSize = (metas: CrawledPage['metas']) =>
  `${single(metas['og:image:width'])}×${single(metas['og:image:height'])}`;

const expectedTypes: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', 'BreadcrumbList']],
  [/^\/about$/, ['Organization', 'AboutPage', 'BreadcrumbList']],
  [/^\/(research|blog|podcasts|conferences|speakers)$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/podcasts\/[^/]+$/, ['PodcastEpisode', 'BreadcrumbList']],
  [/^\/conferences\/[^/]+(\/sessions\/[^/]+)?$/, ['Event', 'BreadcrumbList']],
  [/^\/conferences\/[^/]+\/(changes|proceedings)$/, ['BreadcrumbList']],
  [/^\/speakers\/[^/]+$/, ['ProfilePage', 'Person', 'BreadcrumbList']],
  [/^\/(support|contact)$/, ['BreadcrumbList']],
  [/^\/(code-of-conduct|privacy)$/, ['WebPage', 'BreadcrumbList']],
];

describeInBrowser('a crawler that runs no JavaScript', () => {
  const pages = new Map<string, CrawledPage>();
  let listed: string[] = [];

  beforeAll(async () => {
    // The browser starts first, because the gateway would close an idle connection while it starts.
    const browser = await openVisitorPage();
    // Pages that another test has just removed might still be found, so the publisher must be done first.
    if (process.env.MAJLIS_PUBLISHER_STATUS) await waitUntilPublished(process.env.MAJLIS_PUBLISHER_STATUS);
    expect((await fetchWhenPublished(`${siteUrl}/sitemap.xml`)).status).toBe(200);
    listed = await fetchSitemapUrls();
    const waiting = [...listed];
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (pages.has(address)) continue;
      const page = await crawlWhenPrerendered(browser, address);
      pages.set(address, page);
      waiting.push(...page.anchors.map(withoutHash).filter(isPage));
    }
  });

  test('finds every kind of page in the sitemap', () => {
    const found = listed.map(splitLanguage);
    const missing = ['en', 'ar'].flatMap((tag) =>
      expectedTypes
        .filter(([kind]) => !found.some(({ language, path }) => language === tag && kind.test(path)))
        .map(([kind]) => `${tag} ${kind.source}`),
    );
    expect(missing).toEqual([]);
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed.filter((address) => !isSiteUrl(address))).toEqual([]);
  });

  test('finds the metadata for search engines and link previews on every page', () => {
    const problems = [...pages.values()].flatMap((page) =>
      pageProblems
        .filter(([, hasProblem]) => hasProblem(page))
        .map(([problem]) => `${page.url} ${problem}: ${JSON.stringify(page.title)}`),
    );
    expect(problems).toEqual([]);
  });

  test('finds every title once', () => {
    const unfiltered = [...pages.values()].filter(({ url: address }) => !isFiltered(address));
    const titles = unfiltered.map(({ metas, title }) => `${title} ${single(metas['og:title'])}`);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    // Sessions may share a title, such as breaks. Only the main pages must have different titles.
    const main = unfiltered.filter(({ url: address }) => splitLanguage(address).path.split('/').length === 2);
    expect(main.filter(({ metas, title }) => twice.includes(`${title} ${single(metas['og:title'])}`))).toEqual([]);
  });

  test('finds valid schema.org data', () => {
    const problems = [...pages.values()].flatMap(({ url: address, jsonLdNodes: nodes }) => {
      const expected = expectedTypes.find(([kind]) => kind.test(splitLanguage(address).path))?.[1] ?? [
        'a page that is none of ours',
      ];
      const types = nodes.map((node) => node['@type']);
      const missing = expected.filter((type) => !types.includes(type)).map((type) => `no ${type}`);
      return [...missing, ...findSchemaErrors(nodes)].map((problem) => `${address}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('finds papers with their authors and files, on the pages of the sessions in which they are read', async () => {
    const papers = [...pages.values()].filter(({ metas }) => metas.citation_title);
    expect(papers.length).toBeGreaterThan(0);
    for (const { url: address, metas } of papers) {
      expect(address).toMatch(/\/sessions\//);
      expect([address, (metas.citation_author ?? []).length > 0]).toEqual([address, true]);
      expect(single(metas.citation_publication_date)).toMatch(/^\d{4}\/\d\d\/\d\d$/);
      expect(single(metas.citation_conference_title)).not.toBe('');
    }
    const files = papers.flatMap(({ metas }) => metas.citation_pdf_url ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(isSiteUrl(file)).toBe(true);
      const response = await fetchUrl(file);
      const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
      const found = [response.status, response.headers.get('content-type'), String(start)];
      expect(found).toEqual([200, 'application/pdf', '%PDF-']);
    }
  });

  test('finds no broken link, image, file or fragment on any page', async () => {
    const linkedFiles = new Map<string, string>();
    for (const { url: address, anchors, pictures, links, metas } of pages.values()) {
      const pdfs = metas.citation_pdf_url ?? [];
      const files = [...anchors.map(withoutHash), ...pictures, ...links.map(({ href }) => href), ...pdfs];
      for (const file of files.filter(isSiteUrl)) if (!pages.has(file)) linkedFiles.set(file, address);
    }
    const broken: string[] = [];
    for (const [file, from] of linkedFiles) {
      const response = await fetchUrl(file);
      await response.arrayBuffer();
      if (response.status !== 200) broken.push(`${response.status} ${file}, from ${from}`);
    }
    for (const { url: address, anchors } of pages.values())
      for (const anchor of anchors.filter((each) => isSiteUrl(each) && each.includes('#'))) {
        const fragment = decodeURIComponent(new URL(anchor).hash.slice(1));
        // Only the player handles the fragment of a timestamp.
        if (/^t=\d+$/.test(fragment)) continue;
        const target = pages.get(withoutHash(anchor));
        if (fragment && target && !target.ids.includes(fragment))
          broken.push(`${anchor}, from ${address}: no such fragment`);
      }
    expect([...new Set(broken)]).toEqual([]);
  });

  test('finds the Open Graph image of every page in its declared size', async () => {
    const addresses = [...new Set([...pages.values()].map(({ metas }) => single(metas['og:image'])))];
    const problems: string[] = [];
    for (const address of addresses) {
      const response = await fetchWhenPublished(address);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      const actual = `${response.headers.get('content-type')} ${format} ${width}×${height}`;
      if (actual !== 'image/jpeg jpeg 1200×630') problems.push(`${address}: ${actual}`);
    }
    expect(problems).toEqual([]);
    // The pages of changes and proceedings share the image of their conference.
    const pagesWithOwnImage = [...pages.keys()].filter((address) =>
      /\/((podcasts|conferences|speakers)\/.(?!.*\/(changes|proceedings)$)|(code-of-conduct|privacy)$)/.test(address),
    );
    // All other pages share the image of the site, which each of the two languages has.
    expect(addresses).toHaveLength(pagesWithOwnImage.length + 2);
  });

  test('finds feeds, robots.txt, llms.txt and an icon', async () => {
    const feeds = [...pages.values()].flatMap(({ links }) =>
      links.filter(({ type }) => /^application\/(atom|rss)\+xml$/.test(type ?? '')),
    );
    const found = [...new Set(feeds.map(({ href }) => href))];
    // A programme may have no changes yet.
    const isOfConference = (address: string) => address.includes('/feeds/conferences/');
    for (const address of found.filter(isOfConference))
      expect((await fetchUrl(address)).headers.get('content-type')).toMatch(/xml/);
    const addresses = found.filter((address) => !isOfConference(address));
    expect(addresses.map((address) => new URL(address).pathname).sort()).toEqual([
      '/ar/feeds/conferences.xml',
      ...['blog', 'conferences', 'podcast', 'research'].map((name) => `/feeds/${name}.xml`),
    ]);
    const browser = await openVisitorPage();
    for (const address of addresses) {
      const response = await fetchUrl(address);
      expect([address, response.headers.get('content-type')]).toEqual([address, expect.stringMatching(/xml/)]);
      const entries = await browser.evaluate(
        (xml) => {
          const feed = new DOMParser().parseFromString(xml, 'application/xml');
          const all = [...feed.querySelectorAll('entry, item')];
          return all.map((entry) =>
            (entry.localName === 'item' ? ['guid', 'title', 'pubDate'] : ['id', 'title', 'updated']).every(
              (name) => entry.querySelector(`:scope > ${name}`)?.textContent,
            ),
          );
        },
        await response.text(),
      );
      expect([address, entries.length > 0 && entries.every(Boolean)]).toEqual([address, true]);
    }
    const robots = await (await fetchUrl(`${siteUrl}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect((await fetchUrl(`${siteUrl}/favicon.ico`)).headers.get('content-type')).toMatch(/^image\/.*icon$/);
    const llms = await fetchUrl(`${siteUrl}/llms.txt`);
    expect(llms.headers.get('content-type')).toMatch(/^text\/plain/);
    const links = [...(await llms.text()).matchAll(/\]\((\S+)\)/g)]
      .map(([, address = '']) => address)
      .filter(isSiteUrl);
    expect(links.length).toBeGreaterThan(10);
    for (const address of links) expect([address, (await fetchUrl(address)).status]).toEqual([address, 200]);
  });
});

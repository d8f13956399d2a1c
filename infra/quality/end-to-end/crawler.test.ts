import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, openVisitorPage, siteUrl } from './browser.js';
import { type CrawledPage, crawlPage, fetchSitemapUrls, fetchUrl, isSiteUrl, withoutHash } from './crawl.js';
import { findSchemaErrors } from './json-ld-rules.js';

const minutes = 60_000;

/** Pages are written within seconds after the start; one that is not written yet tells machines nothing. */
async function onceWritten(browser: Page, address: string): Promise<CrawledPage> {
  for (const limit = Date.now() + 2 * minutes; Date.now() < limit; await new Promise((go) => setTimeout(go, 500))) {
    const found = await crawlPage(browser, address);
    if (found.jsonLdNodes.length > 0 || found.status === 404) return found;
  }
  throw new Error(`${address} was not written`);
}

async function onceThere(address: string): Promise<Response> {
  for (const limit = Date.now() + 4 * minutes; ; await new Promise((go) => setTimeout(go, 500))) {
    const answer = await fetchUrl(address);
    if (answer.status === 200 || Date.now() > limit) return answer;
  }
}

/** A list with a search or a filter is the list itself for machines. */
const isFiltered = (address: string) => address.includes('?');
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

const isPage = (address: string) =>
  isSiteUrl(address) && !/\.\w+$|^\/(api|admin)(\/|$)/.test(new URL(address).pathname);

/** Pages by what a search engine and a shared link need of them. */
const faults: [string, (page: CrawledPage) => boolean][] = [
  ['answers otherwise than 200', ({ status }) => status !== 200],
  ['has no language', ({ language }) => language !== 'en'],
  ['has a title that is missing or too long', ({ title }) => title.length < 5 || title.length > 75],
  ['has another number of first headings than one', ({ headings }) => headings.length !== 1 || !headings[0]],
  ['has no description, or a long one', ({ metas }) => !inRange(only(metas.description), 10, 165)],
  ['is at home elsewhere', ({ links, url: address }) => canonicalOf(links) !== withoutQuery(address)],
  ['links an address that is none', ({ links }) => links.some(({ href }) => /\s/.test(href))],
  ['is hidden from search engines', ({ metas }) => /noindex/.test(metas.robots?.join() ?? '')],
  ['says little without JavaScript', ({ words }) => words < 15],
  ['is shared under another address', ({ metas, url: address }) => only(metas['og:url']) !== withoutQuery(address)],
  ['is shared without its title', ({ metas }) => !only(metas['og:title'])],
  ['is shared without a description', ({ metas }) => only(metas['og:description']) !== only(metas.description)],
  ['is shared without its kind', ({ metas }) => !/^(website|article)$/.test(only(metas['og:type']))],
  ['is shared without the site', ({ metas }) => !only(metas['og:site_name'])],
  ['is shared with a picture of another size', ({ metas }) => sizeSaid(metas) !== '1200×630'],
  ['is shared without words for its picture', ({ metas }) => !only(metas['og:image:alt'])],
  ['has no card for X', ({ metas }) => only(metas['twitter:card']) !== 'summary_large_image'],
  ['has another picture for X', ({ metas }) => only(metas['twitter:image']) !== only(metas['og:image'])],
  [
    'does not tell machines what they may learn',
    ({ metas }) => !/^(true|false)$/.test(only(metas['ai:training-allowed'])),
  ],
];

/** The one value; nothing where there are none or several. */
const only = (values: string[] | undefined): string => (values?.length === 1 ? (values[0] ?? '') : '');
const inRange = ({ length }: string, least: number, most: number) => length >= least && length <= most;
const canonicalOf = (links: CrawledPage['links']) =>
  only(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href));
const sizeSaid = (metas: CrawledPage['metas']) => `${only(metas['og:image:width'])}×${only(metas['og:image:height'])}`;

/** What each kind of page has to tell of. */
const told: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite', 'BreadcrumbList']],
  [/^\/about$/, ['Organization', 'AboutPage', 'BreadcrumbList']],
  [/^\/(research|blog|podcasts|conferences)$/, ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  [/^\/podcasts\/[^/]+$/, ['PodcastEpisode', 'BreadcrumbList']],
  [/^\/conferences\/[^/]+(\/sessions\/[^/]+)?$/, ['Event', 'BreadcrumbList']],
  [/^\/(support|contact)$/, ['BreadcrumbList']],
];

describeInBrowser('a crawler that runs no JavaScript', () => {
  /** Everything that can be reached, by address. */
  const pages = new Map<string, CrawledPage>();
  let listed: string[] = [];

  beforeAll(async () => {
    const answer = await onceThere(`${siteUrl}/sitemap.xml`);
    expect(answer.status).toBe(200);
    const browser = await openVisitorPage();
    listed = await fetchSitemapUrls();
    const waiting = [...listed];
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (pages.has(address)) continue;
      const page = await onceWritten(browser, address);
      pages.set(address, page);
      waiting.push(...page.anchors.map(withoutHash).filter(isPage));
    }
  }, 8 * minutes);

  test('finds every kind of page in the sitemap', () => {
    const paths = listed.map((address) => new URL(address).pathname);
    const missing = told.filter(([kind]) => !paths.some((path) => kind.test(path))).map(([kind]) => kind.source);
    expect(missing).toEqual([]);
    expect(paths).toEqual([...new Set(paths)]);
    expect(listed.filter((address) => !isSiteUrl(address))).toEqual([]);
  });

  test('finds on every page what a search engine and a shared link need', () => {
    const found = [...pages.values()].flatMap((page) =>
      faults
        .filter(([, isFault]) => isFault(page))
        .map(([fault]) => `${page.url} ${fault}: ${JSON.stringify(page.title)}`),
    );
    expect(found).toEqual([]);
  });

  test('finds no title twice', () => {
    const own = [...pages.values()].filter(({ url: address }) => !isFiltered(address));
    const titles = own.map(({ metas, title }) => `${title} ${only(metas['og:title'])}`);
    const twice = titles.filter((title, i) => titles.indexOf(title) !== i);
    // A programme has its breaks, and two talks may share a name: only the main pages have to differ.
    const main = own.filter(({ url: address }) => new URL(address).pathname.split('/').length === 2);
    expect(main.filter(({ metas, title }) => twice.includes(`${title} ${only(metas['og:title'])}`))).toEqual([]);
  });

  test('finds things described as schema.org defines them', () => {
    const found = [...pages.values()].flatMap(({ url: address, jsonLdNodes: things }) => {
      const expected = told.find(([kind]) => kind.test(new URL(address).pathname))?.[1] ?? [
        'a page that is none of ours',
      ];
      const types = things.map((thing) => thing['@type']);
      const missing = expected.filter((type) => !types.includes(type)).map((type) => `no ${type}`);
      return [...missing, ...findSchemaErrors(things)].map((mistake) => `${address}: ${mistake}`);
    });
    expect(found).toEqual([]);
  });

  test('finds papers with their authors and files, on the pages of the sessions in which they are read', async () => {
    const papers = [...pages.values()].filter(({ metas }) => metas.citation_title);
    expect(papers.length).toBeGreaterThan(0);
    for (const { url: address, metas } of papers) {
      expect(address).toMatch(/\/sessions\//);
      expect([address, (metas.citation_author ?? []).length > 0]).toEqual([address, true]);
      expect([address, only(metas.citation_publication_date)]).toEqual([
        address,
        expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/),
      ]);
      expect([address, only(metas.citation_conference_title) !== '']).toEqual([address, true]);
    }
    const files = papers.flatMap(({ metas }) => metas.citation_pdf_url ?? []);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(isSiteUrl(file)).toBe(true);
      const answer = await fetchUrl(file);
      const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 5);
      expect([answer.status, answer.headers.get('content-type'), String(start)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
  });

  test(
    'finds an answer at every link, picture and file of every page, and the place that a link points to',
    async () => {
      const wanted = new Map<string, string>();
      for (const { url: address, anchors, pictures, links, metas } of pages.values()) {
        const pdfs = metas.citation_pdf_url ?? [];
        const files = [...anchors.map(withoutHash), ...pictures, ...links.map(({ href }) => href), ...pdfs];
        for (const file of files.filter(isSiteUrl)) if (!pages.has(file)) wanted.set(file, address);
      }
      const broken: string[] = [];
      for (const [file, from] of wanted) {
        const answer = await fetchUrl(file);
        await answer.arrayBuffer();
        if (answer.status !== 200) broken.push(`${answer.status} ${file}, from ${from}`);
      }
      for (const { url: address, anchors } of pages.values())
        for (const anchor of anchors.filter((each) => isSiteUrl(each) && each.includes('#'))) {
          const place = decodeURIComponent(new URL(anchor).hash.slice(1));
          // A moment of the recording: only the player knows where that is.
          if (/^t=\d+$/.test(place)) continue;
          const target = pages.get(withoutHash(anchor));
          if (place && target && !target.ids.includes(place)) broken.push(`${anchor}, from ${address}: no such place`);
        }
      expect([...new Set(broken)]).toEqual([]);
    },
    5 * minutes,
  );

  test(
    'finds the picture of every shared page, as large as it is said to be',
    async () => {
      const addresses = [...new Set([...pages.values()].map(({ metas }) => only(metas['og:image'])))];
      const found: string[] = [];
      for (const address of addresses) {
        const answer = await onceThere(address);
        const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        const says = `${answer.headers.get('content-type')} ${format} ${width}×${height}`;
        if (says !== 'image/jpeg jpeg 1200×630') found.push(`${address}: ${says}`);
      }
      expect(found).toEqual([]);
      const withItsOwn = [...pages.keys()].filter((address) => /\/(podcasts|conferences)\/./.test(address));
      expect(addresses).toHaveLength(withItsOwn.length + 1);
    },
    5 * minutes,
  );

  test('finds feeds, robots.txt, llms.txt and an icon', async () => {
    const feeds = [...pages.values()].flatMap(({ links }) =>
      links.filter(({ type }) => /^application\/(atom|rss)\+xml$/.test(type ?? '')),
    );
    const addresses = [...new Set(feeds.map(({ href }) => href))];
    expect(addresses.map((address) => new URL(address).pathname).sort()).toEqual(
      ['blog', 'conferences', 'podcast', 'research'].map((name) => `/feeds/${name}.xml`),
    );
    const browser = await openVisitorPage();
    for (const address of addresses) {
      const answer = await fetchUrl(address);
      expect([address, answer.headers.get('content-type')]).toEqual([address, expect.stringMatching(/xml/)]);
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
        await answer.text(),
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

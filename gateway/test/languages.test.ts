import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteLanguages, staffLanguages } from '@majlis/contracts/shared/languages';
import { decodeBody } from './decode-body.js';
import { publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { appShell, arabicShell, type Gateway, startGateway, waitForFileCache } from './start-gateway.js';

const others = siteLanguages.slice(1);
const gatewayFolder = `${import.meta.dirname}/..`;

test('the configuration has the app shell of each language of the staff area', () => {
  const text = readFileSync(join(gatewayFolder, 'snippets/redirects.conf'), 'utf8');
  const [, map = ''] = /map \$cookie_staff_language \$staff_shell_name \{(.*?)\}/s.exec(text) ?? [];
  expect(map.trim().split(/\s*;\s*/)).toEqual([
    'default index.html',
    ...staffLanguages.slice(1).map(({ tag }) => `${tag} index.${tag}.html`),
    '',
  ]);
});

test('the configuration names each language of the site wherever it names one', () => {
  const tags = others.map(({ tag }) => tag);
  const files = ['conf.d/site', 'snippets'].flatMap((folder) =>
    readdirSync(join(gatewayFolder, folder))
      .filter((name) => name.endsWith('.conf'))
      .map((name) => readFileSync(join(gatewayFolder, folder, name), 'utf8')),
  );
  const lists = files.flatMap((text) => [...text.matchAll(/\bar\|[a-z]{2}\b(?:\|[a-z]{2}\b)*/g)].map(([list]) => list));
  expect(lists.length).toBeGreaterThan(8);
  expect([...new Set(lists)]).toEqual([tags.join('|')]);
});

describe('pages in another language behind nginx', () => {
  let gateway: Gateway;
  const get = (path: string) => sendRequest(gateway.origin, path);
  const getWithCookie = async (path: string, language?: string) => {
    const headers = language && { Cookie: `theme=dark; staff_language=${language}` };
    const { status, text } = await sendRequest(gateway.origin, path, headers ? { headers } : {});
    return [status, text];
  };
  beforeAll(async () => {
    gateway = await startGateway();
    for (const page of ['about', 'ar', 'ar/about', 'ar/search', 'ar/visa', 'ar/conferences/spring', 'ar/404/speaker'])
      await publish(gateway.publishedFolder, `${page}/index.html`, `<h1>${page}</h1>`);
    await publish(gateway.publishedFolder, '404/index.html', '<h1>404</h1>');
    await writeFile(join(gateway.publishedFolder, '.complete'), '');
    await waitForFileCache();
  });
  afterEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  test.each([
    ['/about', 'about'],
    ['/ar', 'ar'],
    ['/ar/about', 'ar/about'],
    ['/ar/search', 'ar/search'],
    ['/ar/visa', 'ar/visa'],
    ['/ar/conferences/spring', 'ar/conferences/spring'],
  ])('%s is the file of that language', async (path, page) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, `<h1>${page}</h1>`]);
  });

  test('a language in which nothing is published has no pages', async () => {
    gateway.services.cms.respond = () => ({ status: 404 });
    const paths = ['/ms', '/ms/about', '/ms/search', '/ms/visa', '/xx/about'];
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  test('only pages, their pictures and the feeds of conferences have other languages', async () => {
    await publish(gateway.publishedFolder, 'ar/feeds/research.xml', '<feed/>');
    const pages = ['/ar/admin', '/ar/index.html', '/index.ar.html', '/ar/ar'];
    const paths = [...pages, '/ar/api/conferences', '/ar/robots.txt', '/ar/sitemap.xml', '/ar/feeds/research.xml'];
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(gateway.services.conferences.requests).toEqual([]);
  });

  test('a page that is not written is looked up in its language, and redirects within it', async () => {
    gateway.services.conferences.respond = () => ({
      status: 301,
      headers: { Location: '/api/conferences/slug/autumn?lang=ar' },
    });
    const { status, headers } = await get('/ar/conferences/former?from=mail');
    expect([status, headers.location]).toEqual([301, '/ar/conferences/autumn?from=mail']);
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([
      '/api/conferences/slug/former?lang=ar',
    ]);
  });

  test('what does not exist has the 404 page of its language, or of the default one', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    const speaker = await get('/ar/speakers/nobody');
    const conference = await get('/ar/conferences/none');
    expect([speaker.status, speaker.text]).toEqual([404, '<h1>ar/404/speaker</h1>']);
    expect([conference.status, conference.text]).toEqual([404, '<h1>404</h1>']);
  });

  test('the error page is in the language of the page', async () => {
    gateway.services.conferences.respond = () => ({ status: 500 });
    const paths = ['/conferences/none', ...others.map(({ tag }) => `/${tag}/conferences/none`)];
    const pages = await Promise.all(paths.map(get));
    expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 503));
    const tags = pages.map(({ text }) => /<html lang="(..)"/.exec(text)?.[1]);
    expect(tags).toEqual(siteLanguages.map(({ tag }) => tag));
    expect(pages.map(({ text }) => text).filter((text) => text.includes('dir="rtl"'))).toHaveLength(
      siteLanguages.filter(({ direction }) => direction === 'rtl').length,
    );
  });

  test('a page and a 404 page in a language are sent in brotli, and say so', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    for (const [path, page] of [
      ['/ar/about', 'ar/about'],
      ['/ar/speakers/nobody', 'ar/404/speaker'],
      ['/ar/conferences/none', '404'],
    ] as const) {
      const response = await sendRequest(gateway.origin, path, { headers: { 'Accept-Encoding': 'br' } });
      expect(response.headers['content-encoding']).toBe('br');
      expect(decodeBody(response)).toBe(`<h1>${page}</h1>`);
    }
  });

  test('the staff area is in the language that was chosen in this browser', async () => {
    for (const path of ['/admin', '/admin/content', '/admin/login']) {
      expect(await getWithCookie(path, 'ar')).toEqual([200, arabicShell]);
      for (const other of ['en', 'ms', 'ar-x', '../ar', undefined])
        expect(await getWithCookie(path, other)).toEqual([200, appShell]);
    }
  });

  test('the staff area in a language is sent in brotli, too, and not stored', async () => {
    const headers = { Cookie: 'staff_language=ar', 'Accept-Encoding': 'br' };
    const response = await sendRequest(gateway.origin, '/admin', { headers });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' });
    expect(decodeBody(response)).toBe(arabicShell);
  });

  test('the language of the staff area changes no public page, and its app shell is no page', async () => {
    for (const path of ['/about', '/ar', '/ar/about', '/ar/conferences/spring'])
      expect(await getWithCookie(path, 'ar')).toEqual(await getWithCookie(path));
    for (const { tag } of staffLanguages.slice(1))
      expect((await getWithCookie(`/index.${tag}-staff.html`, tag))[0]).toBe(404);
  });

  test('a slash at the end redirects to the path without', async () => {
    for (const path of ['/ar', '/ar/about', '/ar/visa', '/ar/conferences/spring'])
      expect((await get(`${path}/`)).headers.location).toBe(path);
  });

  test('a read of the API in a language of the site is cached by itself, and in another it is not cached', async () => {
    const { conferences } = gateway.services;
    conferences.respond = ({ url }) => ({ body: url, headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' } });
    const paths = ['', '?lang=ar', '?lang=ms', '?page=2', '?page=2&lang=ar'].map((query) => `/api/conferences${query}`);
    for (const path of [...paths, ...paths]) expect((await get(path)).text).toBe(JSON.stringify(path));
    expect(conferences.requests.map(({ url }) => url)).toEqual(paths);
    const calendar = '/calendars/conferences/c0ffee00-0000-4000-8000-000000000000.ics?lang=ar';
    for (const path of [calendar, calendar]) expect((await get(path)).text).toBe(JSON.stringify(path));
    const uncached = ['?lang=xx', '?lang=ar&a', '?a&lang=ar', '?lang=ar?', '?a?'];
    for (const query of [...uncached, ...uncached]) await get(`/api/conferences${query}`);
    expect(conferences.requests).toHaveLength(paths.length + 1 + 2 * uncached.length);
  });
});

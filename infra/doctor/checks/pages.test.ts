import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, unpublish } from '../../../gateway/test/publish.js';
import { type Gateway, startGateway, waitForFileCache } from '../../../gateway/test/start-gateway.js';
import { linesOf, TestInstallation } from '../../drill/doctor/test-installation.js';
import { checkPages } from './pages.js';

let gateway: Gateway;
let installation: TestInstallation;
beforeAll(async () => {
  installation = TestInstallation.create();
  gateway = await startGateway();
  const siteFolder = join(gateway.publishedFolder, '../../site');
  for (const shell of ['index.html', 'index.ar.html'])
    await publish(siteFolder, shell, '<!doctype html><div id="root"></div>');
});
afterAll(async () => {
  installation.remove();
  await gateway.stop();
});

const files = [
  'about/index.html',
  'ar/about/index.html',
  'ar/conferences/spring/index.html',
  'ar/conferences/spring/sessions/opening/index.html',
  'conferences/spring/index.html',
  "conferences/spring/sessions/q&a's/index.html",
] as const;
const pathOf = (file: string) => `/${file.replace('/index.html', '')}`;
const prerendered = `<!doctype html><div id="root" data-prerendered><main>${'Spring. '.repeat(3_000)}</main></div>`;
const sitemap = (paths: string[]) => {
  const locations = paths.map((path) => `<loc>${gateway.origin}${encodeURI(path).replaceAll('&', '&amp;')}</loc>`);
  return `<urlset>${locations.map((location) => `<url>${location}</url>`).join('')}</urlset>`;
};
beforeEach(async () => {
  gateway.services.conferences.respond = () => ({ body: [{ slug: 'spring' }] });
  for (const file of files) await publish(gateway.publishedFolder, file, prerendered);
  await publish(gateway.publishedFolder, 'sitemap.xml', sitemap(files.map(pathOf)));
});

const visited = () => installation.open({ PUBLIC_ORIGIN: gateway.origin });

async function pageLines(maxPages?: number): Promise<string[]> {
  await waitForFileCache();
  return linesOf(await checkPages(visited(), gateway.origin, maxPages)).split('\n');
}

test('every page of the sitemap is opened, and of a short page the text is read, too', async () => {
  await publish(gateway.publishedFolder, 'about/index.html', '<div id="root" data-prerendered>Short</div>');
  expect(await pageLines()).toEqual(['ok     pages: 6 can be opened, and all are prerendered']);
  expect(await pageLines(2)).toEqual(['ok     pages: 2 can be opened, and all are prerendered']);
});

test('without the folder of a language its pages are named, though the gateway serves the app shell with status 200', async () => {
  for (const file of files.slice(1, 4)) await unpublish(gateway.publishedFolder, file);
  const [line, ...others] = await pageLines();
  expect(line).toMatch(
    /^wrong {2}pages: 3 of 6 are not served \(\/ar\/about is not prerendered, \/ar\/conferences.*SERVICE=publisher/,
  );
  expect(others).toEqual([]);
});

test('a sitemap of several files is read, and a page that responds with an error is named', async () => {
  await writeFile(join(gateway.publishedFolder, '.complete'), '');
  await publish(gateway.publishedFolder, 'sitemap-1.xml', sitemap(['/about', '/conferences/autumn']));
  gateway.services.conferences.respond = ({ url }) => (url.includes('autumn') ? { status: 404 } : { body: [] });
  const index = `<sitemapindex><sitemap><loc>${gateway.origin}/sitemap-1.xml</loc></sitemap></sitemapindex>`;
  await publish(gateway.publishedFolder, 'sitemap.xml', index);
  expect(await pageLines()).toEqual([
    expect.stringMatching(/^wrong {2}pages: 1 of 2 are not served \(\/conferences\/autumn responds with 404\)/),
  ]);
});

test('a conference that the sitemap lacks is opened, too', async () => {
  gateway.services.conferences.respond = ({ url }) =>
    url.startsWith('/api/conferences?') ? { body: [{ slug: 'new' }] } : { body: {} };
  rmSync(join(gateway.publishedFolder, '.complete'), { force: true });
  expect(await pageLines()).toEqual([
    expect.stringMatching(/^wrong {2}pages: 1 of 7 are not served \(\/conferences\/new is not prerendered\)/),
  ]);
});

test('a missing sitemap is wrong, and a gateway that is down is left to the check of the site', async () => {
  await unpublish(gateway.publishedFolder, 'sitemap.xml');
  expect(await pageLines()).toEqual([expect.stringMatching(/^wrong {2}pages: \/sitemap.xml responds with 404/)]);
  expect(linesOf(await checkPages(visited(), 'http://127.0.0.1:9'))).toBe('');
});

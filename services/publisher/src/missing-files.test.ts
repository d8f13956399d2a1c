import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';
import { manifestFolder } from './published-folder.js';

const pages = createTestRenderer();
let site: TestSite;
let published: string[];
/** Markers are left out, because some appear later (page-markers.test.ts). */
const contents = () =>
  site
    .files()
    .filter((file) => !/\.(?:complete|written)$|\/\.temp\//.test(file))
    .toSorted();
const isWhole = () =>
  existsSync(site.published) &&
  contents().join() === published.join() &&
  site.read('/ms/about').includes('<div id="root">');
const isMarkedComplete = () => site.files().some((file) => file.endsWith('.complete'));

beforeAll(async () => {
  site = await TestSite.open();
  const languages = { key: 'site.languages', type: 'text', content: 'ms' };
  await site.staff('cms').post(endpoints.content.path).send(languages).expect(200);
  const staff = site.staff('conferences');
  const { id } = await conferenceActions({ staff }).create({ status: 'published', slug: 'waqf', title: 'Waqf' });
  await conferenceActions({ staff }).addSession(id, { title: 'Endowments' });
  const body = 'A page that is long enough to be compressed. '.repeat(20);
  const renderPage: typeof pages.renderPage = async (path, context) => {
    const { status, html } = await pages.renderPage(path, context);
    return { status, html: `${html}${body}` };
  };
  await site.publish(renderPage, '1', 200);
  published = contents();
});
afterAll(() => site.close());

const remove = (...names: string[]) => {
  for (const name of names) rmSync(join(site.published, name), { recursive: true });
};
const removeAll = () => remove(...readdirSync(site.published));

test.each<[string, () => void]>([
  ['the folder of a language', () => remove('ms')],
  ['the pages of a conference in the second language', () => remove('ms/conferences/waqf')],
  ['the sessions of a conference', () => remove('conferences/waqf/sessions')],
  ['share pictures', () => remove('share/sessions')],
  ['the compressed forms', () => remove('.br', 'about/index.html.gz')],
  ['a page and its entry in the manifest', () => remove('about', manifestFolder)],
  ['a page that a power failure left empty', () => truncateSync(site.file('/ms/about'))],
  ['everything', removeAll],
  ['everything with the folder itself', () => rmSync(site.published, { recursive: true })],
])('%s: what is lost is written again without a restart or a save', async (_case, lose) => {
  lose();
  await site.eventually(isWhole);
  expect((await site.waitUntilIdle()).failures).toEqual({});
});

test('only what is lost is rendered again', async () => {
  await site.waitUntilIdle();
  pages.renderedPaths.length = 0;
  remove('ms/conferences/waqf/sessions');
  await site.eventually(isWhole);
  expect(new Set(pages.renderedPaths)).toEqual(new Set(['/conferences/waqf/sessions/endowments']));
});

test('until a lost page is there again, its address is no 404: the marker that lets the gateway take it for one is removed', async () => {
  await site.waitUntilIdle();
  pages.failingPaths.add('/about');
  remove('about');
  await site.eventually(async () => '/about' in (await site.status()).failures);
  await site.eventually(() => !isMarkedComplete());
  pages.failingPaths.clear();
  await site.eventually(() => isWhole() && isMarkedComplete());
});

test('a file in the place of the folder of a language is reported with its path', async () => {
  await site.waitUntilIdle();
  remove('ms');
  mkdirSync(dirname(join(site.published, 'ms')), { recursive: true });
  writeFileSync(join(site.published, 'ms'), '');
  await site.eventually(async () => '/ms/about' in (await site.status()).failures);
  remove('ms');
  await site.eventually(isWhole);
});

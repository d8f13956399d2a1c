import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentProblem } from '@majlis/contracts/staff/content-problems';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import { publicOrigin } from '@majlis/kit/testing/running-service';
import { inDays, openConferenceRows } from '../../testing/conference-rows.js';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import { LinkChecker, LinkCheckJob } from './link-check.job.js';

type Request = { method: string | undefined; path: string; at: number };

let cms: RunningCms;
let rows: Awaited<ReturnType<typeof openConferenceRows>>;
let site: RunningServer;
let origin: string;
let requests: Request[] = [];
/** Status codes by path; 0 closes the connection. */
const statuses: Record<string, number> = {};
beforeAll(async () => {
  site = await startServer(({ method, url = '' }, response) => {
    requests.push({ method, path: url, at: performance.now() });
    const status = url === '/get-only' && method === 'HEAD' ? 405 : (statuses[url] ?? 200);
    if (status === 0) response.destroy();
    else if (url === '/moved') response.writeHead(301, { location: '/' }).end();
    else response.writeHead(status, status === 429 ? { 'retry-after': `${20 * 86_400}` } : {}).end('x'.repeat(100_000));
  });
  ({ origin } = site);
  cms = await runCms();
  rows = await openConferenceRows(cms);
});
beforeEach(async () => {
  requests = [];
  await rows.owner.query('DELETE FROM cms.partners; DELETE FROM cms.link_checks; DELETE FROM conferences.conferences');
});
afterAll(async () => {
  await rows.close();
  await cms.stop();
  await site.stop();
});

const check = (options: { pauseMs?: number; maxLinks?: number } = {}, signal = new AbortController().signal) => {
  const settings = {
    ownOrigin: publicOrigin,
    addressPolicy: { loopback: true },
    pauseMs: 0,
    maxLinks: 100,
    ...options,
  };
  return new LinkChecker(cms.database, settings).run(signal);
};
const link = async (path: string): Promise<string> => {
  const partner = {
    name: path,
    logoUrl: '/images/partners/a1-10x10.webp',
    websiteUrl: path.startsWith('/') ? origin + path : path,
  };
  return (await cms.staff.post('/api/cms/footer-partners').send(partner).expect(201)).body.id;
};
const state = async () => {
  const checked: { url: string; status: number; failures: number; hours: number }[] = await cms.database.query(
    `SELECT url, status, failures, round(extract(epoch FROM next_at - now()) / 3600)::int AS hours FROM link_checks ORDER BY url`,
  );
  return checked.map(({ url, status, failures, hours }) => [url.replace(origin, ''), status, failures, hours]);
};
const broken = async () =>
  ((await cms.staff.get('/api/cms/content-problems').expect(200)).body as ContentProblem[])
    .filter(({ kind }) => kind === 'broken-link')
    .map(({ label, title }) => `${label}: ${title.message.replace(origin, '')}`);
const letPass = (hours: number) =>
  rows.owner.query(
    `UPDATE cms.link_checks SET next_at = next_at - $1::interval, checked_at = checked_at - $1::interval,
       first_failed_at = first_failed_at - $1::interval`,
    [`${hours} hours`],
  );

test('a link that works is asked for once, and again after a week', async () => {
  await link('/works');
  await link('/moved');
  expect(await check()).toBe(2);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['HEAD /moved', 'HEAD /', 'HEAD /works']);
  expect(await state()).toEqual([
    ['/moved', 200, 0, 168],
    ['/works', 200, 0, 168],
  ]);
  await letPass(167);
  expect(await check()).toBe(0);
  await letPass(1);
  expect(await check()).toBe(2);
});

test('a site without HEAD is asked with GET', async () => {
  await link('/get-only');
  await check();
  expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  expect(await state()).toEqual([['/get-only', 200, 0, 168]]);
});

test('a link is broken after three failures over a day', async () => {
  Object.assign(statuses, { '/fails': 500, '/closes': 0 });
  await link('/fails');
  await link('/closes');
  await check();
  expect(await state()).toEqual([
    ['/closes', null, 1, 1],
    ['/fails', 500, 1, 1],
  ]);
  await letPass(1);
  await check();
  expect((await state()).map(([, , failures, hours]) => [failures, hours])).toEqual([
    [2, 24],
    [2, 24],
  ]);
  expect(await broken()).toEqual([]);
  await letPass(24);
  await check();
  expect(await broken()).toEqual([
    expect.stringMatching(/^\/closes: \/closes does not respond: .+\.$/),
    '/fails: /fails responds with the error 500.',
  ]);
  statuses['/fails'] = 200;
  await letPass(24);
  await check();
  expect(await broken()).toEqual([expect.stringMatching(/^\/closes/)]);
});

test('a page that is gone twice is broken', async () => {
  Object.assign(statuses, { '/gone': 404, '/first-an-error': 500 });
  const id = await link('/gone');
  await link('/first-an-error');
  await check();
  expect(await broken()).toEqual([]);
  statuses['/first-an-error'] = 410;
  await letPass(1);
  await check();
  expect(await broken()).toEqual(['/gone: The page /gone no longer exists.']);
  await cms.staff.delete(`/api/cms/footer-partners/${id}`).expect(204);
  expect(await broken()).toEqual([]);
});

test.each([401, 403, 429, 999])('a site that rejects checks with %s is not broken', async (status) => {
  statuses['/closed'] = status;
  await link('/closed');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await check();
    await letPass(30 * 24);
  }
  expect(await broken()).toEqual([]);
  await check();
  const [[, , failures, hours] = []] = await state();
  expect([failures, hours]).toEqual([0, status === 429 ? 480 : 168]);
});

test('private addresses are not asked, and not broken', async () => {
  await link('http://10.0.0.1/');
  await check();
  expect(await state()).toEqual([['http://10.0.0.1/', null, 0, 168]]);
});

test('requests to one host have a pause between them', async () => {
  for (const path of ['/a', '/b', '/get-only']) await link(path);
  await link(origin.replace('127.0.0.1', 'localhost'));
  await check({ pauseMs: 600 });
  const own = requests.filter(({ path }) => path !== '/').map(({ at }) => at);
  expect(own).toHaveLength(4);
  const pauses = own.slice(1).map((at, index) => at - (own[index] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(590);
  const [last, other] = [own.at(-1) ?? 0, requests.find(({ path }) => path === '/')?.at ?? 0];
  expect(other - last).toBeLessThan(590);
});

test('a run takes a bounded number of links, and stops at once on shutdown', async () => {
  for (const path of ['/a', '/b', '/c']) await link(path);
  expect(await check({ maxLinks: 2 })).toBe(2);
  expect(await check({ maxLinks: 2 })).toBe(1);
  await letPass(168);
  const stopping = new AbortController();
  const running = check({ pauseMs: 60_000 }, stopping.signal);
  while (!(await state()).some(([, , , hours]) => hours === 168)) await sleep(20);
  stopping.abort();
  expect(await running).toBe(1);
});

test('links of every kind are found, and vanish with their row', async () => {
  const forum = await rows.conference({ website_url: `${origin}/forum`, virtual_link: `${origin}/secret-meeting` });
  await rows.conference({ status: 'draft', website_url: `${origin}/draft` });
  await rows.ofConference('conference_partners', forum, { name: 'Dar', website_url: `${origin}/dar` });
  await rows.ofConference('documents', forum, { title: 'Papers', url: `${origin}/papers.pdf` });
  await rows.ofConference('documents', forum, { title: 'Later', url: `${origin}/later.pdf`, public_from: inDays(1) });
  await rows.ofConference('documents', forum, { title: 'Uploaded', url: '/documents/a.pdf' });
  await rows.assign(await rows.session(forum), await rows.person({ cv_url: `${origin}/cv` }));
  await rows.person({ website_url: `${origin}/nobody` });
  const content = `<p><a href="${origin}/story?a=1&amp;b=2">Story</a> <a href="${publicOrigin}/about">About</a></p>`;
  await cms.staff.post('/api/cms/content').send({ key: 'about.content', type: 'textarea', content }).expect(200);
  await cms.staff
    .post('/api/cms/content')
    .send({ key: 'blog.url', type: 'text', content: `${origin}/blog` })
    .expect(200);
  const text = `Read this (${origin}/more). Or ${origin}/Court_(law), or ${origin}/end.`;
  await cms.staff.post('/api/cms/content').send({ key: 'site.description', type: 'text', content: text }).expect(200);
  const page = { title: 'Visa', body: `<p><a href="${origin}/visa">Visa</a> ${origin}/not-a-link</p>` };
  await cms.staff.post('/api/cms/pages').send(page).expect(201);
  await check();
  expect((await state()).map(([url]) => url)).toEqual([
    '/Court_(law)',
    '/blog',
    '/cv',
    '/dar',
    '/end',
    '/forum',
    '/more',
    '/papers.pdf',
    '/story?a=1&b=2',
    '/visa',
  ]);
  await rows.owner.query('DELETE FROM conferences.conferences; DELETE FROM cms.content_entries; DELETE FROM cms.pages');
  await check();
  expect(await state()).toEqual([]);
});

test('the job of a service without the setting asks nobody', async () => {
  await link('/works');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toEqual([]);
  const job = cms.app.get(LinkCheckJob);
  await job.run();
  expect(requests).toEqual([]);
  expect(await state()).toEqual([['/works', null, 0, 168]]);
});

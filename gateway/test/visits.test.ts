import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { type Gateway, startGateway, waitForFileCache } from './start-gateway.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const browser = { Host: 'majlis.example', 'User-Agent': firefox };
const opened = { ...browser, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' };
const announced = { ...browser, 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' };
const token = `conferences.${'a-B_'.repeat(10)}xyz`;

const readLines = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log') && name !== 'access.log');
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
};

describe('visits, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({ countsVisits: true });
    for (const name of ['', 'about/', 'support/', 'conferences/spring/', 'embed/events/'])
      await publish(gateway.publishedFolder, `${name}index.html`, pageHtml(name));
    await waitForFileCache();
  });
  afterAll(() => gateway.stop());

  type Sent = { headers?: Record<string, string>; method?: string };
  const send = (path: string, { headers = opened, method = 'GET' }: Sent = {}) =>
    sendRequest(gateway.origin, path, { headers, method });

  /**
   * Returns the lines that nginx writes for a request. It writes them after its response, so the line of a later visit is awaited.
   */
  async function linesOf(path: string, sent?: Sent): Promise<string[]> {
    const { length } = await readLines(gateway.visitsFolder);
    await send(path, sent);
    await wait(50);
    await send('/support');
    for (;;) {
      const lines = (await readLines(gateway.visitsFolder)).slice(length);
      if (lines.at(-1)?.includes('"/support"')) return lines.slice(0, -1);
      await wait(20);
    }
  }
  const line = (path: string, referrer = '') => JSON.stringify({ path, referrer });

  test.each<[string, string, Sent?]>([
    ['a prerendered page', '/about'],
    ['the home page', '/'],
    ['a page that is not prerendered', '/conferences/autumn'],
    ['a page of a browser without Sec-Fetch headers', '/about', { headers: browser }],
    ['a page that the service worker passes on', '/about', { headers: { ...opened, 'Sec-Fetch-Dest': 'empty' } }],
    ['a page of a phone called Cubot', '/about', { headers: { ...opened, 'User-Agent': 'Mozilla/5.0 (CUBOT X90)' } }],
    ['a page that was opened within the site', '/conferences/spring', { method: 'HEAD', headers: announced }],
    ['a page for which the cookies of others are sent', '/about', { headers: { ...opened, Cookie: 'theme=dark' } }],
  ])('%s is counted', async (_what, path, sent = {}) => {
    expect(await linesOf(path, sent)).toEqual([line(path)]);
  });

  test('a page that the browser has is counted', async () => {
    const { etag = '' } = (await send('/about')).headers;
    const headers = { ...opened, 'If-None-Match': etag };
    expect((await send('/about', { headers })).status).toBe(304);
    expect(await linesOf('/about', { headers })).toEqual([line('/about')]);
  });

  test.each<[string, string, Sent?]>([
    ['a page that does not exist', '/nowhere'],
    ['a redirect', '/about/'],
    ['a response of the API', '/api/conferences'],
    ['a file', '/assets/index-4f2a.js'],
    ['the description of the API', '/api/docs'],
    ['a frame of another site', '/embed/events'],
    ['a page of the staff area', '/admin'],
    ['a preview', `/conferences/spring?preview=${token}`],
    ['a page for staff', '/about', { headers: { ...opened, Cookie: 'a=b; __Host-sid=x' } }],
    ['a page in a frame', '/about', { headers: { ...opened, 'Sec-Fetch-Dest': 'iframe' } }],
    ['a page that a script requests', '/about', { headers: announced }],
    ['a POST', '/about', { headers: opened, method: 'POST' }],
    ['a HEAD of a monitor', '/about', { headers: browser, method: 'HEAD' }],
    ['a HEAD of another site', '/about', { headers: { ...announced, 'Sec-Fetch-Site': 'cross-site' }, method: 'HEAD' }],
    ['a HEAD of a missing page', '/nowhere', { headers: announced, method: 'HEAD' }],
    ['a page loaded in advance', '/about', { headers: { ...opened, 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a page that Safari loads in advance', '/about', { headers: { ...opened, Purpose: 'prefetch' } }],
    ['a request without a browser', '/about', { headers: { Host: 'majlis.example' } }],
  ])('%s is not counted', async (_what, path, sent = {}) => {
    expect(await linesOf(path, sent)).toEqual([]);
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    ...[
      'curl/8.14.1',
      'Wget/1.25',
      'python-requests/2.32',
      'Go-http-client/2.0',
      'okhttp/5.1',
      'node',
      'WhatsApp/2.23',
    ],
  ])('%s is a robot', async (robot) => {
    expect(await linesOf('/about', { headers: { ...opened, 'User-Agent': robot } })).toEqual([]);
  });

  test.each([
    ['https://www.google.com/search?q=hunter2', 'www.google.com'],
    ['https://blog.example:8443', 'blog.example'],
    ['https://majlis.example.elsewhere.example/', 'majlis.example.elsewhere.example'],
    ['https://majlis.example/blog?q=hunter2', ''],
    ['http://majlis.example:8080', ''],
    ['https://reader:hunter2@elsewhere.example/', ''],
    ['http://192.168.0.7:8080/hunter2', ''],
    ['http://[2001:db8::7]/', ''],
    ['android-app://org.example.reader/', ''],
    ['hunter2', ''],
  ])('the referrer %s is counted as "%s"', async (Referer, host) => {
    expect(await linesOf('/about', { headers: { ...opened, Referer } })).toEqual([line('/about', host)]);
  });

  test('queries, addresses, browsers and times are never written', async () => {
    const headers = {
      ...opened,
      Cookie: 'id=hunter2',
      'X-Forwarded-For': '203.0.113.7',
      Referer: 'https://a.example/hunter2',
    };
    expect(await linesOf('/about?utm_source=hunter2', { headers })).toEqual([line('/about', 'a.example')]);
    expect(await linesOf('/conferences/","x":"')).toEqual([line('/conferences/","x":"')]);
    const everything = (await readLines(gateway.visitsFolder)).join('\n');
    expect(everything).not.toMatch(/hunter2|127\.0\.0\.1|203\.0\.113|Mozilla|\d\d:\d\d/);
  });

  test('the file is that of the hour and the gateway', async () => {
    await linesOf('/about');
    const [name = ''] = (await readdir(gateway.visitsFolder)).sort().slice(-1);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d[+-]\d{4}-/);
    expect(name.slice('2027-03-21T09+0000-'.length)).toBe(`${hostname()}.log`);
    const [hour, zone] = [name.slice(0, 13), `${name.slice(13, 16)}:${name.slice(16, 18)}`];
    expect(Date.now() - Date.parse(`${hour}:00:00${zone}`)).toBeLessThan(3_600_000 + 60_000);
  });
});

test('nothing is written where visits are not counted', async () => {
  const gateway = await startGateway();
  expect((await sendRequest(gateway.origin, '/about', { headers: opened })).status).toBe(200);
  await wait(500);
  expect(await readLines(gateway.visitsFolder)).toEqual([]);
  await gateway.stop();
});

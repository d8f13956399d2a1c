import { decodeBody } from './decode-body.js';
import { publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { type Gateway, staffShell, startGateway } from './start-gateway.js';

const include = '<!--# include virtual="/gateway/search-results?$args" -->';
const page = `<!doctype html><title>Search</title><main>${'<p>Search</p>'.repeat(200)}<noscript>${include}</noscript></main>`;
const pageWith = (results: string) => page.replace(include, results);

describe('the page of the search behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    await publish(gateway.publishedFolder, 'search/index.html', page);
    await publish(gateway.publishedFolder, 'ar/search/index.html', page);
  });
  afterEach(() => gateway.services.cms.reset());
  afterAll(() => gateway.stop());

  const visit = (path: string, headers = {}) => sendRequest(gateway.origin, path, { headers });
  const requestedPaths = () => gateway.services.cms.requests.map(({ url }) => url);

  test('without a search it is the prerendered file, and no service gets a request', async () => {
    for (const path of ['/search', '/search?q=', '/search?from=mail'])
      expect([path, (await visit(path)).text]).toEqual([path, page]);
    expect(decodeBody(await visit('/search', { 'Accept-Encoding': 'br' }))).toBe(page);
    expect(requestedPaths()).toEqual([]);
  });

  test('a search in the address is sent to the service, and its results are in the page', async () => {
    const query = `q=${encodeURIComponent('كتاب & "faith"')}&kind=session&year=`;
    const { status, text, headers } = await visit(`/search?${query}`);
    expect([status, text]).toEqual([200, pageWith('{"from":"cms","count":1}')]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(requestedPaths()).toEqual([`/api/search/results?${query}`]);
  });

  test('the page is compressed, and the service is asked for plain results without the cookies', async () => {
    const response = await visit('/search?q=a', { 'Accept-Encoding': 'gzip, br', Cookie: 'theme=dark' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(decodeBody(response)).toBe(pageWith('{"from":"cms","count":1}'));
    const { headers } = gateway.services.cms.requests[0] ?? {};
    expect([headers?.['accept-encoding'], headers?.cookie]).toEqual([undefined, undefined]);
  });

  test('what looks like an include in the results or in the address includes nothing', async () => {
    gateway.services.cms.respond = () => ({ body: '<!--# include virtual="/api/cms/content" -->' });
    const { text } = await visit(`/search?q=${encodeURIComponent('<!--# include virtual="/api/cms/content" -->')}`);
    expect(text).toContain('<!--# include');
    expect(requestedPaths()).toHaveLength(1);
  });

  test('the results cannot be requested by themselves', async () => {
    for (const path of ['/gateway/search-results?q=a', '/api/search/results?q=a'])
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
    expect(requestedPaths()).toEqual([]);
  });

  test('while the service does not respond, the page says so', async () => {
    gateway.services.cms.respond = () => ({ status: 500, body: 'broken' });
    expect((await visit('/search?q=a')).text).toBe(
      pageWith('<p>The search is not available at the moment. Please try again shortly.</p>'),
    );
  });

  test('the page of another language has results and texts in that language', async () => {
    const query = `q=${encodeURIComponent('كتاب')}&language=`;
    expect((await visit(`/ar/search?${query}`)).text).toBe(pageWith('{"from":"cms","count":1}'));
    expect(requestedPaths()).toEqual([`/api/search/results?${query}&lang=ar`]);
    gateway.services.cms.respond = () => ({ status: 500, body: 'broken' });
    expect((await visit('/ar/search?q=a')).text).toBe(
      pageWith('<p>البحث غير متاح الآن. يرجى المحاولة مرة أخرى بعد قليل.</p>'),
    );
  });

  test('staff get the app, which searches by itself', async () => {
    expect((await visit('/search?q=a', { Cookie: 'sid=abc' })).text).toBe(staffShell);
    expect(requestedPaths()).toEqual([]);
  });
});

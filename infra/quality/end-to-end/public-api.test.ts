import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiDescription } from '@majlis/contracts/api/describe-api.schema';
import { embedPaths } from '@majlis/contracts/site/oembed.schema';
import { describeInBrowser, findAccessibilityViolations, openVisitorPage, phone, siteUrl } from './browser.js';

const json = async <Value>(path: string) => (await fetch(siteUrl + path)).json() as Promise<Value>;

let conferenceId: string;
beforeAll(async () => {
  ({ id: conferenceId } = await json<{ id: string }>('/api/conferences/slug/conscience-and-the-common-good'));
});

describeInBrowser('the public API', () => {
  test('the page lists every operation under the policy of all pages, and sends a request', async () => {
    const { paths } = await json<ApiDescription>('/api/openapi.json');
    const page = await openVisitorPage();
    await page.goto('/api/docs');
    await page.getByText('/api/conferences/next').waitFor();
    expect(await page.locator('.opblock').count()).toBe(Object.keys(paths).length);
    await page.locator('.opblock', { has: page.getByText('/api/conferences/next') }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('"slug"').waitFor();
    // Nothing of it is in the site's own pages, and nothing of theirs here.
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    const home = await (await fetch(siteUrl)).text();
    expect(scripts).toHaveLength(1);
    expect(home).not.toContain(scripts[0]);
  });

  test('the page is no wider than a phone', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/api/docs');
    await page.getByText('/api/conferences/next').waitFor();
    // Swagger UI nests its own controls, which is left out.
    const rules = ['color-contrast', 'heading-order', 'landmark-one-main', 'landmark-unique'];
    expect(await findAccessibilityViolations(page, { rules })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test('a script of another site reads a list in pages, and nothing of staff', async () => {
    const page = await openVisitorPage();
    const otherSite = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<link rel="icon" href="data:,">');
    }).listen(0, '127.0.0.1');
    await once(otherSite.unref(), 'listening');
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    const titles = await page.evaluate(
      async ({ first }) => {
        const found: string[] = [];
        for (let next: string | undefined = first; next; ) {
          const response: Response = await fetch(next);
          found.push(...((await response.json()) as { title: string }[]).map(({ title }) => title));
          [, next] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
        }
        return found;
      },
      { first: `${siteUrl}/api/research-items?per_page=5` },
    );
    expect(titles).toEqual((await json<{ title: string }[]>('/api/research-items')).map(({ title }) => title));
  });

  test('a frame shows the programme, and its links open the site in a window of its own', async () => {
    const page = await openVisitorPage(phone);
    const { html } = await json<{ html: string }>(
      `/api/oembed?url=${encodeURIComponent(`${siteUrl}/conferences/conscience-and-the-common-good`)}`,
    );
    expect(html).toContain(embedPaths.conference(conferenceId));
    await page.goto(embedPaths.conference(conferenceId));
    expect(await page.getByRole('link').count()).toBeGreaterThan(20);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').first().click()]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(opened.url()).pathname).toBe('/conferences/conscience-and-the-common-good');
    await page.goto(embedPaths.events);
    expect(await page.locator('li').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

import type { ApiDescription } from '@majlis/contracts/api/describe-api.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { embedPaths } from '@majlis/contracts/site/oembed.schema';
import { startServer } from '@majlis/kit/testing/listen';
import { findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { hasHorizontalOverflow } from './page-states.js';
import { readJson, readText, sampleConference, visit } from './public-site.js';
import { download } from './steps.js';

let conferenceId: string;
beforeAll(async () => {
  ({ id: conferenceId } = await readJson<{ id: string }>(
    sampleConference.replace('/conferences', '/api/conferences/slug'),
  ));
});

describeInBrowser('what other programs read', () => {
  test('the page of the API lists every operation under the policy of all pages, and sends a request', async () => {
    const { paths } = await readJson<ApiDescription>('/api/openapi.json');
    const page = await openVisitorPage();
    await page.goto('/api/docs');
    await page.getByText('/api/conferences/next').waitFor();
    expect(await page.locator('.opblock').count()).toBe(Object.keys(paths).length);
    await page.locator('.opblock', { has: page.getByText('/api/conferences/next') }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').getByText('"slug"').waitFor();
    // The page loads no script of the site, and the site none of the page.
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    const home = await readText('/');
    expect(scripts).toHaveLength(1);
    expect(home).not.toContain(scripts[0]);
  });

  test('the page of the API is no wider than a phone', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/api/docs');
    await page.getByText('/api/conferences/next').waitFor();
    // Only these rules are checked, because Swagger UI nests its own controls.
    const rules = ['color-contrast', 'heading-order', 'landmark-one-main', 'landmark-unique'];
    expect(await findAccessibilityViolations(page, { rules })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test('a script of another site reads a list in pages, and nothing of staff', async () => {
    const page = await openVisitorPage();
    const otherSite = await startServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<link rel="icon" href="data:,">');
    });
    await page.goto(`${otherSite.origin}/`);
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
    await otherSite.stop();
    expect(titles).toEqual((await readJson<{ title: string }[]>('/api/research-items')).map(({ title }) => title));
  });

  test('a frame shows the programme, and its links open the site in a window of its own', async () => {
    const page = await openVisitorPage(phone);
    const { html } = await readJson<{ html: string }>(
      `/api/oembed?url=${encodeURIComponent(`${siteUrl}${sampleConference}`)}`,
    );
    expect(html).toContain(embedPaths.conference(conferenceId));
    await page.goto(embedPaths.conference(conferenceId));
    expect(await page.getByRole('link').count()).toBeGreaterThan(20);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').first().click()]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(opened.url()).pathname).toBe(sampleConference);
    await page.goto(embedPaths.events);
    expect(await page.locator('li').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test('a calendar of a conference and of a session is offered, without scripts', async () => {
    const page = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    const [session] = await readJson<Session[]>(`/api/conferences/${conferenceId}/agenda`);
    const pages = [
      ['', `/calendars/conferences/${conferenceId}.ics`, 'Conscience and the Common Good.ics'],
      [`/sessions/${session?.slug}`, `/calendars/sessions/${session?.id}.ics`, `${session?.title}.ics`],
    ];
    for (const [path, calendar = '', fileName] of pages) {
      await page.goto(`${sampleConference}${path}`);
      const subscription = await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
      expect(subscription).toBe(`webcal://${new URL(siteUrl).host}${calendar}`);
      const link = page.getByRole('link', { name: 'Download (.ics)' });
      expect((await download(page, () => link.press('Enter'))).suggestedFilename()).toBe(fileName);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect([path, viewport, await hasHorizontalOverflow(page)]).toEqual([path, viewport, false]);
      }
      const response = await visit(calendar);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
    }
    await page.goto('/conferences/faith-and-free-inquiry');
    await page.getByRole('link', { name: 'Download (.ics)' }).waitFor();
    expect(await page.getByRole('link', { name: 'Subscribe' }).count()).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from './accessibility.js';
import { describeInBrowser, desktop, openVisitorPage, phone } from './browser.js';
import { expectEventually, readLayoutShifts, recordLayoutShifts, waitUntilHydrated } from './page-states.js';
import { skipPrerenderedPages } from './steps.js';
import { until } from './until.js';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const titles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** Scrolls to the end, so that every lazy image is loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      // Images load only after their section was rendered in a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** A product that was just started may still be fetching feeds and mirroring their images. */
const waitForPhotos = (page: Page) =>
  until('the images of the photo feed are mirrored', async () => {
    const response = await page.request.get('/api/instagram-posts');
    const posts = response.ok() ? ((await response.json()) as { media_url: string }[]) : [];
    return posts.length >= 5 && posts.every(({ media_url }) => media_url);
  });

describeInBrowser('content from feeds', () => {
  test('is on the home page: publications, posts, episodes and five images', async () => {
    const page = await openVisitorPage();
    await waitForPhotos(page);
    await page.goto('/');
    for (const [name, count] of [
      ['Latest publications', 3],
      ['Notes from the margin', 3],
      ['Conversations to listen to', 3],
    ] as const) {
      const cards = section(page, name).getByRole('heading', { level: 3 });
      await cards.first().waitFor();
      expect([name, await cards.count()]).toEqual([name, count]);
    }
    await scrollToEnd(page);
    const pictures = section(page, 'From our gatherings').locator('img');
    expect(await pictures.count()).toBe(5);
    const loadedImages = await pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc, naturalWidth }) => ({ path: new URL(currentSrc).pathname, naturalWidth })),
    );
    for (const { path, naturalWidth } of loadedImages) {
      expect(path).toMatch(/^\/images\/feeds\//);
      expect(naturalWidth).toBeGreaterThan(200);
    }
  });

  test.each([
    ['/research', 'Search research...', /^\d+ publications$/, 'inspector', '1 publication'],
    ['/blog', 'Search posts...', /^\d+ posts$/, 'door open', '1 post'],
  ])('%s is searched and sorted, and both survive a reload', async (path, placeholder, all, words, one) => {
    const page = await openVisitorPage();
    await page.goto(path);
    await page.getByText(all).waitFor();
    const byDate = await titles(page);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort by Title');
    const byTitle = [...byDate].sort(new Intl.Collator().compare);
    await expectEventually(() => titles(page), byTitle);

    await page.getByPlaceholder(placeholder).fill(words);
    await page.getByRole('status').getByText(one, { exact: true }).waitFor();
    await page.waitForURL(/[?&]q=/);
    await page.reload();
    await page.getByRole('status').getByText(one, { exact: true }).waitFor();
    expect(await page.getByPlaceholder(placeholder).inputValue()).toBe(words);
    expect(await page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('title');
    expect(await titles(page)).toHaveLength(1);
  });

  test('a fragment in the URL scrolls to that section of the home page', async () => {
    const page = await openVisitorPage();
    await page.goto('/#photos');
    const heading = page.getByRole('heading', { name: 'From our gatherings' });
    await heading.waitFor();
    await page.waitForFunction(
      (top) => Math.abs((document.querySelector('#photos')?.getBoundingClientRect().top ?? top) - 100) < 60,
      10_000,
    );
  });

  test('loading the home page causes no visible layout shift', async () => {
    for (const viewport of [desktop, phone]) {
      const page = await openVisitorPage(viewport);
      await page.addInitScript(recordLayoutShifts);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await waitUntilHydrated(page);
      const shifts = await readLayoutShifts(page);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    }
  });

  test('when feeds fail, the rest of the home page works and names what is missing', async () => {
    const page = await openVisitorPage();
    await skipPrerenderedPages(page);
    for (const read of ['research-items/latest', 'blog-posts/latest', 'podcast-episodes/latest', 'instagram-posts'])
      await page.route(`**/api/${read}`, (route) => route.fulfill({ json: {}, status: 404 }));
    await page.goto('/');
    await page.getByText('Failed to load blog posts').waitFor();
    await page.getByText('Failed to load podcast episodes').waitFor();
    expect(await page.getByText('Please try again later').count()).toBe(2);
    await section(page, 'From our gatherings')
      .getByRole('link', { name: /^Follow us on Instagram/ })
      .waitFor();
    await expectEventually(() => section(page, 'Latest publications').count(), 0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

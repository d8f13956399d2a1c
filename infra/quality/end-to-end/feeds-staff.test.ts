import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, findAccessibilityViolations, hasHorizontalOverflow, phone } from './browser.js';
import {
  databaseUrl,
  type ExternalServer,
  type FeedsStack,
  startExternalServer,
  startFeedsStack,
  waitForJson,
} from './feeds-stack.js';

type Paper = { guid: string; title: string; text: string; day: number };

const rssItem = ({ guid, title, text, day }: Paper) =>
  `<item><guid>${guid}</guid><title>${title}</title><link>https://journal.example/${guid}</link>
   <pubDate>${new Date(Date.UTC(2026, 10, day)).toUTCString()}</pubDate><description>${text}</description></item>`;

const journal = {
  status: 200,
  papers: [
    { guid: 'a', title: 'Counsel and consent', text: 'On councils.', day: 3 },
    { guid: 'b', title: 'Weights and measures', text: 'On markets.', day: 2 },
    { guid: 'c', title: 'Guests of the law', text: 'On safe conduct.', day: 1 },
  ] as Paper[],
};

const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 60_000 });
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fetchNow = (page: Page) => page.getByRole('button', { name: /^Fetch now/ }).click();

/** Polls the public titles, because the gateway caches the response for a second. */
async function pollTitles(page: Page, expected: string[]): Promise<string[]> {
  let titles: string[] = [];
  for (const limit = Date.now() + 60_000; Date.now() < limit && titles.join() !== expected.join(); ) {
    await page.goto('/research');
    await page.locator('main h3').first().waitFor();
    titles = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''));
  }
  return titles;
}

describeInBrowser('feeds in the staff area', () => {
  if (!databaseUrl) {
    test.skip('(needs the owner of the database: MAJLIS_DATABASE_URL)', () => undefined);
    return;
  }
  let feedServer: ExternalServer;
  let feeds: FeedsStack;
  beforeAll(async () => {
    feedServer = await startExternalServer((_request, response) => {
      const items = journal.papers.map(rssItem).join('');
      const body = `<rss version="2.0"><channel><title>Journal</title>${items}</channel></rss>`;
      response.writeHead(journal.status, { 'content-type': 'application/rss+xml' }).end(body);
    });
    feeds = await startFeedsStack({ RESEARCH_FEEDS: `${feedServer.url}/feed.xml` });
    await waitForJson<unknown[]>(`${feeds.origin}/api/research-items`, (items) => items.length === 3);
  });
  afterAll(async () => {
    await feeds?.stop();
    await feedServer?.stop();
  });

  test('a source is refreshed at once, reports its result, and visitors read the items', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await page.getByText('Up to date').waitFor();
    journal.papers.unshift({ guid: 'd', title: 'Reason and rule', text: 'On method.', day: 4 });
    await page.getByRole('button', { name: /^Fetch now/ }).press('Enter');
    await waitForText(page, /fetched: 1 new$/);
    await page.getByRole('heading', { name: 'Reason and rule' }).waitFor();
    const all = ['Reason and rule', 'Counsel and consent', 'Weights and measures', 'Guests of the law'];
    expect(await pollTitles(visitor, all)).toEqual(all);
    await fetchNow(page);
    await waitForText(page, /fetched: nothing new$/);
  });

  test('a hidden item disappears from the public page and returns after Undo', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await clickButton(page, 'Hide Weights and measures');
    await waitForText(page, 'Publication is hidden from visitors');
    const others = ['Reason and rule', 'Counsel and consent', 'Guests of the law'];
    expect(await pollTitles(visitor, others)).toEqual(others);
    await clickButton(page, 'Show Weights and measures');
    await waitForText(page, 'Publication is shown to visitors again');
    await clickButton(page, 'Hide Weights and measures');
    // The toast of the previous step may still be open.
    await waitForText(page, 'Publication is hidden from visitors');
    await clickButton(page, 'Undo');
    await waitForText(page, 'Undone');
    const all = ['Reason and rule', 'Counsel and consent', 'Weights and measures', 'Guests of the law'];
    expect(await pollTitles(visitor, all)).toEqual(all);
  });

  test('visitors read the overridden title, even after the source has changed its own', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await clickButton(page, 'Edit Counsel and consent');
    await page.getByLabel('Title shown on the site').fill('On counsel');
    await page.keyboard.press('Control+s');
    await waitForText(page, 'Publication updated successfully');
    const corrected = ['Reason and rule', 'On counsel', 'Weights and measures', 'Guests of the law'];
    expect(await pollTitles(visitor, corrected)).toEqual(corrected);

    const changed = journal.papers.find(({ guid }) => guid === 'a');
    Object.assign(changed ?? {}, { title: 'Counsel, consent and council', text: 'On councils, again.' });
    await fetchNow(page);
    await waitForText(page, /fetched: 1 changed$/);
    await waitForText(page, 'The source says: Counsel, consent and council');
    expect(await pollTitles(visitor, corrected)).toEqual(corrected);
    await waitForText(visitor, 'On councils, again.');
  });

  test('a pinned item comes first', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await clickButton(page, 'Pin Guests of the law');
    await waitForText(page, 'Publication is pinned: it comes first');
    const pinned = ['Guests of the law', 'Reason and rule', 'On counsel', 'Weights and measures'];
    expect(await pollTitles(visitor, pinned)).toEqual(pinned);
  });

  test('a failing source shows its error, and visitors keep its items', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    journal.status = 503;
    await fetchNow(page);
    await waitForText(page, /^Failed to fetch 127\.0\.0\.1/);
    await waitForText(page, 'Failing: its server reports an error of its own');
    await page.getByText('Details').click();
    await waitForText(page, 'Answered with status 503');
    const pinned = ['Guests of the law', 'Reason and rule', 'On counsel', 'Weights and measures'];
    expect(await pollTitles(visitor, pinned)).toEqual(pinned);
    await page.goto('/admin');
    await waitForText(
      page,
      /^One external feed could not be read: 127\.0\.0\.1:\d+ \(its server reports an error of its own\)/,
    );
    journal.status = 200;
    await page.goto('/admin/feeds');
    await fetchNow(page);
    await page.getByText('Up to date').waitFor({ timeout: 60_000 });
  });

  test('a stale save shows a conflict and keeps the input', async () => {
    const [first, second] = [await feeds.staff(), await feeds.staff()];
    for (const [page, title] of [
      [first, 'First words'],
      [second, 'Second words'],
    ] as const) {
      await page.goto('/admin/feeds');
      await clickButton(page, 'Edit Weights and measures');
      await page.getByLabel('Title shown on the site').fill(title);
    }
    await clickButton(first, 'Save');
    await waitForText(first, 'Publication updated successfully');
    await clickButton(second, 'Save');
    await second.getByRole('button', { name: 'Keep mine' }).waitFor();
    expect(await second.getByLabel('Title shown on the site').inputValue()).toBe('Second words');
    await clickButton(second, 'Keep mine');
    await waitForText(second, 'Publication updated successfully');
    await second.getByRole('heading', { name: 'Second words' }).waitFor();
  });

  test('there are no accessibility violations or horizontal overflow, also in the dialog and on a phone', async () => {
    for (const viewport of [undefined, phone]) {
      const page = await feeds.staff(viewport);
      await page.goto('/admin/feeds');
      await page.locator('.item-row_row').first().waitFor();
      expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByLabel('Title shown on the site').waitFor();
      expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
    }
  });
});

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

const paper = ({ guid, title, text, day }: Paper) =>
  `<item><guid>${guid}</guid><title>${title}</title><link>https://journal.example/${guid}</link>
   <pubDate>${new Date(Date.UTC(2026, 10, day)).toUTCString()}</pubDate><description>${text}</description></item>`;

/** What the feed has at the moment, and whether its server works. */
const journal = {
  status: 200,
  papers: [
    { guid: 'a', title: 'Counsel and consent', text: 'On councils.', day: 3 },
    { guid: 'b', title: 'Weights and measures', text: 'On markets.', day: 2 },
    { guid: 'c', title: 'Guests of the law', text: 'On safe conduct.', day: 1 },
  ] as Paper[],
};

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 35_000 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fetchNow = (page: Page) => page.getByRole('button', { name: /^Fetch now/ }).click();

/** The titles that visitors read, once they are as wanted: the gateway may keep an answer for a second. */
async function titlesRead(page: Page, wanted: string[]): Promise<string[]> {
  let titles: string[] = [];
  for (const limit = Date.now() + 8_000; Date.now() < limit && titles.join() !== wanted.join(); ) {
    await page.goto('/research');
    await page.locator('main h3').first().waitFor();
    titles = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''));
  }
  return titles;
}

describeInBrowser('feeds in the dashboard', () => {
  if (!databaseUrl) {
    test.skip('(needs the owner of the database: MAJLIS_DATABASE_URL)', () => undefined);
    return;
  }
  let outside: ExternalServer;
  let feeds: FeedsStack;
  beforeAll(async () => {
    outside = await startExternalServer((_request, response) => {
      const items = journal.papers.map(paper).join('');
      const body = `<rss version="2.0"><channel><title>Journal</title>${items}</channel></rss>`;
      response.writeHead(journal.status, { 'content-type': 'application/rss+xml' }).end(body);
    });
    feeds = await startFeedsStack({ RESEARCH_FEEDS: `${outside.url}/feed.xml` });
    await waitForJson<unknown[]>(`${feeds.origin}/api/research-items`, (items) => items.length === 3);
  }, 120_000);
  afterAll(async () => {
    await feeds?.stop();
    await outside?.stop();
  });

  test('a source is fetched at once, says what it brought, and visitors read it', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await page.getByText('Fresh').waitFor();
    journal.papers.unshift({ guid: 'd', title: 'Reason and rule', text: 'On method.', day: 4 });
    await page.getByRole('button', { name: /^Fetch now/ }).press('Enter');
    await said(page, /fetched: 1 new$/);
    await page.getByRole('heading', { name: 'Reason and rule' }).waitFor();
    const all = ['Reason and rule', 'Counsel and consent', 'Weights and measures', 'Guests of the law'];
    expect(await titlesRead(visitor, all)).toEqual(all);
    await fetchNow(page);
    await said(page, /fetched: nothing new$/);
  }, 90_000);

  test('what is hidden is gone from the public page, and back after Undo', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await press(page, 'Hide Weights and measures');
    await said(page, 'Publication is hidden from visitors');
    const others = ['Reason and rule', 'Counsel and consent', 'Guests of the law'];
    expect(await titlesRead(visitor, others)).toEqual(others);
    await press(page, 'Show Weights and measures');
    await said(page, 'Publication is shown to visitors again');
    await press(page, 'Hide Weights and measures');
    // What can be undone before it is said is the step before.
    await said(page, 'Publication is hidden from visitors');
    await press(page, 'Undo');
    await said(page, 'Publication is shown to visitors again');
    const all = ['Reason and rule', 'Counsel and consent', 'Weights and measures', 'Guests of the law'];
    expect(await titlesRead(visitor, all)).toEqual(all);
  }, 60_000);

  test('a corrected title is what visitors read, also after the source has changed its own', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await press(page, 'Edit Counsel and consent');
    await page.getByLabel('Own title').fill('On counsel');
    await page.keyboard.press('Control+s');
    await said(page, 'Publication updated successfully');
    const corrected = ['Reason and rule', 'On counsel', 'Weights and measures', 'Guests of the law'];
    expect(await titlesRead(visitor, corrected)).toEqual(corrected);

    const changed = journal.papers.find(({ guid }) => guid === 'a');
    Object.assign(changed ?? {}, { title: 'Counsel, consent and council', text: 'On councils, again.' });
    await fetchNow(page);
    await said(page, /fetched: 1 changed$/);
    await said(page, 'The source says: Counsel, consent and council');
    expect(await titlesRead(visitor, corrected)).toEqual(corrected);
    await said(visitor, 'On councils, again.');
  }, 60_000);

  test('what is pinned comes first', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await press(page, 'Pin Guests of the law');
    await said(page, 'Publication is pinned: it comes first');
    const pinned = ['Guests of the law', 'Reason and rule', 'On counsel', 'Weights and measures'];
    expect(await titlesRead(visitor, pinned)).toEqual(pinned);
  }, 60_000);

  test('a source that fails says so in words, and visitors go on reading', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    journal.status = 503;
    await fetchNow(page);
    await said(page, /^Failed to fetch 127\.0\.0\.1/);
    await said(page, 'Failing: the other side has a problem of its own');
    await page.getByText('Details').click();
    await said(page, 'Answered with status 503');
    const pinned = ['Guests of the law', 'Reason and rule', 'On counsel', 'Weights and measures'];
    expect(await titlesRead(visitor, pinned)).toEqual(pinned);
    await page.goto('/admin');
    await said(
      page,
      /^One outside feed could not be read: 127\.0\.0\.1:\d+ \(the other side has a problem of its own\)/,
    );
    journal.status = 200;
    await page.goto('/admin/feeds');
    await fetchNow(page);
    await page.getByText('Fresh').waitFor({ timeout: 35_000 });
  }, 120_000);

  test('two editors: the second is told, and what was typed is kept', async () => {
    const [first, second] = [await feeds.staff(), await feeds.staff()];
    for (const [page, title] of [
      [first, 'First words'],
      [second, 'Second words'],
    ] as const) {
      await page.goto('/admin/feeds');
      await press(page, 'Edit Weights and measures');
      await page.getByLabel('Own title').fill(title);
    }
    await press(first, 'Save');
    await said(first, 'Publication updated successfully');
    await press(second, 'Save');
    await second.getByRole('button', { name: 'Keep mine' }).waitFor();
    expect(await second.getByLabel('Own title').inputValue()).toBe('Second words');
    await press(second, 'Keep mine');
    await said(second, 'Publication updated successfully');
    await second.getByRole('heading', { name: 'Second words' }).waitFor();
  }, 60_000);

  test('nothing is inaccessible or too wide, also in the dialog and on a phone', async () => {
    for (const viewport of [undefined, phone]) {
      const page = await feeds.staff(viewport);
      await page.goto('/admin/feeds');
      await page.locator('.item-row_row').first().waitFor();
      expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByLabel('Own title').waitFor();
      expect([await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([[], false]);
    }
  }, 60_000);
});

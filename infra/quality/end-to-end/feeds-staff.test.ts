import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import type { Page } from 'playwright-core';
import { describeWithOwnProduct } from './browser.js';
import { type FeedsStack, startFeedsStack, waitForJson } from './feeds-stack.js';
import { expectEventually } from './page-states.js';
import { clickButton, save, undo, waitForText } from './steps.js';

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

const all = ['Reason and rule', 'Counsel and consent', 'Weights and measures', 'Guests of the law'];
const corrected = ['Reason and rule', 'On counsel', 'Weights and measures', 'Guests of the law'];
const pinned = ['Guests of the law', 'Reason and rule', 'On counsel', 'Weights and measures'];

const fetchNow = (page: Page) => page.getByRole('button', { name: /^Fetch now/ }).click();

describeWithOwnProduct('feeds in the staff area', () => {
  let feedServer: RunningServer;
  let feeds: FeedsStack;
  beforeAll(async () => {
    feedServer = await startServer((_request, response) => {
      const items = journal.papers.map(rssItem).join('');
      const body = `<rss version="2.0"><channel><title>Journal</title>${items}</channel></rss>`;
      response.writeHead(journal.status, { 'content-type': 'application/rss+xml' }).end(body);
    });
    feeds = await startFeedsStack({ RESEARCH_FEEDS: `${feedServer.origin}/feed.xml` });
    await waitForJson<unknown[]>(`${feeds.origin}/api/research-items`, (items) => items.length === 3);
  });
  afterAll(async () => {
    await feeds?.stop();
    await feedServer?.stop();
  });

  /** Polls the titles, because the gateway caches the response for a second. */
  const expectPublicTitles = (expected: string[]) =>
    expectEventually(async () => {
      const items: { title: string }[] = await (await fetch(`${feeds.origin}/api/research-items`)).json();
      return items.map(({ title }) => title);
    }, expected);

  test('a source is refreshed at once, reports its result, and visitors read the items', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await page.getByText('Up to date').waitFor();
    journal.papers.unshift({ guid: 'd', title: 'Reason and rule', text: 'On method.', day: 4 });
    await page.getByRole('button', { name: /^Fetch now/ }).press('Enter');
    await waitForText(page, /fetched: 1 new$/);
    await page.getByRole('heading', { name: 'Reason and rule' }).waitFor();
    await expectPublicTitles(all);
    await visitor.goto('/research');
    await visitor.locator('main h3').first().waitFor();
    const links = visitor.locator('main h3 a');
    expect(await links.evaluateAll((found) => found.map((link) => link.firstChild?.textContent))).toEqual(all);
    await fetchNow(page);
    await waitForText(page, /fetched: nothing new$/);
  });

  test('a hidden item disappears from the public page and returns after Undo', async () => {
    const page = await feeds.staff();
    await page.goto('/admin/feeds');
    await clickButton(page, 'Hide Weights and measures');
    await waitForText(page, 'Publication is hidden from visitors');
    await expectPublicTitles(all.filter((title) => title !== 'Weights and measures'));
    await clickButton(page, 'Show Weights and measures');
    await waitForText(page, 'Publication is shown to visitors again');
    await clickButton(page, 'Hide Weights and measures');
    // The toast of the previous step may still be open.
    await waitForText(page, 'Publication is hidden from visitors');
    await undo(page);
    await expectPublicTitles(all);
  });

  test('visitors read the overridden title, even after the source has changed its own', async () => {
    const [page, visitor] = [await feeds.staff(), await feeds.visitor()];
    await page.goto('/admin/feeds');
    await clickButton(page, 'Edit Counsel and consent');
    await page.getByLabel('Title shown on the site').fill('On counsel');
    await save(page, 'Publication updated successfully');
    await expectPublicTitles(corrected);

    const changed = journal.papers.find(({ guid }) => guid === 'a');
    Object.assign(changed ?? {}, { title: 'Counsel, consent and council', text: 'On councils, again.' });
    await fetchNow(page);
    await waitForText(page, /fetched: 1 changed$/);
    await waitForText(page, 'The source says: Counsel, consent and council');
    await expectPublicTitles(corrected);
    await visitor.goto('/research');
    await waitForText(visitor, 'On councils, again.');
  });

  test('a pinned item comes first', async () => {
    const page = await feeds.staff();
    await page.goto('/admin/feeds');
    await clickButton(page, 'Pin Guests of the law');
    await waitForText(page, 'Publication is pinned: it comes first');
    await expectPublicTitles(pinned);
  });

  test('a failing source shows its error, and visitors keep its items', async () => {
    const page = await feeds.staff();
    await page.goto('/admin/feeds');
    journal.status = 503;
    await fetchNow(page);
    await waitForText(page, /^Failed to fetch 127\.0\.0\.1/);
    await waitForText(page, 'Failing: its server reports an error of its own');
    await waitForText(page, 'Answered with status 503');
    await expectPublicTitles(pinned);
    await page.goto('/admin');
    await waitForText(page, /^One external feed could not be read: 127\.0\.0\.1:\d+ \(its server reports an error/);
    journal.status = 200;
    await page.goto('/admin/feeds');
    await fetchNow(page);
    await page.getByText('Up to date').waitFor();
  });
});

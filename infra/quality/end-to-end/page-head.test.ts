import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aVisitor, comesToBe, desktop, inBrowser, site, untilSettled } from './browser.js';

const conference = '/conferences/conscience-and-the-common-good';
/** One page of each kind; the last is in Arabic. */
const pages = [
  '/',
  '/about',
  '/research',
  '/blog',
  '/podcasts',
  '/podcasts/the-judge-who-said-no',
  '/conferences',
  conference,
  '/support',
  '/contact',
  '/conferences/ethics-of-the-market',
];

/** What machines read in the head of a page, in order: its tags without what tells ours apart. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate], [type$="ld+json"]')]
      .map((tag) => {
        const copy = tag.cloneNode(true) as Element;
        copy.removeAttribute('data-published');
        return copy.outerHTML;
      })
      .sort(),
  );

/** Opens a page as a link within the site does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.state.idx + 1, key: Math.random().toString(36) };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

inBrowser('the head of a page', () => {
  test('machines read the same in a page that was opened by a link as in the written one', async () => {
    const page = await aVisitor();
    const plain = await aVisitor(desktop, site, { javaScriptEnabled: false });
    const isWritten = async (path: string) => {
      await plain.goto(path);
      return (await plain.locator('[type$="ld+json"]').count()) === 1;
    };
    await page.goto('/404');
    await untilSettled(page);
    for (const path of pages) {
      await comesToBe(() => isWritten(path), true);
      await follow(page, path);
      await comesToBe(() => headOf(page), await headOf(plain));
    }
    expect(await page.locator('head meta[property="og:locale"]').getAttribute('content')).toBe('ar_AR');
    expect(await page.locator('h1').getAttribute('lang')).toBe('ar');

    // Above the page of its conference a session has its own.
    await follow(page, conference);
    const link = page.locator(`.programme a[href^="${conference}/"]`).first();
    const session = (await link.getAttribute('href')) ?? '';
    await link.click();
    await comesToBe(() => isWritten(session), true);
    await comesToBe(() => headOf(page), await headOf(plain));
    await follow(page, session);
    await comesToBe(() => headOf(page), await headOf(plain));
  }, 120_000);
});

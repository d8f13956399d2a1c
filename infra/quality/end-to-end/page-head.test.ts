import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  desktop,
  expectEventually,
  openVisitorPage,
  siteUrl,
  waitUntilHydrated,
} from './browser.js';
import { mainPages, sampleConference } from './sample-pages.js';

/** The tags in the head of a page in order, without the markers of our own code. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate], [type$="ld+json"]')]
      .map((tag) => {
        const copy = tag.cloneNode(true) as Element;
        copy.removeAttribute('data-prerendered');
        return copy.outerHTML;
      })
      .sort(),
  );

async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.state.idx + 1, key: Math.random().toString(36) };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

describeInBrowser('the head of a page', () => {
  test('the metadata after a client-side navigation is that of the prerendered page', async () => {
    const page = await openVisitorPage();
    const plain = await openVisitorPage(desktop, siteUrl, { javaScriptEnabled: false });
    const isWritten = async (path: string) => {
      await plain.goto(path);
      return (await plain.locator('[type$="ld+json"]').count()) === 1;
    };
    await page.goto('/404');
    await waitUntilHydrated(page);
    for (const path of mainPages) {
      await expectEventually(() => isWritten(path), true);
      await navigateInApp(page, path);
      await expectEventually(() => readHead(page), await readHead(plain));
    }
    expect(await page.locator('head meta[property="og:locale"]').getAttribute('content')).toBe('ar_AR');
    expect(await page.locator('h1').getAttribute('lang')).toBe('ar');

    // The dialog of a session has the metadata of the session.
    await navigateInApp(page, sampleConference);
    const link = page.locator(`.programme a[href^="${sampleConference}/"]`).first();
    const session = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expectEventually(() => isWritten(session), true);
    await expectEventually(() => readHead(page), await readHead(plain));
    await navigateInApp(page, session);
    await expectEventually(() => readHead(page), await readHead(plain));
  });
});

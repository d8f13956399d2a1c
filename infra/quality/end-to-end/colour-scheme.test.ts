import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { allowConsoleErrors, describeInBrowser, desktop, openVisitorPage, phone, siteUrl } from './browser.js';
import { expectEventually, nextFrames, waitUntilHydrated } from './page-states.js';
import { sampleConference } from './public-site.js';
import { openStaffPage } from './sign-in.js';

const paper = 'rgb(253, 252, 249)';
const ink = 'rgb(17, 26, 45)';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choose = (page: Page, scheme: string) => page.getByRole('radio', { name: scheme }).check();

/** Returns the colour of a phone's status bar: that of the first `theme-color` whose media query matches. */
const statusBarColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .find(({ media }) => matchMedia(media).matches)
      ?.getAttribute('content'),
  );

/** Returns the attributes and tags that the switch sets, and before the first paint the script in index.html. */
const applied = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset.scheme,
    ...[...document.querySelectorAll('meta[name$=-scheme], meta[name=theme-color]')].map(({ outerHTML }) => outerHTML),
  ]);

/** Returns the brightness of the page's edge in every frame from the start of the navigation. */
async function recordFrames(page: Page, navigate: () => Promise<unknown>): Promise<number[]> {
  const frames: Promise<number>[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const pixel = sharp(Buffer.from(data, 'base64')).extract({ left: 2, top: 300, width: 1, height: 1 }).greyscale();
    frames.push(
      pixel
        .raw()
        .toBuffer()
        .then(([brightness = 0]) => brightness),
    );
    // The last frame may come after the page was closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await navigate();
  await nextFrames(page);
  await session.send('Page.stopScreencast');
  return Promise.all(frames);
}

describeInBrowser('the colour scheme', () => {
  test('follows the system while nothing is chosen, also when the system changes, and without scripts', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { colorScheme: 'dark' });
    await page.goto('/contact');
    expect([await background(page), await statusBarColour(page)]).toEqual([ink, '#111a2d']);
    await page.emulateMedia({ colorScheme: 'light' });
    expect([await background(page), await statusBarColour(page)]).toEqual([paper, '#1e40af']);
    const plain = await openVisitorPage(desktop, siteUrl, { colorScheme: 'dark', javaScriptEnabled: false });
    await plain.goto('/contact');
    expect(await plain.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(ink);
  });

  test('can be chosen in the footer, is kept, and changes in other tabs, too', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/contact');
    const otherTab = await page.context().newPage();
    await otherTab.goto('/support');
    await waitUntilHydrated(otherTab);
    await otherTab.getByRole('radio', { name: 'System' }).waitFor();
    await choose(page, 'Dark');
    expect([await background(page), await statusBarColour(page)]).toEqual([ink, '#111a2d']);
    await expectEventually(() => background(otherTab), ink);
    expect(await otherTab.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    const fromSwitch = await applied(page);
    await page.reload();
    expect([await background(page), await applied(page)]).toEqual([ink, fromSwitch]);
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
    await choose(page, 'System');
    expect(await background(page)).toBe(paper);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('%s is painted from the first frame on while the system is %s', async (chosen, system) => {
    allowConsoleErrors(/ERR_FAILED/);
    const page = await openVisitorPage(desktop, siteUrl, { colorScheme: system });
    await page.addInitScript((scheme) => localStorage.setItem('scheme', scheme), chosen);
    // The page before has the same scheme, as when a reader opens one page after the other.
    await page.goto('/contact');
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    const frames = await recordFrames(page, () => page.goto('/support').catch(() => undefined));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((grey) => (chosen === 'dark' ? grey > 100 : grey < 150))).toEqual([]);
    expect(await background(page)).toBe(chosen === 'dark' ? ink : paper);
  });

  test('is light on paper, and forced colours are as without it', async () => {
    const page = await openVisitorPage(desktop, siteUrl, { colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('scheme', 'dark'));
    await page.goto(sampleConference);
    await page.emulateMedia({ media: 'print' });
    const text = () => page.evaluate(() => getComputedStyle(document.body).color);
    expect([await background(page), await text()]).toEqual([paper, 'rgb(15, 23, 42)']);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const ornament = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ornament'));
    expect(ornament).toBe('#a16207');
  });

  test('can be chosen in the account menu of the staff area', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Amal Rahman' }).click();
    await choose(page, 'Dark');
    const colour = () => page.locator('.admin').evaluate((area) => getComputedStyle(area).backgroundColor);
    expect(await colour()).toBe(ink);
    await page.reload();
    expect(await colour()).toBe(ink);
  });
});

import {
  allowAudioRequests,
  describeInBrowser,
  desktop,
  expectEventually,
  findAccessibilityViolations,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';

beforeEach(() => allowAudioRequests());

const episode = '/podcasts/the-judge-who-said-no';

describeInBrowser('an episode', () => {
  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('shows the mini player on %s while its play button is out of the window', async (_case, viewport) => {
    const page = await openVisitorPage(viewport);
    await page.goto(episode, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play / }).click();
    const pauseButton = page.getByRole('button', { name: /^Pause / });
    await pauseButton.waitFor();
    const bar = page.getByRole('region', { name: 'Mini player' });
    expect(await bar.count()).toBe(0);
    await page.getByRole('heading', { name: 'More Episodes' }).evaluate((heading) => heading.scrollIntoView());
    await bar.getByRole('button', { name: /^Pause / }).waitFor();
    expect(await bar.getByRole('button', { name: '15 seconds forward' }).isVisible()).toBe(viewport === desktop);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await bar.getByRole('link').press('Enter');
    await expectEventually(() => bar.count(), 0);
    await expectEventually(() => pauseButton.evaluate((button) => button === document.activeElement), true);
  });

  test('has its facts on one line of a phone, and mirrors its card for an Arabic title', async () => {
    const page = await openVisitorPage(phone);
    await page.goto('/podcasts');
    const cards = page.locator('.episode-card');
    await cards.last().locator('h3').waitFor();
    for (const facts of await cards.locator('.episode-facts').all())
      expect((await facts.boundingBox())?.height).toBeLessThan(30);
    const card = cards.filter({ has: page.locator('h3[lang=ar]') }).first();
    const rightEdge = (selector: string) =>
      card.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
    expect(await rightEdge('time')).toBeLessThan(await rightEdge('.episode-facts > :first-child'));
    expect(await rightEdge('.episode-facts > :first-child')).toBe(await rightEdge('h3'));
    expect(await rightEdge('.picture')).toBeGreaterThan(await rightEdge('h3'));
  });

  test('has no volume slider on a touch screen, and chapters large enough to press', async () => {
    const page = await openVisitorPage(phone, siteUrl, { hasTouch: true, isMobile: true });
    await page.goto(episode, { waitUntil: 'networkidle' });
    expect(await page.getByRole('button', { name: 'Mute' }).isVisible()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Volume' }).isVisible()).toBe(false);
    const chapters = await page.locator('a[href^="#t="]').all();
    expect(chapters.length).toBeGreaterThan(1);
    for (const chapter of chapters) expect((await chapter.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  });
});

import type { Page } from 'playwright-core';
import { expectAccessibleOnAllScreens, findAccessibilityViolations } from './accessibility.js';
import {
  allowAudioRequests,
  allowConsoleErrors,
  describeInBrowser,
  desktop,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';
import { expectEventually, isFocused } from './page-states.js';
import { sampleEpisode } from './public-site.js';
import { levelOne } from './steps.js';
import { until } from './until.js';

beforeEach(() => {
  allowAudioRequests();
  // One test aborts the request for the recording.
  allowConsoleErrors(/net::ERR_FAILED/);
});

type Episode = { slug: string; title: string; duration?: string; audioUrl?: string };

const audioState = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    time: audio.currentTime,
    isPlaying: !audio.paused && audio.readyState > 2,
    volume: audio.volume,
    isMuted: audio.muted,
    speed: audio.playbackRate,
    length: audio.duration,
  }));

const waitForAudio = (page: Page, isExpected: (audio: Awaited<ReturnType<typeof audioState>>) => boolean) =>
  until(`the player fulfils ${String(isExpected)}`, async () => {
    const audio = await audioState(page);
    return isExpected(audio) && audio;
  });

async function openEpisode(page: Page, hash = ''): Promise<Episode> {
  const response = await page.request.get('/api/podcast-episodes/summaries');
  const episode = ((await response.json()) as Episode[]).find(({ audioUrl, duration }) => audioUrl && duration);
  if (!episode) throw new Error('No episode has a recording');
  await page.goto(`/podcasts/${episode.slug}${hash}`);
  await levelOne(page, episode.title).waitFor();
  // The player works only after hydration.
  await page.waitForLoadState('networkidle');
  return episode;
}

const play = async (page: Page) => {
  await page.getByRole('button', { name: /^Play / }).click();
  return waitForAudio(page, ({ isPlaying, time }) => isPlaying && time > 0);
};
const miniPlayer = (page: Page) => page.getByRole('region', { name: 'Mini player' });
const positionSlider = (page: Page) => page.getByRole('slider', { name: 'Position' });

describeInBrowser('a listener', () => {
  test('finds an episode, whose recording is not fetched before it is played', async () => {
    const page = await openVisitorPage();
    const recordings: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && recordings.push(request.url()));
    await page.goto('/podcasts');
    await page.getByText(/^\d+ episodes$/).waitFor();
    await page.getByPlaceholder('Search episodes...').fill('no such words');
    await page.getByText('No episodes found').waitFor();
    await page.getByPlaceholder('Search episodes...').fill('');
    const { title } = await openEpisode(page);
    await page.getByRole('heading', { name: 'About This Episode' }).waitFor();
    expect(await page.locator('.related-episodes .episode-card').count()).toBe(4);
    expect(recordings).toEqual([]);
    const { time } = await play(page);
    await waitForAudio(page, (audio) => audio.time > time + 1);
    expect(recordings.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Pause ${title}` }).click();
    await waitForAudio(page, ({ isPlaying }) => !isPlaying);
  });

  test('skips, seeks, sets volume and speed, by mouse and by keyboard', async () => {
    const page = await openVisitorPage();
    await openEpisode(page);
    const { length } = await play(page);
    await page.getByRole('button', { name: '15 seconds forward' }).click();
    await waitForAudio(page, ({ time }) => time > 15 && time < 25);
    await positionSlider(page).focus();
    await page.keyboard.press('Shift+PageUp');
    await waitForAudio(page, ({ time }) => time > 75 && time < 90);
    await page.keyboard.press('Home');
    await waitForAudio(page, ({ time }) => time < 10);
    await positionSlider(page).fill(String(Math.floor(length / 2)));
    await waitForAudio(page, ({ time }) => Math.abs(time - length / 2) < 15);
    await page.getByRole('slider', { name: 'Volume' }).fill('0.3');
    await page.getByLabel('Speed').selectOption('1.5');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('m');
    await waitForAudio(page, ({ volume, speed, isMuted }) => volume === 0.3 && speed === 1.5 && isMuted);
    const { time } = await audioState(page);
    await page.keyboard.press('l');
    await waitForAudio(page, (audio) => audio.time >= time + 15);
    await page.keyboard.press('Space');
    await waitForAudio(page, ({ isPlaying }) => !isPlaying);
  });

  test('keeps listening on all pages, and resumes after a reload', async () => {
    const page = await openVisitorPage();
    const { title, slug } = await openEpisode(page, '#t=1m5s');
    const { time } = await play(page);
    expect(time).toBeGreaterThanOrEqual(65);
    const bar = miniPlayer(page);
    for (const name of ['Research', 'Conferences', 'Contact Us']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await bar.getByRole('link', { name: title }).waitFor();
    }
    await waitForAudio(page, (audio) => audio.isPlaying && audio.time > time + 1);
    const isFooterAboveBar = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [footer, foot] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
      return !!footer && !!foot && footer.y + footer.height <= foot.y + 1;
    };
    // The end of the page moves on while the parts above it are laid out.
    await expectEventually(isFooterAboveBar, true);
    await bar.getByRole('button', { name: `Pause ${title}` }).click();
    const left = Math.floor((await audioState(page)).time);
    await page.goto(`/podcasts/${slug}`);
    await page.waitForLoadState('networkidle');
    await expectEventually(() => positionSlider(page).inputValue(), String(left));
    expect((await play(page)).time).toBeGreaterThanOrEqual(left);
  });

  test('keeps listening when the mini player cannot be loaded, and the page stays', async () => {
    const page = await openVisitorPage();
    await page.route(/\/player-bar-/, (route) => route.abort());
    await openEpisode(page);
    const failed = page.waitForEvent('requestfailed');
    await play(page);
    await failed;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Research' }).click();
    await levelOne(page, 'Research').waitFor();
    await waitForAudio(page, ({ isPlaying }) => isPlaying);
  });

  test('follows a timestamp in the notes before and after pressing play', async () => {
    const page = await openVisitorPage();
    await openEpisode(page);
    const moment = page.getByRole('region', { name: 'About This Episode' }).locator('a[href="#t=130"]').first();
    await moment.click();
    await page
      .getByRole('button', { name: /^Play / })
      .and(page.locator(':focus'))
      .waitFor();
    expect(await page.locator('audio').count()).toBe(0);
    await page.keyboard.press('Enter');
    await waitForAudio(page, ({ time, isPlaying }) => isPlaying && time >= 130 && time < 140);
    await page.getByRole('button', { name: '15 seconds back' }).click();
    await waitForAudio(page, ({ time }) => time < 128);
    await moment.click();
    await waitForAudio(page, ({ time }) => time >= 130);
  });

  test('controls the episode from the lock screen', async () => {
    const page = await openVisitorPage();
    await page.addInitScript(() => {
      const keys: Record<string, MediaSessionActionHandler | null> = {};
      const session = navigator.mediaSession;
      const [setHandler, setPosition] = [
        session.setActionHandler.bind(session),
        session.setPositionState.bind(session),
      ];
      session.setActionHandler = (action, handler) => {
        keys[action] = handler;
        setHandler(action, handler);
      };
      session.setPositionState = (positionState) => {
        Object.assign(window, { positionState });
        setPosition(positionState);
      };
      const press = (action: MediaSessionAction, more = {}) => keys[action]?.({ action, ...more });
      Object.assign(window, { press });
    });
    const { title } = await openEpisode(page);
    const { length } = await play(page);
    const readMetadata = () => ({
      title: navigator.mediaSession.metadata?.title,
      artwork: navigator.mediaSession.metadata?.artwork.map(({ src }) => new URL(src).origin === location.origin),
      state: navigator.mediaSession.playbackState,
    });
    await expectEventually(() => page.evaluate(readMetadata), { title, artwork: [true], state: 'playing' });
    await page.evaluate("press('seekto', { seekTime: 200 })");
    await waitForAudio(page, ({ time }) => time >= 200 && time < 210);
    await page.evaluate("press('seekforward')");
    await waitForAudio(page, ({ time }) => time >= 215 && time < 225);
    await expectEventually(() => page.evaluate('positionState.duration'), length);
    await expectEventually(() => page.evaluate('positionState.position >= 200'), true);
    await page.evaluate("press('pause')");
    await waitForAudio(page, ({ isPlaying }) => !isPlaying);
    await expectEventually(() => page.evaluate(() => navigator.mediaSession.playbackState), 'paused');
    await page.evaluate("press('play')");
    await waitForAudio(page, ({ isPlaying }) => isPlaying);
  });

  test('sees an error when a recording cannot be loaded, and can retry', async () => {
    const page = await openVisitorPage();
    const { audioUrl = '' } = await openEpisode(page);
    await page.route(audioUrl, (route) => route.abort());
    await page.getByRole('button', { name: /^Play / }).click();
    await page.getByText('The recording could not be loaded.', { exact: false }).waitFor();
    await page.unroute(audioUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForAudio(page, ({ isPlaying }) => isPlaying);
    await expectEventually(() => page.getByRole('alert').count(), 0);
  });

  test('the player is accessible on all screens, while it plays and while it does not', async () => {
    const page = await openVisitorPage();
    await openEpisode(page);
    await play(page);
    await expectAccessibleOnAllScreens(page);
    await page.getByRole('link', { name: 'All episodes' }).click();
    await page.getByRole('button', { name: 'Close the player' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await page.getByRole('button', { name: 'Close the player' }).click();
    await expectEventually(() => miniPlayer(page).count(), 0);
  });

  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])('sees the mini player on %s while its play button is out of the window', async (_case, viewport) => {
    const page = await openVisitorPage(viewport);
    await page.goto(sampleEpisode, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play / }).click();
    const pauseButton = page.getByRole('button', { name: /^Pause / });
    await pauseButton.waitFor();
    const bar = miniPlayer(page);
    expect(await bar.count()).toBe(0);
    await page.getByRole('heading', { name: 'More Episodes' }).evaluate((heading) => heading.scrollIntoView());
    await bar.getByRole('button', { name: /^Pause / }).waitFor();
    expect(await bar.getByRole('button', { name: '15 seconds forward' }).isVisible()).toBe(viewport === desktop);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await bar.getByRole('link').press('Enter');
    await expectEventually(() => bar.count(), 0);
    await expectEventually(() => isFocused(pauseButton), true);
  });

  test('sees the facts of an episode on one line of a phone, and its card mirrored for an Arabic title', async () => {
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
    await page.goto(sampleEpisode, { waitUntil: 'networkidle' });
    expect(await page.getByRole('button', { name: 'Mute' }).isVisible()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Volume' }).isVisible()).toBe(false);
    const chapters = await page.locator('a[href^="#t="]').all();
    expect(chapters.length).toBeGreaterThan(1);
    for (const chapter of chapters) expect((await chapter.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  });
});

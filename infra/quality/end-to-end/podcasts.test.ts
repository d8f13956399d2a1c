import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  allowAudioRequests,
  allowConsoleErrors,
  describeInBrowser,
  desktop,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  openVisitorPage,
  phone,
} from './browser.js';

allowAudioRequests();
// Of the recording that one test withholds.
allowConsoleErrors(/net::ERR_FAILED/);

type Episode = { slug: string; title: string; duration?: string; audioUrl?: string };

/** The one audio element of the site, as it is now. */
const heard = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    time: audio.currentTime,
    isPlaying: !audio.paused && audio.readyState > 2,
    volume: audio.volume,
    isMuted: audio.muted,
    speed: audio.playbackRate,
    length: audio.duration,
  }));

async function until(page: Page, holds: (audio: Awaited<ReturnType<typeof heard>>) => boolean) {
  for (const limit = Date.now() + 10_000; Date.now() < limit; await page.waitForTimeout(50)) {
    const audio = await heard(page);
    if (holds(audio)) return audio;
  }
  throw new Error(`The player is otherwise: ${JSON.stringify(await heard(page))}`);
}

/** The newest episode that has a recording, on its page. */
async function openEpisode(page: Page, hash = ''): Promise<Episode> {
  const answer = await page.request.get('/api/podcast-episodes/summaries');
  const episode = ((await answer.json()) as Episode[]).find(({ audioUrl, duration }) => audioUrl && duration);
  if (!episode) throw new Error('No episode has a recording');
  await page.goto(`/podcasts/${episode.slug}${hash}`);
  await page.getByRole('heading', { level: 1, name: episode.title }).waitFor();
  // The page reads before its player can be used.
  await page.waitForLoadState('networkidle');
  return episode;
}

const play = async (page: Page) => {
  await page.getByRole('button', { name: /^Play / }).click();
  return until(page, ({ isPlaying, time }) => isPlaying && time > 0);
};
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

describeInBrowser('a listener', () => {
  test('finds an episode, and nothing of its recording is fetched before it is played', async () => {
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
    await until(page, (audio) => audio.time > time + 1);
    expect(recordings.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: `Pause ${title}` }).click();
    await until(page, ({ isPlaying }) => !isPlaying);
  }, 60_000);

  test('skips, seeks, sets volume and speed, by hand and by key', async () => {
    const page = await openVisitorPage();
    await openEpisode(page);
    const { length } = await play(page);
    await page.getByRole('button', { name: '15 seconds forward' }).click();
    await until(page, ({ time }) => time > 15 && time < 25);
    await position(page).focus();
    await page.keyboard.press('Shift+PageUp');
    await until(page, ({ time }) => time > 75 && time < 90);
    await page.keyboard.press('Home');
    await until(page, ({ time }) => time < 10);
    await position(page).fill(String(Math.floor(length / 2)));
    await until(page, ({ time }) => Math.abs(time - length / 2) < 15);
    await page.getByRole('slider', { name: 'Volume' }).fill('0.3');
    await page.getByLabel('Speed').selectOption('1.5');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('m');
    await until(page, ({ volume, speed, isMuted }) => volume === 0.3 && speed === 1.5 && isMuted);
    const { time } = await heard(page);
    await page.keyboard.press('l');
    await until(page, (audio) => audio.time >= time + 15);
    await page.keyboard.press('Space');
    await until(page, ({ isPlaying }) => !isPlaying);
  }, 60_000);

  test('hears it over all pages, and goes on after a reload where it was', async () => {
    const page = await openVisitorPage();
    const { title, slug } = await openEpisode(page, '#t=1m5s');
    const { time } = await play(page);
    expect(time).toBeGreaterThanOrEqual(65);
    for (const name of ['Research', 'Conferences', 'Contact Us']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await page.getByRole('region', { name: 'Player' }).getByRole('link', { name: title }).waitFor();
    }
    await until(page, (audio) => audio.isPlaying && audio.time > time + 1);
    const bar = page.getByRole('region', { name: 'Player' });
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [footer, foot] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    await bar.getByRole('button', { name: `Pause ${title}` }).click();
    const left = Math.floor((await heard(page)).time);
    await page.goto(`/podcasts/${slug}`);
    await page.waitForLoadState('networkidle');
    await expectEventually(() => position(page).inputValue(), String(left));
    expect((await play(page)).time).toBeGreaterThanOrEqual(left);
  }, 60_000);

  test('hears it on where the player at the foot of the page cannot be had, and the page stays', async () => {
    const page = await openVisitorPage();
    await page.route(/\/player-bar-/, (route) => route.abort());
    await openEpisode(page);
    await play(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Research' }).click();
    await failed;
    await page.getByRole('heading', { level: 1, name: 'Research' }).waitFor();
    await until(page, ({ isPlaying }) => isPlaying);
  });

  test('goes to a moment of the notes before and after pressing play', async () => {
    const page = await openVisitorPage();
    await openEpisode(page);
    const moment = page.getByRole('region', { name: 'About This Episode' }).locator('a[href="#t=130"]').first();
    await moment.click();
    expect(await page.locator('audio').count()).toBe(0);
    await page.keyboard.press('Enter');
    await until(page, ({ time, isPlaying }) => isPlaying && time >= 130 && time < 140);
    await page.getByRole('button', { name: '15 seconds back' }).click();
    await until(page, ({ time }) => time < 128);
    await moment.click();
    await until(page, ({ time }) => time >= 130);
  }, 60_000);

  test('sees and steers the episode from the lock screen', async () => {
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
      session.setPositionState = (told) => {
        Object.assign(window, { told });
        setPosition(told);
      };
      const press = (action: MediaSessionAction, more = {}) => keys[action]?.({ action, ...more });
      Object.assign(window, { press });
    });
    const { title } = await openEpisode(page);
    const { length } = await play(page);
    const shown = () => ({
      title: navigator.mediaSession.metadata?.title,
      artwork: navigator.mediaSession.metadata?.artwork.map(({ src }) => new URL(src).origin === location.origin),
      state: navigator.mediaSession.playbackState,
    });
    await expectEventually(() => page.evaluate(shown), { title, artwork: [true], state: 'playing' });
    await page.evaluate("press('seekto', { seekTime: 200 })");
    await until(page, ({ time }) => time >= 200 && time < 210);
    await page.evaluate("press('seekforward')");
    await until(page, ({ time }) => time >= 215 && time < 225);
    await expectEventually(() => page.evaluate('told.duration'), length);
    await expectEventually(() => page.evaluate('told.position >= 200'), true);
    await page.evaluate("press('pause')");
    await until(page, ({ isPlaying }) => !isPlaying);
    await expectEventually(() => page.evaluate(() => navigator.mediaSession.playbackState), 'paused');
    await page.evaluate("press('play')");
    await until(page, ({ isPlaying }) => isPlaying);
  }, 60_000);

  test('is told when a recording cannot be had, and may try again', async () => {
    const page = await openVisitorPage();
    const { audioUrl = '' } = await openEpisode(page);
    await page.route(audioUrl, (route) => route.abort());
    await page.getByRole('button', { name: /^Play / }).click();
    await page.getByText('The recording could not be loaded.', { exact: false }).waitFor();
    await page.unroute(audioUrl);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(page, ({ isPlaying }) => isPlaying);
    await expectEventually(() => page.getByRole('alert').count(), 0);
  }, 60_000);

  test('is told that there is no such episode', async () => {
    const page = await openVisitorPage();
    const answer = await page.goto('/podcasts/no-such-episode');
    expect(answer?.status()).toBe(404);
    await page.getByText('Episode Not Found').waitFor();
    await page.getByRole('main').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Podcast' }).waitFor();
  });

  test.each([
    ['a phone', phone],
    ['a wide screen', desktop],
  ])(
    'on %s nothing is inaccessible or too wide, while it plays and while it does not',
    async (_case, viewport) => {
      const page = await openVisitorPage(viewport);
      const mistakes = async () => [await findAccessibilityViolations(page), await hasHorizontalOverflow(page)];
      await page.goto('/podcasts');
      await page.getByText(/^\d+ episodes$/).waitFor();
      expect(await mistakes()).toEqual([[], false]);
      await openEpisode(page);
      expect(await mistakes()).toEqual([[], false]);
      await play(page);
      expect(await mistakes()).toEqual([[], false]);
      await page.getByRole('link', { name: 'All episodes' }).click();
      await page.getByRole('button', { name: 'Close the player' }).waitFor();
      expect(await mistakes()).toEqual([[], false]);
      await page.getByRole('button', { name: 'Close the player' }).click();
      await expectEventually(() => page.getByRole('region', { name: 'Player' }).count(), 0);
    },
    90_000,
  );
});

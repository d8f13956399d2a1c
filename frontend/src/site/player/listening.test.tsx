import { act, screen, waitFor, within } from '@testing-library/react';
import { setAllInWindow } from '../../testing/fake-intersection-observer';
import { bread, consent, setUpPlayer } from '../../testing/set-up-player';
import { getSavedPosition } from './player';

const listener = setUpPlayer();

test('playback continues across pages in a bar that links back, pauses and closes', async () => {
  const { user, currentUrl } = await listener.open();
  await listener.press('Play Consent');
  act(() => listener.playTo(130));
  await user.click(screen.getByRole('link', { name: 'All episodes' }));
  await screen.findByRole('heading', { level: 1, name: 'Podcast' });
  const bar = within(await screen.findByRole('region', { name: 'Mini player' }));
  expect(listener.recording.paused).toBe(false);
  expect(bar.getByText(/02:10/)).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Pause Consent' }));
  expect(listener.recording.paused).toBe(true);
  await user.click(bar.getByRole('link', { name: 'Consent' }));
  await waitFor(() => expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '02:10 of 10:00'));
  expect(currentUrl()).toBe('/podcasts/consent');
  await user.click(screen.getByRole('link', { name: 'All episodes' }));
  await user.click(await screen.findByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Mini player' })).not.toBeInTheDocument();
  expect(listener.audio()).not.toHaveAttribute('src');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('on the page of the episode the bar shows while the play button is out of the window, and leads back to it', async () => {
  const { user, currentUrl } = await listener.open();
  await listener.press('Play Consent');
  const bar = () => screen.queryByRole('region', { name: 'Mini player' });
  act(() => setAllInWindow(false));
  const shownBar = within(await screen.findByRole('region', { name: 'Mini player' }));
  act(() => listener.playTo(130));
  await user.click(shownBar.getByRole('button', { name: '15 seconds back' }));
  await user.click(shownBar.getByRole('button', { name: '15 seconds forward' }));
  await user.click(shownBar.getByRole('button', { name: '15 seconds forward' }));
  expect(listener.recording.time).toBe(145);
  await user.click(shownBar.getByRole('link', { name: 'Consent' }));
  expect(currentUrl()).toBe('/podcasts/consent');
  act(() => setAllInWindow(true));
  expect(bar()).toBeNull();
  expect(screen.getByRole('button', { name: 'Pause Consent' })).toHaveFocus();
});

test('playing another episode replaces the first, whose position is stored', async () => {
  const { user } = await listener.open();
  await listener.press('Play Consent');
  act(() => listener.playTo(130));
  await user.click(await screen.findByRole('link', { name: 'Bread' }));
  await screen.findByRole('heading', { level: 1, name: 'Bread' });
  await listener.press('Play Bread');
  expect(listener.audio()).toHaveAttribute('src', bread.audioUrl);
  expect([getSavedPosition('consent'), listener.recording.time]).toEqual([130, 0]);
});

test('an episode resumes at its stored position, and from the beginning after its end', async () => {
  listener.storePosition(200);
  await listener.open();
  expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '03:20 of 10:00');
  await listener.press('Play Consent');
  expect(listener.recording.time).toBe(200);
  act(() => listener.playTo(206));
  expect(getSavedPosition('consent')).toBe(206);
  act(() => listener.end());
  expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '00:00 of 10:00');
  expect(screen.getByRole('button', { name: 'Play Consent' })).toBeVisible();
  expect([getSavedPosition('consent'), listener.recording.time]).toEqual([0, 0]);
});

test('a timestamp in the URL takes precedence over the stored position', async () => {
  listener.storePosition(200);
  await listener.open('/podcasts/consent#t=1m30s');
  await listener.press('Play Consent');
  expect(listener.recording.time).toBe(90);
});

test('a timestamp link in the notes seeks each time it is pressed', async () => {
  const { user, currentUrl } = await listener.open();
  await listener.press('Play Consent');
  await user.click(screen.getByRole('link', { name: '02:10 Oaths' }));
  expect(listener.recording.time).toBe(130);
  act(() => listener.playTo(300));
  await user.click(screen.getByRole('link', { name: '02:10 Oaths' }));
  expect([listener.recording.time, currentUrl()]).toEqual([130, '/podcasts/consent#t=130']);
});

test('before the first play, a timestamp link focuses the play button, and playback starts there', async () => {
  const { user } = await listener.open();
  await user.click(screen.getByRole('link', { name: '02:10 Oaths' }));
  expect(listener.recording.isLoaded).toBe(false);
  expect(screen.getByRole('button', { name: 'Play Consent' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(listener.recording.time).toBe(130);
});

test('the copied link has the current position as its timestamp, and is not offered before the first play', async () => {
  const { user } = await listener.open();
  expect(screen.queryByRole('button', { name: /^Copy link/ })).toBeNull();
  await listener.press('Play Consent');
  act(() => listener.playTo(754 / 2));
  await user.click(screen.getByRole('button', { name: 'Copy link from 06:17' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:8080/podcasts/consent#t=377');
  expect(await screen.findByText('Link to 06:17 copied')).toBeVisible();
});

test('without a clipboard the link is shown', async () => {
  const { user } = await listener.open('/podcasts/consent#t=90');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy link from 01:30' }));
  expect(await screen.findByText('Copy this link: http://localhost:8080/podcasts/consent#t=90')).toBeVisible();
});

test('buffering is announced', async () => {
  await listener.open();
  await listener.press('Play Consent');
  act(() => listener.wait());
  expect(screen.getByText('Loading the recording...')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause Consent' })).toBeVisible();
});

test('a recording that fails shows an error with a link to it, and can be retried', async () => {
  listener.recording.failsToPlay = true;
  const { user } = await listener.open();
  await listener.press('15 seconds forward');
  await listener.press('Play Consent');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/The recording could not be loaded/)).toBeVisible();
  expect(alert.getByRole('link')).toHaveAttribute('href', consent.audioUrl);
  listener.recording.failsToPlay = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Pause Consent' })).toHaveFocus();
  expect([listener.recording.paused, listener.recording.time]).toEqual([false, 15]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { consent, setUpPlayer } from '../../testing/set-up-player';

const listener = setUpPlayer();

test('nothing is fetched before the first play; then the button pauses', async () => {
  await listener.open();
  expect(document.querySelector('audio')).toBeNull();
  await listener.press('Play Consent');
  expect(listener.audio()).toHaveAttribute('preload', 'none');
  expect(listener.audio()).toHaveAttribute('src', consent.audioUrl);
  await listener.press('Pause Consent');
  expect(listener.recording.paused).toBe(true);
  expect(screen.getByRole('button', { name: 'Play Consent' })).toBeVisible();
});

test('the duration is that of the feed until the metadata has loaded', async () => {
  listener.recording.length = 605;
  await listener.open();
  expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '00:00 of 10:00');
  await listener.press('Play Consent');
  expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '00:00 of 10:05');
});

test('skips are 15 seconds, also before the first play, and stop at both ends', async () => {
  await listener.open();
  await listener.press('15 seconds forward');
  await listener.press('15 seconds forward');
  await listener.press('15 seconds back');
  await listener.press('Play Consent');
  expect(listener.recording.time).toBe(15);
  act(() => listener.playTo(595));
  await listener.press('15 seconds forward');
  expect(listener.recording.time).toBe(600);
  act(() => listener.playTo(4));
  await listener.press('15 seconds back');
  expect(listener.recording.time).toBe(0);
});

test('the slider seeks by key: arrows 5 s, Page keys 15 s, with Shift 60 s, Home and End to the ends', async () => {
  await listener.open();
  await listener.press('Play Consent');
  const moves: [string, object, number][] = [
    ['ArrowRight', {}, 5],
    ['ArrowUp', {}, 10],
    ['ArrowLeft', {}, 5],
    ['PageUp', {}, 20],
    ['PageUp', { shiftKey: true }, 80],
    ['PageDown', {}, 65],
    ['End', {}, 600],
    ['Home', {}, 0],
  ];
  listener.positionSlider().focus();
  for (const [name, more, expected] of moves) {
    listener.pressKey(name, more);
    expect([name, listener.recording.time]).toEqual([name, expected]);
  }
});

test('a dragged slider seeks on release', async () => {
  await listener.open();
  await listener.press('Play Consent');
  fireEvent.input(listener.positionSlider(), { target: { value: '300' } });
  expect(listener.recording.time).toBe(0);
  expect(listener.positionSlider()).toHaveAttribute('aria-valuetext', '05:00 of 10:00');
  act(() => void listener.positionSlider().dispatchEvent(new Event('change', { bubbles: true })));
  expect(listener.recording.time).toBe(300);
});

test('the volume has steps of 0.1, and changing it unmutes', async () => {
  await listener.open();
  const volume = screen.getByRole('slider', { name: 'Volume' });
  expect(['min', 'max', 'step', 'value'].map((name) => volume.getAttribute(name))).toEqual(['0', '1', '0.1', '1']);
  fireEvent.change(volume, { target: { value: '0.3' } });
  expect(listener.audio().volume).toBe(0.3);
  await listener.press('Mute');
  expect([listener.audio().muted, screen.getByRole('button', { name: 'Mute' }).ariaPressed]).toEqual([true, 'true']);
  fireEvent.change(volume, { target: { value: '0.5' } });
  expect([listener.audio().muted, listener.audio().volume]).toEqual([false, 0.5]);
});

test('the speed also applies to the next recording', async () => {
  await listener.open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
  expect([listener.audio().playbackRate, listener.audio().defaultPlaybackRate]).toEqual([1.5, 1.5]);
});

test('space and k play and pause, j and l skip, m mutes, except in text fields and on buttons', async () => {
  const { user } = await listener.open();
  await act(async () => void listener.pressKey('k'));
  expect(listener.recording.paused).toBe(false);
  listener.pressKey('l');
  listener.pressKey('l');
  listener.pressKey('j');
  expect(listener.recording.time).toBe(15);
  listener.pressKey('m');
  expect(listener.audio().muted).toBe(true);
  listener.pressKey(' ');
  expect(listener.recording.paused).toBe(true);
  listener.pressKey('k', { altKey: true });
  listener.pressKey('m', { ctrlKey: true });
  expect(listener.audio().muted).toBe(true);
  screen.getByRole('button', { name: 'Share' }).focus();
  listener.pressKey(' ');
  screen.getByRole('combobox', { name: 'Speed' }).focus();
  listener.pressKey('k');
  expect(listener.recording.paused).toBe(true);
  await user.click(screen.getByText('Keyboard'));
  await user.click(screen.getByRole('checkbox', { name: 'Keyboard shortcuts on' }));
  act(() => screen.getByRole('main').focus());
  listener.pressKey('k');
  expect(listener.recording.paused).toBe(true);
});

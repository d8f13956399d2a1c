import { closedGraceMs, onWindowClosed } from './login-page';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a closed popup is reported after the grace period', () => {
  const popup = { closed: false };
  const onClosed = jest.fn();
  onWindowClosed(popup, onClosed);
  jest.advanceTimersByTime(60_000);
  popup.closed = true;
  jest.advanceTimersByTime(closedGraceMs);
  expect(onClosed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a stopped poll reports nothing', () => {
  const onClosed = jest.fn();
  const stop = onWindowClosed({ closed: true }, onClosed);
  jest.advanceTimersByTime(600);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(onClosed).not.toHaveBeenCalled();
});

import { backoffMs, withJitter } from './backoff.js';

test.each([
  [1, 500],
  [2, 1_000],
  [5, 8_000],
  [6, 15_000],
  [5_000, 15_000],
])('after %d failures the delay is %d ms', (failures, ms) => {
  expect(backoffMs(failures, { baseMs: 500, maxMs: 15_000 })).toBe(ms);
});

test('jitter makes a delay longer or shorter by at most its share', () => {
  const delays = Array.from({ length: 1_000 }, () => backoffMs(3, { baseMs: 250, maxMs: 60_000, jitter: 0.1 }));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(900);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_100);
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(150);
  expect(withJitter(1_000, 0)).toBe(1_000);
});

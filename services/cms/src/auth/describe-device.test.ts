import { describeDevice } from './staff-sessions.service.js';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', ''],
])('%s is %s', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));

test('a hostile user agent is cut and never throws', () => {
  expect(() => describeDevice(`${'('.repeat(100_000)}\u0000<script>`)).not.toThrow();
});

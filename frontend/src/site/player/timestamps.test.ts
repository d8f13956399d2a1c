import { formatDuration, parseDuration, parseTimestampHash, timestampHash } from './timestamps';

test.each([
  [0, '00:00'],
  [754.9, '12:34'],
  [3723, '1:02:03'],
  [-3, '00:00'],
])('%d seconds are formatted as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test.each([
  ['47:12', 2832],
  ['1:02:03', 3723],
  ['', 0],
  ['an hour', 0],
  [undefined, 0],
])('%s is parsed as %d seconds', (text, seconds) => expect(parseDuration(text)).toBe(seconds));

test.each([
  ['#t=754', 754],
  ['#t=754s', 754],
  ['#t=12m34s', 754],
  ['#t=1h2m3s', 3723],
  ['#t=12:34', 754],
  ['#t=90.5', 90.5],
  ['#t=', undefined],
  ['#t=soon', undefined],
  ['#about', undefined],
  ['', undefined],
])('the hash %s is parsed as %s seconds', (hash, seconds) => expect(parseTimestampHash(hash)).toBe(seconds));

test('a formatted timestamp hash is parsed to the same second', () =>
  expect(parseTimestampHash(timestampHash(754.6))).toBe(754));

import { formatBytes } from './panels';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [999_000, '999 KB'],
  [84_000_001, '85 MB'],
  [2_400_000_000, '2.4 GB'],
  [31_000_000_000, '31 GB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

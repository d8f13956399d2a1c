import { preview } from './text';

test('a preview has 100 characters and splits no surrogate pair', () => {
  const filler = 'a'.repeat(99);
  expect(preview(`${filler}b`)).toBe(`${filler}b`);
  expect(preview(`${filler}bc`)).toBe(`${filler}b...`);
  expect(preview(`${filler}😀c`)).toBe(`${filler}...`);
});

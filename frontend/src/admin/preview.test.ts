import { expect, test } from '@jest/globals';
import { preview } from './preview';

test('a long content is shown by its first hundred characters, of which none is cut in two', () => {
  const filler = 'a'.repeat(99);
  expect(preview(`${filler}b`)).toBe(`${filler}b`);
  expect(preview(`${filler}bc`)).toBe(`${filler}b...`);
  expect(preview(`${filler}😀c`)).toBe(`${filler}...`);
});

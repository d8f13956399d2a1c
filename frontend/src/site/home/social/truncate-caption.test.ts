import { expect, test } from '@jest/globals';
import { truncateCaption } from './truncate-caption';

test.each([
  ['120 characters stay', 'a'.repeat(120), 'a'.repeat(120)],
  ['of 121 the last gives way to an ellipsis', 'a'.repeat(121), `${'a'.repeat(120)}…`],
  ['a sign of two halves is not cut in two', `${'a'.repeat(119)}📚b`, `${'a'.repeat(119)}…`],
  ['no space stands before the ellipsis', `${'a'.repeat(119)} bc`, `${'a'.repeat(119)}…`],
  ['space around it does not count', `  ${'a'.repeat(120)}  `, 'a'.repeat(120)],
  ['nothing stays nothing', '', ''],
])('%s', (_case, caption, short) => {
  expect(truncateCaption(caption)).toBe(short);
});

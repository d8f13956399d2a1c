import { truncateCaption } from './social-feed';

test.each([
  ['120 characters stay', 'a'.repeat(120), 'a'.repeat(120)],
  ['the last of 121 characters is replaced by an ellipsis', 'a'.repeat(121), `${'a'.repeat(120)}…`],
  ['a surrogate pair is not split', `${'a'.repeat(119)}📚b`, `${'a'.repeat(119)}…`],
  ['there is no space before the ellipsis', `${'a'.repeat(119)} bc`, `${'a'.repeat(119)}…`],
  ['surrounding white space is trimmed', `  ${'a'.repeat(120)}  `, 'a'.repeat(120)],
  ['an empty caption stays empty', '', ''],
])('%s', (_case, caption, short) => {
  expect(truncateCaption(caption)).toBe(short);
});

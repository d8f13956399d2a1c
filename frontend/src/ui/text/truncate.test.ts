import { truncateAtWord } from './truncate';

test.each([
  ['a text as long as the limit', 'one two', 'one two'],
  ['the limit within a word', 'one two-and-a-half', 'one'],
  ['the limit at the end of a word', 'one two three', 'one two'],
  ['several blanks at the limit', 'one two   three', 'one two'],
  ['one long word', 'onetwothree', 'onetwot'],
  ['a pair of surrogates at the limit', 'onetwo😀😀', 'onetwo'],
])('%s', (_case, text, expected) => expect(truncateAtWord(text, 7)).toBe(expected));

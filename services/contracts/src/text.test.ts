import { expect, test } from '@jest/globals';
import { listOfTexts, optionalText, requiredText } from './text.js';

const title = requiredText('Title', 40);

test.each([
  ['white space around it', '\ufeff  A covenant\n', 'A covenant'],
  ['what has no place in a page or a feed', 'A \u0001\u000bcove\u0085nant\ufffe\u{1fffe}\u007f', 'A covenant'],
  [
    'nothing of what parts and joins its letters',
    'می\u200cخواهم 👩\u200d🏫\tand\nmore',
    'می\u200cخواهم 👩\u200d🏫\tand\nmore',
  ],
])('of a text is taken %s', (_case, written, kept) => {
  expect(title.parse(written)).toBe(kept);
});

test.each(['', ' \n', '\u0001', '\u00ad', '\u200b\u2060', '\u2067\u2069', '\u3164', '\ufe0f'])(
  '"%s" is no title, for nobody would see it',
  (written) => {
    expect(title.safeParse(written).error?.issues.map(({ message }) => message)).toEqual(['Title is required']);
    expect(optionalText('Subtitle', 40).parse(written)).toBe('');
  },
);

test.each(['-', '٪', '❤️', 'ـ', '中'])('"%s" is one, however short', (written) => {
  expect(title.parse(written)).toBe(written);
});

test('of texts that differ only in capitals, white space or how accents are written the first is taken', () => {
  const areas = listOfTexts('Area', 40, 3);
  const written = ['Islamic law', 'ISLAMIC LAW', ' islamic law ', 'K\u00fcnste', 'Ku\u0308nste', 'Trade'];
  expect(areas.parse(written)).toEqual(['Islamic law', 'K\u00fcnste', 'Trade']);
  const tooMany = areas.safeParse([...written, 'History']);
  expect(tooMany.error?.issues.map(({ message }) => message)).toEqual(['At most 3 of them']);
});

import { messageOf } from './messages.js';
import { listOfTexts, optionalText, requiredText, splitAtCommas } from './text.schema.js';

const title = requiredText(40);

test.each([
  ['leading and trailing white space', '\ufeff  A covenant\n', 'A covenant'],
  ['characters that XML does not allow', 'A \u0001\u000bcove\u0085nant\ufffe\u{1fffe}\u007f', 'A covenant'],
  ['no joiner or non-joiner of letters', 'می\u200cخواهم 👩\u200d🏫\tand\nmore', 'می\u200cخواهم 👩\u200d🏫\tand\nmore'],
])('parsing a text removes %s', (_case, input, expected) => {
  expect(title.parse(input)).toBe(expected);
});

test.each(['', ' \n', '\u0001', '\u00ad', '\u200b\u2060', '\u2067\u2069', '\u3164', '\ufe0f'])(
  '"%s" is not a title, because it has no visible character',
  (input) => {
    expect(title.safeParse(input).error?.issues.map(({ message }) => message)).toEqual(['required']);
    expect(optionalText(40).parse(input)).toBe('');
  },
);

test.each(['-', '٪', '❤️', 'ـ', '中'])('"%s" is a valid title', (input) => {
  expect(title.parse(input)).toBe(input);
});

test('a list keeps the first of texts that differ only in case, white space or Unicode normalization', () => {
  const areas = listOfTexts(40, 3);
  const topics = ['Islamic law', 'ISLAMIC LAW', ' islamic law ', 'K\u00fcnste', 'Ku\u0308nste', 'Trade'];
  expect(areas.parse(topics)).toEqual(['Islamic law', 'K\u00fcnste', 'Trade']);
  const tooMany = areas.safeParse([...topics, 'History']);
  expect(tooMany.error?.issues.map((issue) => messageOf(issue).message)).toEqual(['At most 3 of them']);
});

test.each([
  ['Trade, Islamic law,trade, ', ['Trade', 'Islamic law']],
  ['الفقه، الفكر السياسي ، الفقه', ['الفقه', 'الفكر السياسي']],
  [' ,، ', []],
])('"%s" is a list with Latin or Arabic commas', (text, expected) => {
  expect(splitAtCommas(text)).toEqual(expected);
});

import { parseTimelineDescription } from './highlights';

test.each([
  ['a text alone', 'We met.', { text: 'We met.', highlights: [] }],
  [
    'a text and three kinds of bullets',
    'We met.\n\nKey Highlights:\n• One\n- Two\n* Three',
    { text: 'We met.', highlights: ['One', 'Two', 'Three'] },
  ],
  [
    'line ends of another system, and white space',
    'We met.\r\n \r\n  Key Highlights:\r\n\r\n  •One  \r\n\t- Two - and a half\r\n',
    { text: 'We met.', highlights: ['One', 'Two - and a half'] },
  ],
  [
    'a text of several paragraphs',
    'One.\n\nTwo.\n\nKey Highlights:\n- Three',
    { text: 'One.\n\nTwo.', highlights: ['Three'] },
  ],
  ['no blank line before', 'Our\nKey Highlights:\n- One', { text: 'Our\nKey Highlights:\n- One', highlights: [] }],
  ['the words within a line', 'Our Key Highlights:\n- One', { text: 'Our Key Highlights:\n- One', highlights: [] }],
  ['a bullet without words', 'We met.\n\nKey Highlights:\n•\n- One', { text: 'We met.', highlights: ['One'] }],
  ['lines without a bullet', 'We met.\n\nKey Highlights:\nThese:\n- One', { text: 'We met.', highlights: ['One'] }],
  ['highlights alone', 'Key Highlights:\n• أول مجلس', { text: '', highlights: ['أول مجلس'] }],
])('%s', (_case, description, expected) => expect(parseTimelineDescription(description)).toEqual(expected));

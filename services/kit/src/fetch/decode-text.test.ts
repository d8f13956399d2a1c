import { decodeText } from './decode-text.js';

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const utf32 = (text: string) =>
  Buffer.from(Uint32Array.from(Array.from(`\uFEFF${text}`), (letter) => letter.codePointAt(0) ?? 0).buffer);
const swapped = (bytes: Buffer, width: 16 | 32) =>
  width === 16 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32();
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
/** مرحبا in windows-1256, which Arabic feeds still use. */
const arabic = Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]);

test.each([
  ['UTF-8 without a byte order mark', Buffer.from('مجلس'), '', 'مجلس'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFمجلس'), '', 'مجلس'],
  ['UTF-16LE', utf16('مجلس'), '', 'مجلس'],
  ['UTF-16BE', swapped(utf16('مجلس'), 16), '', 'مجلس'],
  ['UTF-32LE', utf32('مجلس 🌍'), '', 'مجلس 🌍'],
  ['UTF-32BE', swapped(utf32('مجلس 🌍'), 32), '', 'مجلس 🌍'],
  ['the charset of the HTTP header', arabic, 'text/xml; charset=windows-1256', 'مرحبا'],
  ['a quoted charset', arabic, 'text/xml;charset="Windows-1256"', 'مرحبا'],
  [
    'the XML declaration',
    Buffer.concat([Buffer.from(xml('windows-1256')), arabic]),
    'text/xml',
    `${xml('windows-1256')}مرحبا`,
  ],
  [
    'the XML declaration after an unknown charset',
    Buffer.from(`${xml('iso-8859-1')}é`, 'latin1'),
    'text/xml; charset=none',
    `${xml('iso-8859-1')}é`,
  ],
  ['a byte order mark that contradicts the charset', Buffer.from('\uFEFFé'), 'text/xml; charset=iso-8859-1', 'é'],
  ['UTF-8 after an unknown XML declaration', Buffer.from(`${xml('none')}é`), '', `${xml('none')}é`],
  [
    'one broken character in a long text',
    Buffer.concat([Buffer.from('a'.repeat(300)), Buffer.from([0xff])]),
    '',
    `${'a'.repeat(300)}\uFFFD`,
  ],
  ['UTF-16LE without a byte order mark', Buffer.from('<rss>مجلس', 'utf16le'), 'text/xml', '<rss>مجلس'],
  ['UTF-16BE without a byte order mark', swapped(Buffer.from('<rss>مجلس', 'utf16le'), 16), '', '<rss>مجلس'],
  ['UTF-8 that is declared as windows-1256', Buffer.from('مجلس'), 'text/xml; charset=windows-1256', 'مجلس'],
  [
    'windows-1256 with a wrong HTTP charset and a right XML declaration',
    Buffer.concat([Buffer.from(xml('windows-1256')), arabic]),
    'text/xml; charset=utf-8',
    `${xml('windows-1256')}مرحبا`,
  ],
  ...['windows-1252', 'iso-8859-1', 'us-ascii'].map((charset): [string, Buffer, string, string] => [
    `quotation marks, dashes and the euro in ${charset}`,
    Buffer.from('Don\x92t \x93pay\x94 \x96 \x80 5\x85 caf\xe9', 'latin1'),
    `text/xml; charset=${charset}`,
    'Don’t “pay” – € 5… café',
  ]),
  ['an empty body', Buffer.alloc(0), '', ''],
])('decodes %s', (_case, bytes, contentType, text) => expect(decodeText(bytes, contentType)).toBe(text));

test('a text in another encoding than declared is rejected instead of garbled', () => {
  const bytes = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="utf-8"?>'), arabic]);
  expect(() => decodeText(bytes, 'text/xml; charset=utf-8')).toThrow('The text is invalid as utf-8');
});

import { linkTimestamps } from './timestamp-links';

const hour = 3600;
const linked = (html: string, duration = hour) =>
  [...linkTimestamps(html, duration).matchAll(/<a [^>]*href="#t=(\d+)">(.*?)<\/a>/g)].map(([, seconds, text = '']) => [
    Number(seconds),
    text.replace(/<[^>]*>/g, ''),
  ]);

test.each([
  ['alone on a line', '<p>4:59</p>', [[299, '4:59']]],
  ['before a link', '<li>12:34 <a href="https://example.org">Counsel</a></li>', [[754, '12:34']]],
  ['before a long sentence', `<p>4:59 ${'The inspector looked at the oven. '.repeat(4)}</p>`, [[299, '4:59']]],
  ['in bold', '<li><strong>12:34</strong> Counsel</li>', [[754, '12:34']]],
  ['within a sentence, when it begins with a nought', '<p>Hear 02:10 again</p>', [[130, '02:10']]],
  ['with an hour', '<p>At last (at 1:02:03)</p>', [[3723, '1:02:03']]],
])('a time %s becomes a timestamp link', (_case, html, expected) => expect(linked(html, 2 * hour)).toEqual(expected));

test.each([
  ['at the beginning of a line', '<p>4:59 The inspector</p>', [[299, '4:59 The inspector']]],
  ['in brackets', '<li>(12:34) Counsel &amp; law</li>', [[754, '12:34 Counsel &amp; law']]],
  ['before a dash', '<li>\n12:34 – Counsel\n</li>', [[754, '12:34 Counsel']]],
  [
    'after a bullet, line by line',
    '<p>• 00:00 One<br>• 12:30 Two</p>',
    [
      [0, '00:00 One'],
      [750, '12:30 Two'],
    ],
  ],
])('a time %s makes a link of the whole line', (_case, html, expected) => expect(linked(html)).toEqual(expected));

test.each([
  ['a verse', '<p>See Qur’an 42:38 on counsel.</p>', 2 * hour],
  ['a verse in bold within a sentence', '<p>See <b>42:38</b></p>', 2 * hour],
  ['a time of day', '<p>10:30 am, Kuala Lumpur</p>', 2 * hour],
  ['a chapter within a link', '<a href="https://example.org">02:10 Oaths</a>', 2 * hour],
  ['a part of a longer number', '<p>1:02:03:04 and 2:255</p>', 2 * hour],
  ['a time beyond the end', '<p>59:59 Credits</p>', 1800],
  ['an existing link', '<p><a href="https://example.org">02:10</a></p>', 2 * hour],
  ['a time in an attribute', '<img alt="02:10" src="https://example.org/02:10.png">', 2 * hour],
])('%s is not linked', (_case, html, duration) => expect(linkTimestamps(html, duration)).toBe(html));

import { toPlainLines } from './plain-text.js';

test.each([
  [
    '<p>Welcome, <strong>all</strong>&#39;s &amp; more</p><p>Second<br>line</p>',
    "Welcome, all's & more\n\nSecond\nline",
  ],
  ['<ul><li>One</li><li>Two</li></ul><p>End</p>', '- One\n- Two\n\nEnd'],
  ['<ol>\n<li>One</li>\n<li>Two</li>\n</ol>', '1. One\n2. Two'],
  ['See <a href="https://example.org/a?b=1&amp;c=2">the site</a>.', 'See the site (https://example.org/a?b=1&c=2).'],
  ['<a href="https://example.org/">example.org</a>', 'https://example.org/'],
  ['<script>alert(1)</script><p>Text</p>', 'Text'],
  ['Q&amp;A with x &lt; y', 'Q&A with x < y'],
  [
    '# Heading\n\n**Bold**, *slanted* and _more_ [text](https://example.org/a_(b)).\n\n* one\n* two',
    'Heading\n\nBold, slanted and more text (https://example.org/a_(b)).\n\n- one\n- two',
  ],
  ['> Quoted\n\n1. one\n2. two\n\n`code` and \\*no\\*', 'Quoted\n\n1. one\n2. two\n\ncode and *no*'],
  ['![A gate](gate.png) <https://example.org>', 'A gate https://example.org'],
  [
    '2 * 3 * 4, snake_case_name, a < b and c > d\n- list\n  more',
    '2 * 3 * 4, snake_case_name, a < b and c > d\n- list\n  more',
  ],
])('%s', (text, expected) => expect(toPlainLines(text)).toBe(expected));

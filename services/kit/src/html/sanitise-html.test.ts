import fc from 'fast-check';
import { htmlPieces } from '../../testing/hostile-html.js';
import { toPlainText, truncateAtWord } from './plain-text.js';
import { sanitiseHtml } from './sanitise-html.js';

const link = (href: string, text: string) => `<a href="${href}" rel="noopener noreferrer nofollow ugc">${text}</a>`;
const stem = `/images/content/${'a'.repeat(64)}-600x400`;
const pictureUrl = `${stem}.webp`;
const srcset = `${stem}-480.webp 480w, ${stem}.webp 600w`;
const picture = `<img src="${pictureUrl}" alt="A gate" width="600" height="400" srcset="${srcset}" sizes="(max-width: 767px) 100vw, 680px" loading="lazy" />`;

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script in mixed case', '<ScRiPt>alert(1)</sCrIpT >x', 'x'],
  ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>x</p>', '<p>x</p>'],
  ['a handler on a picture', '<img src=x onerror=alert(1)>', ''],
  ['a style', '<p style="background:url(javascript:1)">x</p><style>p{}</style>', '<p>x</p>'],
  ['a class and an id', '<p class="btn" id="root">x</p>', '<p>x</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>x', 'x'],
  ['an object and an embed', '<object data="x.swf"><embed src="x.swf"></object>x', 'x'],
  ['a form', '<form action="/api"><input name="a"><button>go</button></form>', 'go'],
  ['svg', '<svg><script>alert(1)</script><a xlink:href="javascript:1"><text>x</text></a></svg>', 'x'],
  ['math', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['xmp', '<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '"&gt;'],
  ['a textarea', '<textarea></textarea><img src=x onerror=alert(1)>', ''],
  ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->x', 'x'],
  ['a base', '<base href="https://evil.example/">x', 'x'],
  ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">x', 'x'],
  ['a javascript link', '<a href="javascript:alert(1)">x</a>', 'x'],
  ['a javascript link in disguise', '<a href=" java&#10;script&colon;alert(1)">x</a>', 'x'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>', 'x'],
  ['a link without a scheme', '<a href="//evil.example">x</a>', 'x'],
  ['a relative link', '<a href="/admin">x</a>', 'x'],
  [
    'a link that opens windows',
    '<a href="https://a.example" target="_blank" rel="opener">x</a>',
    link('https://a.example', 'x'),
  ],
  ['a mail link', '<a href="mailto:a@b.example">x</a>', link('mailto:a@b.example', 'x')],
  ['a picture over http', '<img src="http://a.example/x.png">', ''],
  ['a data picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a picture over https', '<p>a<img src="https://t.example/pixel.gif" alt="x">b</p>', '<p>ab</p>'],
  ['a picture of our store', `<img src="${pictureUrl}" alt="A gate">`, ''],
  ['a picture in a link', '<a href="https://a.example"><img src="b.png"></a>', link('https://a.example', '')],
  ['a table', '<table><tr><td>One</td><td>Two</td></tr></table>', 'OneTwo'],
  ['a language', '<p dir="rtl" lang="ar">x <span lang="fr">y</span></p>', '<p>x y</p>'],
  ['a footnote', '<ol start="3"><li id="note-1">x</li></ol>', '<ol><li>x</li></ol>'],
  ['a page heading', '<h1>Title</h1>', '<h2>Title</h2>'],
  [
    'text markup',
    '<p><b>a</b> <em>b</em><br>c</p><ul><li>d</li></ul>',
    '<p><b>a</b> <em>b</em><br />c</p><ul><li>d</li></ul>',
  ],
  ['an unclosed tag', '<p><b>x', '<p><b>x</b></p>'],
])('sanitises %s', (_case, html, clean) => expect(sanitiseHtml(html)).toBe(clean));

const base = 'https://pod.example/notes/1?x=1';

test.each([
  ['a relative link', '<a href="../about#top">x</a>', link('https://pod.example/about#top', 'x')],
  ['a link of the same scheme', '<a href="//other.example/a">x</a>', link('https://other.example/a', 'x')],
  ['an empty link', '<a href="">x</a>', link(base, 'x')],
  ['a javascript link', '<a href="JaVa\tScRiPt:alert(1)">x</a>', 'x'],
  ['a javascript link with a letter that is dropped', '<a href="\u0001javascript:alert(1)">x</a>', 'x'],
  ['a link without an address', '<a name="top">x</a>', 'x'],
  ['a mail link', '<a href="mailto:a@b.example?subject=x">x</a>', link('mailto:a@b.example?subject=x', 'x')],
  ['a link within the page', '<a href="#note-1">x</a>', link(`${base}#note-1`, 'x')],
])('resolves against a base URL: %s', (_case, html, clean) => expect(sanitiseHtml(html, { base })).toBe(clean));

test.each([
  ['a picture of our store', `<img alt="A gate" src="${pictureUrl}" srcset="y 2x" width=1 onerror=x>`, picture],
  ['a picture of another host', '<p>a<img src="https://a.example/x.png">b</p>', '<p>ab</p>'],
  ['a picture outside the store', '<img src="/api/auth/session">', ''],
  [
    'a link of the site',
    '<a href="/conferences/forum#programme" rel=x>x</a>',
    '<a href="/conferences/forum#programme">x</a>',
  ],
  [
    'a link to another host',
    '<a href="https://a.example">x</a>',
    '<a href="https://a.example" rel="noopener noreferrer">x</a>',
  ],
  ['a link of the same scheme', '<a href="//evil.example">x</a>', 'x'],
  ['a link of the same scheme with a backslash', '<a href="/\\evil.example">x</a>', 'x'],
  ['a link of the same scheme with a tab', '<a href="/\t/evil.example">x</a>', 'x'],
  ['a javascript link', '<a href="javascript:alert(1)">x</a>', 'x'],
  [
    'a language',
    '<p dir="rtl" lang="ar" class="x">x <span lang="fr">y</span></p>',
    '<p dir="rtl" lang="ar">x <span lang="fr">y</span></p>',
  ],
  ['values of another form', '<p dir="auto" lang="&quot;">x <span lang="1" class="x">y</span></p>', '<p>x y</p>'],
  [
    'a list that starts late',
    '<ol start="3"><li>x</li></ol><ol start="x"><li>x</li></ol>',
    '<ol start="3"><li>x</li></ol><ol><li>x</li></ol>',
  ],
  [
    'letters and Roman numbers of lists',
    '<ol type="a"><li>x</li></ol><ol start="2" type="I"><li>x</li></ol><ol type="disc"><li>x</li></ol>',
    '<ol type="a"><li>x</li></ol><ol start="2" type="I"><li>x</li></ol><ol><li>x</li></ol>',
  ],
  [
    'a footnote',
    '<p>x<sup><a href="#note-1" id="note-1-ref">1</a></sup></p><ol><li id="note-1">y <a href="#note-1-ref">↩</a></li></ol>',
    '<p>x<sup><a href="#note-1" id="note-1-ref">1</a></sup></p><ol><li id="note-1">y <a href="#note-1-ref">↩</a></li></ol>',
  ],
  ['ids of other elements', '<ol><li id="root">x <a href="#root" id="root">y</a></li></ol>', '<ol><li>x y</li></ol>'],
  [
    'a table',
    '<table border=1><thead><tr><th colspan="2" style="color:red">a</th></tr></thead><tbody><tr><td colspan="1">b</td></tr></tbody></table>',
    '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
])('sanitises content of staff: %s', (_case, html, clean) => {
  expect(sanitiseHtml(html, { isStaffContent: true })).toBe(clean);
});

test('links that staff set count for search engines, and those of feeds do not', () => {
  const html = '<p><a href="https://archive.example/a" rel="nofollow ugc">a</a></p>';
  expect(sanitiseHtml(html, { isStaffContent: true })).toBe(
    '<p><a href="https://archive.example/a" rel="noopener noreferrer">a</a></p>',
  );
  expect(sanitiseHtml(html)).toBe(`<p>${link('https://archive.example/a', 'a')}</p>`);
});

/** Known mutation XSS: markup that other sanitisers let through and browsers parsed as scripts. */
const mutations = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">',
  '<template><s><template><s><img src=x onerror=alert(1)>@shafigullin</s></template></s></template>',
  '<a href="https://a.example/&quot;onmouseover=&quot;alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a<b><img src=x onerror=alert(1)//',
  '<textarea><title></textarea><img src=x onerror=alert(1)></title>',
  '<p><select><style></select><img src=x onerror=alert(1)></style>',
  '<img alt="`><img src=x onerror=alert(1)>" src="https://a.example/x">',
];

test.each(mutations)('%s stays harmless when it is sanitised again', (html) => {
  for (const options of [{ base }, { isStaffContent: true }]) {
    const clean = sanitiseHtml(html, options);
    expect(clean).not.toMatch(/<(?!\/?(?:p|s|a|table)\b)|onerror=[^&]*>/i);
    expect(sanitiseHtml(clean, options)).toBe(clean);
  }
});

test('nesting depth and length are limited', () => {
  const deep = sanitiseHtml(`${'<blockquote>'.repeat(20_000)}x`);
  expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(50);
  expect(sanitiseHtml('a'.repeat(2_000_000))).toHaveLength(500_000);
});

const piece = fc.constantFrom(...htmlPieces);

test('sanitising is idempotent', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (parts) => {
      for (const options of [{}, { base }, { isStaffContent: true }]) {
        const clean = sanitiseHtml(parts.join(''), options);
        expect(sanitiseHtml(clean, options)).toBe(clean);
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['blocks become spaces', '<p>One</p><p>Two<br>three</p>', 'One Two three'],
  ['inline tags do not', 'H<sub>2</sub>O', 'H2O'],
  ['entities are decoded', 'Law &amp; Order &lt;3 &quot;x&quot; caf&eacute;&nbsp;y', 'Law & Order <3 "x" café y'],
  ['entities are decoded only once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['scripts are removed', 'a<script>alert(1)</script>b', 'ab'],
])('converting to plain text: %s', (_case, html, text) => expect(toPlainText(html)).toBe(text));

test('a long text is truncated at a word', () => {
  expect(truncateAtWord('one two three', 20)).toBe('one two three');
  expect(truncateAtWord('one two three four', 14)).toBe('one two three…');
  expect(truncateAtWord('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(truncateAtWord('🕌'.repeat(30), 10)).toBe(`${'🕌'.repeat(4)}…`);
});

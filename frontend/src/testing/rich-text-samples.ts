const stem = `/images/content/${'a'.repeat(64)}-600x400`;
const srcset = `${stem}-480.webp 480w, ${stem}.webp 600w`;
const picture = `<img src="${stem}.webp" alt="A gate" width="600" height="400" srcset="${srcset}" sizes="(max-width: 767px) 100vw, 680px" loading="lazy">`;
const external = '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">site</a>';

/** HTML as the editor writes it: every tag and attribute that it can make. */
export const richTextSamples = {
  paragraphs: '<p>One</p>\n<p>Two<br>lines</p>',
  headings: '<h2>Two</h2>\n<h3>Three</h3>\n<h4>Four</h4>\n<h5>Five</h5>',
  'bold and italics': '<p>a <strong>b <em>c</em></strong> <em>d</em></p>',
  'other marks': '<p><u>u</u> <s>s</s> <code>code</code> H<sub>2</sub>O x<sup>2</sup></p>',
  'a link to another site': `<p>See the ${external}.</p>`,
  'a link of this site':
    '<p>See <a href="/conferences/forum">it</a> or <a href="mailto:a@b.example" rel="noopener noreferrer">write</a></p>',
  'a bulleted list': '<ul><li>One</li><li>Two<ul><li>Deeper</li></ul></li></ul>',
  'a numbered list': '<ol><li>One</li></ol>\n<ol start="3"><li>Three</li></ol>',
  'a list with letters': '<ol type="a"><li>One</li></ol>\n<ol start="4" type="I"><li>Four</li></ol>',
  'a list item of two paragraphs': '<ul><li><p>One</p><p>Two</p></li></ul>',
  'a quotation': '<blockquote><p>Words</p></blockquote>',
  'preformatted text': '<pre>a  b\n  c</pre>',
  'a rule': '<p>a</p>\n<hr>\n<p>b</p>',
  'a picture': `<figure>${picture}</figure>`,
  'a picture with a caption': `<figure>${picture}<figcaption>The <em>gate</em></figcaption></figure>`,
  'a picture in a line': `<p>a ${picture} b</p>`,
  'a table':
    '<table><tbody><tr><th>a</th><th colspan="2">b</th></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></tbody></table>',
  Arabic: '<p dir="rtl" lang="ar">بسم الله</p>\n<h2 dir="rtl" lang="ar">مجلس</h2>\n<ul dir="rtl"><li>واحد</li></ul>',
  'Arabic within English': '<p>The word <span dir="rtl" lang="ar">مجلس</span> means council.</p>',
  footnotes:
    '<p>One<sup><a href="#note-1" id="note-1-ref">1</a></sup> two<sup><a href="#note-2" id="note-2-ref">2</a></sup></p>\n<ol><li id="note-1">First <a href="#note-1-ref">↩</a></li><li id="note-2"><em>Second</em> <a href="#note-2-ref">↩</a></li></ol>',
  'special characters': '<p>a &lt; b &amp; c "d" \'e\'</p>',
};

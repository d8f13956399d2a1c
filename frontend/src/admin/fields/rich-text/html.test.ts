import { richTextSamples } from '../../../testing/rich-text-samples';
import { parseHtml, toHtml } from './schema';

test.each(Object.entries(richTextSamples))('%s come back as they were', (_case, html) => {
  expect(toHtml(parseHtml(html))).toBe(html);
});

test.each([
  ['synonyms', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ['self-closing tags', '<p>a<br />b</p><hr />', '<p>a<br>b</p>\n<hr>'],
  ['paragraphs in list items', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['text without paragraphs', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
  [
    'a head of a table',
    '<table><thead><tr><th>a</th></tr></thead></table>',
    '<table><tbody><tr><th>a</th></tr></tbody></table>',
  ],
  ['pictures of other hosts', '<p>a<img src="https://evil.example/x.png" alt="x">b</p>', '<p>ab</p>'],
  ['scripts and classes', '<p class="x" onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
  ['links to scripts', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['nothing', '', ''],
])('%s are normalised once', (_case, html, normalised) => {
  expect(toHtml(parseHtml(html))).toBe(normalised);
  expect(toHtml(parseHtml(normalised))).toBe(normalised);
});

test('a text of 500 kB is read and written in a moment', () => {
  const html = Array.from(
    { length: 2_500 },
    (_, index) => `<p>${index} ${'words of a long text '.repeat(10)}</p>`,
  ).join('\n');
  const document = parseHtml(html);
  expect(toHtml(document)).toHaveLength(html.replaceAll(/ <\/p>/g, '</p>').length);
  const startedAt = performance.now();
  toHtml(document);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

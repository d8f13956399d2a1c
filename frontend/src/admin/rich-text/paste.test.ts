import { expect, test } from '@jest/globals';
import { toHtml } from './html';
import { parsePastedHtml } from './paste';
import { schema } from './schema';

const paste = (html: string) => toHtml(schema.topNodeType.createChecked(null, parsePastedHtml(html).content));

const wordItem = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Font Definitions */ @font-face {font-family:Symbol;} p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment--><h1 style='margin-top:12.0pt'><span lang=EN-GB>Report<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-GB style='font-size:12.0pt'>Bold</span></b><span lang=EN-GB> and <i>italic</i>, see <a href="https://example.org/" onclick="x()">this</a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
${wordItem('First point', 1, '·')}
${wordItem('Deeper', 2, 'o')}
${wordItem('Second point', 1, '·')}
<p class=MsoNormal><span lang=EN-GB>Steps:</span></p>
${wordItem('One', 1, '1.')}
${wordItem('Two', 1, '2.')}
<p class=MsoNormal dir=RTL style='text-align:right'><span lang=AR-SA>مجلس</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><span lang=EN-GB>Year</span></p></td><td width=301><p class=MsoNormal>Place</p></td></tr></table>
<p class=MsoNormal><img width=20 height=20 src="file:///C:/Users/a/clip_image001.png"><script>x()</script></p><!--EndFragment-->
</body></html>`;

test('a Word document keeps its structure and loses its styles', () => {
  expect(paste(word).split('\n')).toEqual([
    '<h2>Report</h2>',
    '<p><strong>Bold</strong> and <em>italic</em>, see <a href="https://example.org/" rel="noopener noreferrer">this</a>.</p>',
    '<ul><li>First point<ul><li>Deeper</li></ul></li><li>Second point</li></ul>',
    '<p>Steps:</p>',
    '<ol><li>One</li><li>Two</li></ol>',
    '<p dir="rtl"><span lang="ar">مجلس</span></p>',
    '<table><tbody><tr><td>Year</td><td>Place</td></tr></tbody></table>',
  ]);
});

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Aims</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">We </span><span style="font-weight:700;">read</span><span style="font-weight:400;font-style:italic;"> widely</span><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Deeper</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

test('a Google document keeps bold, italics and lists', () => {
  expect(paste(googleDocs).split('\n')).toEqual([
    '<h2>Aims</h2>',
    '<p>We <strong>read</strong><em> widely</em>.</p>',
    '<ul><li>One<ul><li>Deeper</li></ul></li></ul>',
  ]);
});

test('a web page becomes paragraphs without its scripts', () => {
  const html =
    '<div style="color:red" onclick="x()">One</div><div>Two <img src="https://evil.example/x.png"></div><svg onload="x()"></svg>';
  expect(paste(html)).toBe('<p>One</p>\n<p>Two</p>');
});

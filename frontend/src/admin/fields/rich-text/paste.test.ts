import { EditorState, Selection } from 'prosemirror-state';
import { parsePastedHtml } from './paste';
import { parseHtml, toHtml } from './schema';
import { insertDocument, numberNotes } from './tools';

const paste = (html: string) => toHtml(parsePastedHtml(html)).split('\n');

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
  expect(paste(word)).toEqual([
    '<h2>Report</h2>',
    '<p><strong>Bold</strong> and <em>italic</em>, see <a href="https://example.org/" rel="noopener noreferrer">this</a>.</p>',
    '<ul><li>First point<ul><li>Deeper</li></ul></li><li>Second point</li></ul>',
    '<p>Steps:</p>',
    '<ol><li>One</li><li>Two</li></ol>',
    '<p dir="rtl"><span lang="ar">مجلس</span></p>',
    '<table><tbody><tr><td>Year</td><td>Place</td></tr></tbody></table>',
  ]);
});

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><br /><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Aims</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">We </span><span style="font-weight:700;">read</span><span style="font-weight:400;font-style:italic;"> widely</span><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Deeper</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

test('a Google document keeps bold, italics and lists', () => {
  expect(paste(googleDocs)).toEqual([
    '<h2>Aims</h2>',
    '<p>We <strong>read</strong><em> widely</em>.</p>',
    '<ul><li>One<ul><li>Deeper</li></ul></li></ul>',
  ]);
});

test('a web page becomes paragraphs without its scripts', () => {
  const html =
    '<div style="color:red" onclick="x()">One</div><div>Two <img src="https://evil.example/x.png"></div><svg onload="x()"></svg>';
  expect(paste(html)).toEqual(['<p>One</p>', '<p>Two</p>']);
});

/** A paragraph of a list in Word for Windows. */
const wordLine = (marker: string, text: string, level = 1, tag = 'p class=MsoListParagraph') =>
  `<${tag} style='margin-left:${level * 18}pt;text-indent:-18.0pt;mso-list:l2 level${level} lfo3'><![if !supportLists]><span lang=EN-GB><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag.split(' ')[0]}>`;

/** Word for Mac closes the conditional comments, and its bullets are letters in Wingdings or Symbol. */
const macLine = (marker: string, text: string, level = 1) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-.25in;mso-list: l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Wingdings"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>`;

test.each([
  [
    'headings of Word',
    `${wordLine('2.', 'Method', 1, 'h1') + wordLine('2.1', 'Archives', 2, 'h3')}<p class=MsoNormal>Text</p>`,
    ['<h2>Method</h2>', '<h3>Archives</h3>', '<p>Text</p>'],
  ],
  [
    'headings of own styles and deep ones',
    `<p class=Chapter style='mso-outline-level:2;mso-list:l1 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>I.<span>&nbsp;</span></span><![endif]>Sources</p><p class=MsoHeading8>Deep</p><h6>Deeper</h6>`,
    ['<h2>Sources</h2>', '<h5>Deep</h5>', '<h5>Deeper</h5>'],
  ],
  [
    'headings of filtered HTML',
    `<h2 style='margin-left:36.0pt;text-indent:-18.0pt'>3.2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span>Findings</h2><h2>1. Typed number</h2>`,
    ['<h2>Findings</h2>', '<h2>1. Typed number</h2>'],
  ],
  [
    'headings of Google Docs',
    '<ol style="margin:0"><li aria-level="1"><h2 role="presentation"><span>Aims</span></h2></li></ol><p>Text</p><ol start="2"><li aria-level="1"><h2><span>Means</span></h2></li></ol>',
    ['<h2>Aims</h2>', '<p>Text</p>', '<h2>Means</h2>'],
  ],
  [
    'headings of LibreOffice',
    '<ol>\n<li><h2 class="western">One</h2>\n<ol>\n<li><h3 class="western">Deeper</h3></li></ol></li></ol><p class="western">Text</p>',
    ['<h2>One</h2>', '<h3>Deeper</h3>', '<p>Text</p>'],
  ],
  [
    'headings of Word Online',
    '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="3"><span class="TextRun"><span class="NormalTextRun">Aims</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1" start="1"><li data-aria-level="1" data-aria-posinset="1"><p role="heading" aria-level="2">Means<span class="EOP">&nbsp;</span></p></li></ol></div>',
    ['<h3>Aims</h3>', '<h2>Means</h2>'],
  ],
])('%s stay headings without their automatic numbers', (_case, html, expected) =>
  expect(paste(html)).toEqual(expected),
);

test.each([
  [
    'changes of Word',
    `<p class=MsoNormal>The <span class=msoDel><del cite="mailto:Ann" datetime="2026-01-02T10:00"><span lang=EN-GB>first</span></del></span><span class=msoIns><ins cite="mailto:Ann">second</ins></span> call</p><p class=MsoNormal><span class=msoDel><del cite="mailto:Ann">Gone<o:p></o:p></del></span></p>`,
    ['<p>The second call</p>'],
  ],
  [
    'deleted items of a list',
    wordLine('1.', 'Stays') +
      wordLine('2.', '<del cite="mailto:Bo">Goes</del>') +
      wordLine('2.', '<ins cite="mailto:Bo">Comes</ins>'),
    ['<ol><li>Stays</li><li>Comes</li></ol>'],
  ],
  [
    'changes of Word Online',
    '<p class="Paragraph"><span class="TextRun">Read </span><span class="TextRun TrackChangeTextDeletion TrackedChange SCXW2">little</span><span class="TrackedChange TrackChangeTextInsertion">much</span></p>',
    ['<p>Read much</p>'],
  ],
  ['changes without author', '<p>One <del>two</del><ins>three</ins></p>', ['<p>One three</p>']],
  [
    'words that are struck out',
    '<p>One <del>two</del> <span style="text-decoration: line-through">three</span></p>',
    ['<p>One <s>two</s> <s>three</s></p>'],
  ],
  [
    'comments of Word',
    `<div class=WordSection1><p class=MsoNormal>Some <a style='mso-comment-reference:AL_1;\nmso-comment-date:20260102T1000'>noted</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AL1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> words</p></div><div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p class=MsoCommentText><span class=MsoCommentReference>&nbsp;</span>Really?</p></div></div></div>`,
    ['<p>Some noted words</p>'],
  ],
  [
    'comments of Google Docs',
    '<p><span>Some words</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>, </span><a href="https://example.org/#cmnt9">a link</a>.</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p><p>Yes.</p></div>',
    ['<p>Some words, <a href="https://example.org/#cmnt9" rel="noopener noreferrer">a link</a>.</p>'],
  ],
  ['hidden text', `<p>Shown<span style='display:none;mso-hide:all'> hidden</span></p>`, ['<p>Shown</p>']],
])('%s: the text is as its author means it', (_case, html, expected) => expect(paste(html)).toEqual(expected));

const note = (number: number, text: string) =>
  `<li id="note-${number}">${text} <a href="#note-${number}-ref">↩</a></li>`;
const mark = (number: number) => `<sup><a href="#note-${number}" id="note-${number}-ref">${number}</a></sup>`;

test.each([
  [
    'footnotes and endnotes of Word',
    `<p class=MsoNormal>One<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>, two<a style='mso-endnote-id:edn1' href="#_edn1" name="_ednref1"><span class=MsoEndnoteReference>[i]</span></a>.</p><!--EndFragment--><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> A <b>bold</b> note.</p><p class=MsoFootnoteText>Its second line.</p></div></div><div style='mso-element:endnote-list'><br clear=all><hr><div style='mso-element:endnote' id=edn1><p class=MsoEndnoteText><a href="#_ednref1" name="_edn1"><span class=MsoEndnoteReference>[i]</span></a> Last.</p></div></div>`,
    [
      `<p>One${mark(1)}, two${mark(2)}.</p>`,
      `<ol>${note(1, 'A <strong>bold</strong> note.<br>Its second line.')}${note(2, 'Last.')}</ol>`,
    ],
  ],
  [
    'footnotes of LibreOffice',
    '<p class="western">Claim<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> ends.</p><div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>\n\tThe note.</p></div>',
    [`<p>Claim${mark(1)} ends.</p>`, `<ol>${note(1, 'The note.')}</ol>`],
  ],
  [
    'footnotes of Google Docs',
    '<p><span>Claim</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> ends.</span></p><hr class="c1"><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;The note.</span></p></div>',
    [`<p>Claim${mark(1)} ends.</p>`, `<ol>${note(1, 'The note.')}</ol>`],
  ],
  [
    'footnotes of a web page',
    '<p>Claim<a href="https://site.example/a#fn1" id="fnref1"><sup>1</sup></a> ends.</p><section class="footnotes"><hr><ol><li id="fn1"><p>The note.&nbsp;<a href="https://site.example/a#fnref1">↩︎</a></p></li></ol></section>',
    [`<p>Claim${mark(1)} ends.</p>`, `<ol>${note(1, 'The note.')}</ol>`],
  ],
  [
    'marks without their notes',
    `<p>Claim<a href="file:///C:/Temp/clip.htm#_ftn7" name="_ftnref7"><span class=MsoFootnoteReference>[7]</span></a> ends, <a href="#top">top</a>, <a href="https://example.org/#fn3">see</a>.</p>`,
    ['<p>Claim<sup>[7]</sup> ends, top, <a href="https://example.org/#fn3" rel="noopener noreferrer">see</a>.</p>'],
  ],
  [
    'notes without their marks',
    '<p class="sdfootnote"><a name="sdfootnote4sym" href="#sdfootnote4anc">4</a>The note.</p>',
    ['<p>4 The note.</p>'],
  ],
  [
    'contents that lead to headings and back',
    '<p><a href="#s1" id="t1">Aims</a></p><h2 id="s1"><a href="#t1">Aims</a></h2>',
    ['<p>Aims</p>', '<h2>Aims</h2>'],
  ],
])('%s are readable', (_case, html, expected) => expect(paste(html)).toEqual(expected));

/** Word Online puts each item into a list of its own. */
const onlineLine = (tag: string, text: string, level: number, attributes = '') =>
  `<div class="ListContainerWrapper SCXW9 BCX0"><${tag} class="${tag === 'ul' ? 'Bullet' : 'Number'}ListStyle1 SCXW9" role="list" ${attributes}><li data-leveltext="" data-font="Symbol" data-listid="4" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

test.each([
  [
    'lists of Word after a paragraph',
    `${wordLine('a)', 'One') + wordLine('b)', 'Two')}<p class=MsoNormal>Between</p>${wordLine('c)', 'Three')}`,
    ['<ol type="a"><li>One</li><li>Two</li></ol>', '<p>Between</p>', '<ol start="3" type="a"><li>Three</li></ol>'],
  ],
  [
    'lists of Word with Roman numbers and letters',
    wordLine('I.', 'One') +
      wordLine('(h)', 'Eight', 2) +
      wordLine('(i)', 'Nine', 2) +
      wordLine('II.', 'Two') +
      wordLine('i.', 'Small', 2),
    [
      '<ol type="I"><li>One<ol start="8" type="a"><li>Eight</li><li>Nine</li></ol></li><li>Two<ol type="i"><li>Small</li></ol></li></ol>',
    ],
  ],
  [
    'lists of Word with levels that jump',
    wordLine('·', 'One') +
      wordLine('§', 'Far', 3) +
      wordLine('·', 'Two') +
      '<p>Text</p>' +
      wordLine('o', 'Inner', 2) +
      wordLine('·', 'Outer'),
    [
      '<ul><li>One<ul><li>Far</li></ul></li><li>Two</li></ul>',
      '<p>Text</p>',
      '<ul><li>Inner</li></ul>',
      '<ul><li>Outer</li></ul>',
    ],
  ],
  [
    'lists of Word with other digits, several numbers and words',
    wordLine('٣.', 'Three') +
      '<p>Text</p>' +
      wordLine('2.1.', 'First', 2) +
      wordLine('3.', 'Outer') +
      wordLine('3.1.', 'Inner', 2) +
      wordLine('3.2.', 'Second', 2) +
      wordLine('Article 4.', 'Law') +
      wordLine('7.', 'Seven'),
    [
      '<ol start="3"><li>Three</li></ol>',
      '<p>Text</p>',
      '<p>2.1. First</p>',
      '<ol start="3"><li>Outer<ol><li>Inner</li><li>Second</li></ol></li></ol>',
      '<p>Article 4. Law</p>',
      '<ol start="7"><li>Seven</li></ol>',
    ],
  ],
  [
    'lists of Word for Mac',
    macLine('Ø', 'One') + macLine('ü', 'Deeper', 2) + macLine('Ø', 'Two'),
    ['<ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>'],
  ],
  [
    'lists of filtered HTML of Word',
    `<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;text-indent:-.25in'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span>One</p><p class=MsoListParagraphCxSpLast style='margin-left:1.0in'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span>Deeper</p>`,
    ['<ul><li>One<ul><li>Deeper</li></ul></li></ul>'],
  ],
  [
    'lists of Word Online',
    onlineLine('ul', 'One', 1) +
      onlineLine('ul', 'Deeper', 2) +
      onlineLine('ul', 'Two', 1) +
      '<div class="OutlineElement"><p class="Paragraph">Steps<span class="EOP">&nbsp;</span></p></div>' +
      onlineLine('ol', 'First', 1, 'start="1"') +
      onlineLine('ol', 'Detail', 2, 'start="1" style="list-style-type: lower-alpha;"') +
      onlineLine('ol', 'Second', 1, 'start="2"') +
      '<p>Between</p>' +
      onlineLine('ol', 'Third', 1, 'start="3"'),
    [
      '<ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>',
      '<p>Steps</p>',
      '<ol><li>First<ol type="a"><li>Detail</li></ol></li><li>Second</li></ol>',
      '<p>Between</p>',
      '<ol start="3"><li>Third</li></ol>',
    ],
  ],
  [
    'lists of Google Docs',
    '<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:upper-roman;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ol><li style="list-style-type:lower-alpha" aria-level="2"><p>Deeper</p></li></ol></ol><p><span>Between</span></p><ol start="2"><li style="list-style-type:upper-roman" aria-level="1"><p>Two</p></li></ol>',
    [
      '<ol type="I"><li>One<ol type="a"><li>Deeper</li></ol></li></ol>',
      '<p>Between</p>',
      '<ol start="2" type="I"><li>Two</li></ol>',
    ],
  ],
  [
    'lists of LibreOffice',
    '<ol type="i" start="4">\n\t<li><p class="western">Four</p></li>\n<ul><li><p>Deeper</p></li></ul></ol>',
    ['<ol start="4" type="i"><li>Four<ul><li>Deeper</li></ul></li></ol>'],
  ],
  [
    'lists of Pages',
    '<p class="p1"><span class="s1">•<span class="Apple-tab-span" style="white-space:pre">\t</span></span>One</p><p class="p1">•<span class="Apple-tab-span">\t</span>Two</p><p class="p2">1.\tFirst</p><p class="p2">2.\tSecond</p><p>Mr.&nbsp;Lee at 9.30</p><p>§&nbsp;&nbsp;5 of the Act</p><div><br></div>',
    [
      '<ul><li>One</li><li>Two</li></ul>',
      '<ol><li>First</li><li>Second</li></ol>',
      '<p>Mr.&nbsp;Lee at 9.30</p>',
      '<p>§&nbsp;&nbsp;5 of the Act</p>',
    ],
  ],
  [
    'lists of Outlook',
    `<div class=WordSection1><ol style='margin-top:0cm' start=3 type=1><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>Three<o:p></o:p></li><ol type=a><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>Deeper</li></ol></ol></div>`,
    ['<ol start="3"><li>Three<ol type="a"><li>Deeper</li></ol></li></ol>'],
  ],
  [
    'items with empty lines between them',
    `${wordLine('1.', 'One')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordLine('2.', 'Two')}`,
    ['<ol><li>One</li><li>Two</li></ol>'],
  ],
  [
    'lists of Word beside paragraphs',
    `${wordLine('·', 'One')}<span style='mso-bookmark:_Hlk1'></span><ul type=disc><ul type=circle><li class=MsoNormal style='mso-list:l2 level2 lfo3'>Deeper</li></ul></ul>${wordLine('·', 'Two')}<ol start=2 type=1><li class=MsoNormal style='mso-list:l4 level1 lfo5'>Second</li><li class=MsoNormal style='mso-list:l4 level1 lfo5'>Third</li></ol>`,
    ['<ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>', '<ol start="2"><li>Second</li><li>Third</li></ol>'],
  ],
  [
    'items with numbers of their own',
    '<ol><li>One</li><li value="2">Two</li><li value="5">Five</li><li>Six</li></ol>',
    ['<ol><li>One</li><li>Two</li></ol>', '<ol start="5"><li>Five</li><li>Six</li></ol>'],
  ],
  [
    'lists whose first item is a deeper one',
    '<ul><ul><li>Deeper</li></ul><li>Outer</li></ul>',
    ['<ul><li>Deeper</li></ul>', '<ul><li>Outer</li></ul>'],
  ],
])('%s keep their levels and numbers', (_case, html, expected) => expect(paste(html)).toEqual(expected));

test('cells of Excel stay a table', () => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{padding:0}</style></head><body><table border=0 style='width:96pt'><!--StartFragment--><col width=64><tr height=20><td class=xl65 align=right>1</td><td colspan=2>Room&nbsp;A</td></tr><tr height=0 style='display:none'><td width=64></td></tr><!--EndFragment--></table></body></html>`;
  expect(paste(html)).toEqual(['<table><tbody><tr><td>1</td><td colspan="2">Room&nbsp;A</td></tr></tbody></table>']);
});

const pastedNote =
  '<p>new<a href="#_ftn1" name="_ftnref1">[1]</a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> New.</p></div>';

/** Pastes at the | in the text, and marks the cursor after that with ‸. */
function pasteInto(html: string, pasted: string): string[] {
  let state = EditorState.create({ doc: parseHtml(html), plugins: [numberNotes] });
  let at = 0;
  state.doc.descendants(({ text }, position) => {
    if (text?.includes('|')) at = position + text.indexOf('|');
  });
  state = state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at))).delete(at, at + 1));
  const { tr } = state;
  insertDocument(tr, parsePastedHtml(pasted, 2));
  state = state.apply(tr);
  return toHtml(state.apply(state.tr.insertText('‸')).doc).split('\n');
}

test('a pasted footnote joins those of the text without splitting its paragraph', () => {
  expect(pasteInto(`<p>One | two${mark(1)}.</p><ol>${note(1, 'Old.')}</ol>`, pastedNote)).toEqual([
    `<p>One new${mark(1)}‸ two${mark(2)}.</p>`,
    `<ol>${note(1, 'New.')}${note(2, 'Old.')}</ol>`,
  ]);
});

test('blocks that are pasted into a footnote become its lines', () => {
  expect(
    pasteInto(`<p>One${mark(1)}</p><ol>${note(1, 'Old |text.')}</ol>`, `<h2>A</h2><ul><li>b</li></ul>${pastedNote}`),
  ).toEqual([`<p>One${mark(1)}</p>`, `<ol>${note(1, 'Old A<br>b<br>new[2]<br>New.‸text.')}</ol>`]);
});

const pastedTable = '<p>a</p><table><tr><td>b</td></tr></table>';

test.each([
  [
    'an empty item',
    '<ol><li>One</li><li>|</li></ol>',
    `<ol><li>x<ul><li>y</li></ul></li></ol>${pastedTable}`,
    [
      '<ol><li>One</li><li>x<ul><li>y</li></ul></li></ol>',
      '<p>a</p>',
      '<table><tbody><tr><td>b‸</td></tr></tbody></table>',
    ],
  ],
  [
    'an empty line',
    '<p>One</p><p>|</p><p>two</p>',
    pastedTable,
    ['<p>One</p>', '<p>a</p>', '<table><tbody><tr><td>b‸</td></tr></tbody></table>', '<p>two</p>'],
  ],
  ['a line', '<p>One | two</p>', '<p>x</p><p>y</p>', ['<p>One x</p>', '<p>y‸ two</p>']],
])('behind what is pasted into %s the cursor stays', (_case, html, pasted, expected) => {
  expect(pasteInto(html, pasted)).toEqual(expected);
});

export const htmlPieces = [
  ...'<p> </p> <b <li> <h1> <br/> </a> <script> </script> <style> </style> <svg> </svg> <math> <mtext>'.split(' '),
  ...'<textarea> </textarea> <title> </title> <xmp> </xmp> <noscript> <template> <iframe> <plaintext>'.split(' '),
  ...'<select> <option> <table> <thead> <tr> <td> <th> </td> </tr> </table> <!-- --> <![CDATA[ ]]>'.split(' '),
  ...['<p dir=rtl lang="ar">', '<span lang=ar dir=x>', '</span>', '<li id=note-1>', '<ol start=3>', '<td colspan=2>'],
  ...[
    '<a href="//evil.example">',
    '<a href="/\\evil.example">',
    '<a href="/about" id="root">',
    '<img src="/pictures/a.svg">',
  ],
  ...'&lt; &amp; &nbsp; &#60; &#60;script&#62; & < > " \' ` = / x'.split(' '),
  ...[' ', '\n', '\u0000', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ...['<img src="https://a.example/x">', '<a href="https://a.example/?a=1&b=2">', '<a href="javascript:alert(1)">'],
];

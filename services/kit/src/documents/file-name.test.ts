import { cleanDocumentName, cleanImageName } from '../uploads/uploaded-file.js';

test.each([
  ['Programme 2026.pdf', 'Programme 2026.pdf'],
  ['PAPER.PDF', 'PAPER.pdf'],
  ['paper', 'paper.pdf'],
  ['برنامج المؤتمر.pdf', 'برنامج المؤتمر.pdf'],
  ['کتاب\u200cخانه.pdf', 'کتاب\u200cخانه.pdf'],
  ['Ku\u0308nste.pdf', 'Künste.pdf'],
  ['🕌 plan.pdf', '🕌 plan.pdf'],
  ['C:\\Users\\Amal\\Desktop\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
  ['a"b<c>d|e?f*g:h.pdf', 'a b c d e f g h.pdf'],
  ['half \ud83d.pdf', 'half.pdf'],
  [' . spaced . .pdf ', 'spaced.pdf'],
  [`${'🕌'.repeat(300)}.pdf`, `${'🕌'.repeat(120)}.pdf`],
])('the document name %j becomes %j', (name, expected) => expect(cleanDocumentName(name)).toBe(expected));

test.each([
  ['Portrait of Layla.JPG', 'Portrait of Layla.JPG'],
  ['C:\\Users\\Amal\\Desktop\\صورة.png', 'صورة.png'],
  ['../../etc/passwd', 'passwd'],
  ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1) .png'],
  ['gnp.\u202egpj', 'gnp. gpj'],
  ['🕌'.repeat(300), '🕌'.repeat(120)],
  ['..', ''],
  ['', ''],
])('the image name %j becomes %j', (name, expected) => expect(cleanImageName(name)).toBe(expected));

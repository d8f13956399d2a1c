import { expect, test } from '@jest/globals';
import { documentRefusalOf } from './document-upload-refusal';

const megabyte = 1024 * 1024;
const notPdf = 'This file is not a PDF. Save it as a PDF first, or give a link instead.';

test.each([
  ['a PDF', 'paper.pdf', 'application/pdf', megabyte, undefined],
  ['the largest that is taken', 'book.pdf', 'application/pdf', 20 * megabyte, undefined],
  [
    'one that is too large',
    'b.pdf',
    'application/pdf',
    21.5 * megabyte,
    'This file has 21.5 MB. At most 20 MB can be uploaded.',
  ],
  [
    'one byte too many',
    'b.pdf',
    'application/pdf',
    20 * megabyte + 1,
    'This file has 20.1 MB. At most 20 MB can be uploaded.',
  ],
  ['a PDF where the system knows no types', 'Paper.PDF', '', megabyte, undefined],
  ['a text', 'paper.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 100, notPdf],
  ['a picture that is called a PDF', 'paper.pdf', 'image/png', 100, notPdf],
])('%s', (_case, name, type, size, expected) => expect(documentRefusalOf({ name, type, size })).toBe(expected));

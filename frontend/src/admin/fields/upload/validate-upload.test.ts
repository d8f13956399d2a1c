import { validateDocumentFile, validateImageFile } from './upload-fields';

const megabyte = 1024 * 1024;
const notPdf = 'This file is not a PDF. Save it as a PDF first, or give a link instead.';
const notImage = 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.';

test.each([
  ['a photograph', 'image/jpeg', 3 * megabyte, undefined],
  ['the largest accepted image', 'image/avif', 10 * megabyte, undefined],
  [
    'an image that is too large',
    'image/png',
    10.5 * megabyte,
    'This image is too large (10.5 MB). The limit is 10 MB.',
  ],
  ['a drawing', 'image/svg+xml', 100, notImage],
  ['an animation', 'image/gif', 100, notImage],
  ['a file without a type', '', 100, notImage],
])('%s', (_case, type, size, expected) => expect(validateImageFile({ type, size })).toBe(expected));

test.each([
  ['a PDF', 'paper.pdf', 'application/pdf', megabyte, undefined],
  ['the largest accepted document', 'book.pdf', 'application/pdf', 20 * megabyte, undefined],
  [
    'a document that is too large',
    'b.pdf',
    'application/pdf',
    21.5 * megabyte,
    'This file is too large (21.5 MB). The limit is 20 MB.',
  ],
  [
    'one byte too many',
    'b.pdf',
    'application/pdf',
    20 * megabyte + 1,
    'This file is too large (20.1 MB). The limit is 20 MB.',
  ],
  ['a PDF where the system knows no types', 'Paper.PDF', '', megabyte, undefined],
  ['a text', 'paper.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 100, notPdf],
  ['a picture that is called a PDF', 'paper.pdf', 'image/png', 100, notPdf],
])('%s', (_case, name, type, size, expected) => expect(validateDocumentFile({ name, type, size })).toBe(expected));

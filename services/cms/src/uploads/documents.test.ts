import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { documentLimits, storedDocumentPattern } from '@majlis/contracts/shared/uploads.schema';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { useCms } from '../../testing/running-cms.js';
import { createPdf } from '../../testing/sample-pdf.js';

const cms = useCms();
let cookie: string;
beforeAll(async () => {
  cookie = await staffCookie(cms.data.ownerUrl);
});
afterEach(() => void jest.restoreAllMocks());

const form = () => cms.staff.post('/api/cms/upload-document');
const upload = (bytes: Buffer, filename = 'programme.pdf') => form().attach('document', bytes, filename);
const folder = () => join(cms.imagesFolder, 'documents');
const stored = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const largest = documentLimits.bytes;

test('a PDF is stored unchanged under its content hash', async () => {
  const pdf = createPdf('the programme');
  const { body } = await upload(pdf, 'C:\\Desktop\\برنامج 2026.PDF').expect(201);
  const name = `${createHash('sha256').update(pdf).digest('hex')}.pdf`;
  expect(body).toEqual({ documentUrl: `/documents/${name}`, filename: 'برنامج 2026.pdf', bytes: pdf.length });
  expect(body.documentUrl).toMatch(storedDocumentPattern);
  expect(readFileSync(join(folder(), name)).equals(pdf)).toBe(true);
});

test('the same file uploaded under two names is one object', async () => {
  const before = stored().length;
  const responses = [await upload(createPdf('twice'), 'a.pdf'), await upload(createPdf('twice'), 'b.pdf')];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(responses[0]?.body.documentUrl).toBe(responses[1]?.body.documentUrl);
  expect(stored()).toHaveLength(before + 1);
});

test.each<[string, () => Buffer | undefined, string, number, string]>([
  ['no file', () => undefined, '', 400, 'Choose a PDF to upload'],
  ['an empty file', () => Buffer.alloc(0), 'a.pdf', 400, 'This file is empty. Choose another one.'],
  ['a text called a PDF', () => Buffer.from('hello %%EOF'), 'a.pdf', 415, 'This file is not a PDF.'],
  ['a page called a PDF', () => Buffer.from('<html>%PDF-1.7 %%EOF'), 'a.pdf', 415, 'This file is not a PDF.'],
  ['a PDF after something else', () => Buffer.concat([Buffer.from('MZ'), createPdf()]), 'a.pdf', 415, 'is not a PDF.'],
  [
    'a PDF after a byte order mark',
    () => Buffer.concat([Buffer.from('\ufeff'), createPdf()]),
    'a.pdf',
    415,
    'is not a PDF.',
  ],
  ['a Word document', () => Buffer.from('PK\x03\x04word/document.xml'), 'a.docx', 415, 'Save it as a PDF'],
  ['the first half of a PDF', () => createPdf().subarray(0, 100), 'a.pdf', 400, 'This PDF is incomplete.'],
  [
    'a PDF with much after its end',
    () => Buffer.concat([createPdf(), Buffer.alloc(2_000)]),
    'a.pdf',
    400,
    'is incomplete.',
  ],
  ['one byte over 20 MB', () => createPdf('large', largest + 1), 'a.pdf', 413, 'This file is larger than 20 MB.'],
])('%s is rejected at its field, and nothing is stored', async (_case, file, name, status, message) => {
  const before = stored();
  const bytes = file();
  const { body } = await (bytes ? upload(bytes, name) : form()).expect(status);
  expect(messagesOf(body.fields)).toEqual({ document: expect.stringContaining(message) });
  expect(stored()).toEqual(before);
});

test('20 MB are accepted, and a PDF with a few bytes after its end', async () => {
  expect((await upload(createPdf('large', largest)).expect(201)).body.bytes).toBe(largest);
  await upload(Buffer.concat([createPdf('padded'), Buffer.alloc(500)])).expect(201);
});

test.each([
  ['far over 20 MB', () => upload(Buffer.alloc(largest + 2 * 1024 * 1024)), 413],
  ['another field beside the file', () => upload(createPdf('extra')).field('title', 'x'), 400],
  ['a file under another name', () => form().attach('image', createPdf('other'), 'a.pdf'), 400],
  ['two files', () => upload(createPdf('one')).attach('document', createPdf('two'), 'b.pdf'), 400],
  ['JSON', () => form().send({ document: 'x' }), 400],
])('%s is rejected, and nothing is stored', async (_case, send, status) => {
  const before = stored();
  expect((await send().expect(status)).body.message).toEqual(expect.any(String));
  expect(stored()).toEqual(before);
});

test('a failing object store returns 503, not an error of the file', async () => {
  const store = cms.app.get<{ put(): Promise<void> }>(OBJECT_STORE, { strict: false });
  jest.spyOn(store, 'put').mockRejectedValue(new Error('no space left'));
  const { body } = await upload(createPdf('away')).expect(503);
  expect(body.message).toBe('Documents cannot be stored at the moment. Please try again soon.');
});

/** Starts an upload and sends only its first bytes. */
async function startUpload(): Promise<ClientRequest> {
  const { port } = cms.app.getHttpServer().address() as { port: number };
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' };
  const options = { port, host: '127.0.0.1', path: '/api/cms/upload-document', method: 'POST', headers };
  const sent = request(options).on('error', () => undefined);
  sent.write('--b\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 ');
  await wait(50);
  return sent;
}

test('aborted uploads store nothing and block no other upload', async () => {
  const before = stored();
  // Two uploads are being read and three wait; all of them disconnect.
  const openUploads = [];
  for (let count = 0; count < 5; count += 1) openUploads.push(await startUpload());
  for (const pendingUpload of openUploads.toReversed()) pendingUpload.destroy();
  await wait(100);
  expect(stored()).toEqual(before);
  await upload(createPdf('afterwards')).expect(201);
});

test('during two uploads six more wait, and further ones get 503', async () => {
  const openUploads = [await startUpload(), await startUpload()];
  const statuses: number[] = [];
  const responses = Array.from({ length: 9 }, (_, index) =>
    upload(createPdf(`waiting ${index}`)).then(({ status }) => statuses.push(status)),
  );
  while (statuses.length < 3) await wait(20);
  expect(statuses).toEqual([503, 503, 503]);
  for (const pendingUpload of openUploads) pendingUpload.destroy();
  await Promise.all(responses);
  expect(statuses.slice(3)).toEqual([201, 201, 201, 201, 201, 201]);
});

test('the upload of a member’s picture waits for other uploads', async () => {
  const openUploads = [await startUpload(), await startUpload()];
  let status = 0;
  const sent = cms.staff.post('/api/cms/team-members').field('name', 'x').field('position', 'y');
  const response = sent.attach('image', Buffer.from('no picture'), 'a.png').then((response) => {
    status = response.status;
  });
  await wait(300);
  const meanwhile = status;
  for (const pendingUpload of openUploads) pendingUpload.destroy();
  await response;
  expect([meanwhile, status]).toEqual([0, 415]);
});

import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aDocument, aSessionDetail } from '../../../../testing/samples';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';
import { storeInput } from '../../../shell/unsaved-input';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}/documents`;
const dinner = aSessionDetail({ title: 'Dinner', startTime: '2026-12-12T12:00:00.000Z' });
const opening = aSessionDetail({ id: 'session-2', title: 'Opening' });
const trade = aSessionDetail({
  id: '00000000-0000-4000-9000-000000000003',
  title: 'Trade',
  startTime: '2026-12-13T01:30:00.000Z',
});
const stored = `/documents/${'0a'.repeat(32)}.pdf`;
const aPaper = (changes: Partial<ConferenceDocument> = {}) =>
  aDocument({ id: `document-${changes.order ?? 0}`, title: 'Opening address', url: stored, ...changes });
const openingAddress = aPaper();
const base = {
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [`/api/conferences/${conference.id}/sessions`]: [trade, dinner, opening],
  [path]: [openingAddress],
  [`${path}/deleted`]: [],
};
const pdf = new File(['%PDF'], 'report.pdf', { type: 'application/pdf' });
const save = () => screen.getByRole('button', { name: 'Save' });
const field = (name: string | RegExp) => screen.getByLabelText(name);

beforeEach(() => window.localStorage.clear());

async function openDocuments() {
  const opened = openAdmin(`/admin/conference-management/${conference.id}/documents`);
  await screen.findByRole('heading', { level: 2, name: 'Documents' });
  return opened;
}

async function addDocument() {
  const opened = await openDocuments();
  await opened.user.click(screen.getByRole('button', { name: 'Add document' }));
  await opened.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Report');
  return opened;
}

test('a document shows its kind and its session, and opens', async () => {
  fakeGateway({ ...base, [path]: [openingAddress, aPaper({ order: 1, title: 'Slides', sessionId: trade.id })] });
  await openDocuments();
  const row = await screen.findByRole('row', { name: /Opening address/ });
  expect(within(row).getByText('Paper')).toBeVisible();
  expect(within(row).getByText('The whole conference')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute('href', openingAddress.url);
  const other = screen.getByRole('row', { name: /Slides/ });
  expect(await within(other).findByText('Trade')).toBeVisible();
  expect(within(other).getByText('13 December 2026, 09:30')).toBeVisible();
});

test("a future document shows its release time in the conference's zone", async () => {
  const past = aPaper({ order: 1, title: 'Programme', publicFrom: '2020-01-01T00:00:00.000Z' });
  fakeGateway({ ...base, [path]: [aPaper({ publicFrom: '2096-03-12T01:00:00.000Z' }), past] });
  await openDocuments();
  expect(await screen.findByText('Public from 12 March 2096, 09:00, Kuala Lumpur time')).toBeVisible();
  expect(screen.getAllByText(/^Public from \d/)).toHaveLength(1);
});

test('the sessions are grouped by day and sorted by time', async () => {
  fakeGateway(base);
  const { user } = await openDocuments();
  await user.click(screen.getByRole('button', { name: 'Add document' }));
  const select = screen.getByRole('combobox', { name: 'Belongs to' });
  expect(await within(select).findByRole('option', { name: '20:00 Dinner' })).toBeInTheDocument();
  const groups = within(select).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Saturday 12 December 2026',
    'Sunday 13 December 2026',
  ]);
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The whole conference', '09:00 Opening', '20:00 Dinner', '09:30 Trade']);
});

test('a chosen PDF is uploaded at once and shown with its size', async () => {
  const calls = fakeGateway({
    ...base,
    'POST /api/cms/upload-document': { documentUrl: openingAddress.url, filename: 'report.pdf', bytes: 1_300_000 },
    [`POST ${path}`]: openingAddress,
  });
  const { user } = await addDocument();
  await user.upload(field('PDF file'), pdf);
  expect(await screen.findByText('Document uploaded successfully')).toBeVisible();
  expect(screen.getByText('report.pdf, 1.3 MB')).toBeVisible();
  await user.selectOptions(field('Kind'), 'Proceedings');
  await user.selectOptions(field('Belongs to'), '09:30 Trade');
  await user.type(field(/^Public from/), '2026-12-14T18:00');
  await user.click(save());
  expect(await screen.findByText('Document saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { document: pdf } },
    {
      body: {
        title: 'Report',
        kind: 'proceedings',
        sessionId: trade.id,
        url: openingAddress.url,
        publicFrom: '2026-12-14T18:00',
        order: 1,
        isActive: true,
      },
    },
  ]);
});

test('a dropped file that is no PDF is rejected before the upload', async () => {
  const calls = fakeGateway(base);
  await addDocument();
  const text = new File(['text'], 'report.docx', { type: 'application/msword' });
  fireEvent.drop(field('PDF file'), { dataTransfer: { files: [text] } });
  expect(screen.getByText(/^This file is not a PDF/)).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});

test("a rejected upload shows the server's message", async () => {
  const rejection = { message: 'Not valid', fields: { document: 'This file is damaged.' }, requestId: '1' };
  fakeGateway({ ...base, 'POST /api/cms/upload-document': failure(415, rejection) });
  const { user } = await addDocument();
  await user.upload(field('PDF file'), pdf);
  expect(await screen.findByText('Failed to upload document')).toBeVisible();
  expect(screen.getByText('This file is damaged.')).toBeVisible();
});

test('saving waits for an upload until a link is given instead', async () => {
  fakeGateway({ ...base, 'POST /api/cms/upload-document': pending });
  const { user } = await addDocument();
  await user.upload(field('PDF file'), pdf);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Give a link' }));
  expect(save()).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'Upload a PDF' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('unsaved input is restored with its file', async () => {
  const values = { title: 'Report', url: openingAddress.url, fileName: 'report.pdf, 1.3 MB' };
  storeInput('1', `documents/${conference.id}/+`, 'earlier', { values, typedAt: new Date().toISOString() });
  fakeGateway(base);
  const { user } = await openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Continue: new document' }));
  expect(screen.getByText('report.pdf, 1.3 MB')).toBeVisible();
});

test('a document can be a link; switching keeps both values', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${openingAddress.id}`]: openingAddress });
  const { user } = await openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Edit Opening address' }));
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute(
    'href',
    openingAddress.url,
  );
  await user.click(screen.getByRole('radio', { name: 'Give a link' }));
  await user.type(field('Link'), 'www.example.org');
  await user.click(save());
  expect(screen.getByText('Upload a file, or give a whole address')).toBeVisible();
  expect(field('Link')).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Upload a PDF' }));
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /^Open the PDF/ })).toHaveAttribute(
    'href',
    openingAddress.url,
  );
  await user.click(screen.getByRole('radio', { name: 'Give a link' }));
  await user.clear(field('Link'));
  await user.type(field('Link'), 'https://www.example.org/talk');
  await user.click(save());
  expect(await screen.findByText('Document updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { url: 'https://www.example.org/talk' }, headers: { 'If-Match': '"3"' } },
  ]);
});

test("the time is shown in the conference's zone, and a local time that does not exist is rejected", async () => {
  const inLondon = aListedConference({ timezone: 'Europe/London' });
  const later = aPaper({ publicFrom: '2096-07-01T08:00:00.000Z' });
  const calls = fakeGateway({ ...base, '/api/conferences': [inLondon], [path]: [later] });
  const { user } = await openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Edit Opening address' }));
  expect(field(/^Public from/)).toHaveValue('2096-07-01T09:00');
  await user.clear(field(/^Public from/));
  await user.type(field(/^Public from/), '2027-03-28T01:30');
  await user.click(save());
  expect(screen.getByText('There is no such time in Europe/London')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});

test('unedited values are kept, also the session if the list of sessions fails to load', async () => {
  const publicFrom = '2026-12-14T10:00:30.000Z';
  const slides = aPaper({ title: 'Slides', sessionId: trade.id, publicFrom });
  const calls = fakeGateway({
    ...base,
    [`/api/conferences/${conference.id}/sessions`]: failure(503),
    [path]: [slides],
    [`PUT ${path}/${slides.id}`]: slides,
  });
  const { user } = await openDocuments();
  await user.click(await screen.findByRole('button', { name: 'Edit Slides' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of the talk');
  await user.click(save());
  expect(await screen.findByText('Document updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { title: 'Slides of the talk', sessionId: trade.id, publicFrom } }]);
});

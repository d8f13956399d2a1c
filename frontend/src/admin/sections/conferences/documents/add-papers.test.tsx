import { fireEvent, screen, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, lost, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aDocument, aSessionDetail } from '../../../../testing/samples';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}/documents`;
const rivers = aSessionDetail({ id: '00000000-0000-4000-9000-00000000000a', title: 'Whose Rivers?' });
const uploading = 'POST /api/cms/upload-document';
const pdf = (name: string) => new File([`%PDF ${name}`], name, { type: 'application/pdf' });
/** Each file gets an address of its own. */
const urlOf = (name: string) => `/documents/${Buffer.from(name).toString('hex').slice(0, 64).padStart(64, '0')}.pdf`;
const storeFile = ({ body }: Call) => {
  const { document } = body as { document: File };
  return { documentUrl: urlOf(document.name), filename: document.name, bytes: document.size };
};
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const titleOf = (name: string) => screen.getByRole('textbox', { name: `Title of ${name}` });
const addButton = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? 'Add 1 document' : `Add ${count} documents` });
const added = (calls: Call[]) => writeCalls(calls).filter((call) => call.path === path);

async function openDialog(responses: Record<string, unknown> = {}) {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [conference],
    [`/api/conferences/${conference.id}/sessions`]: [rivers],
    [path]: [aDocument({ id: 'document-1', order: 4, sessionId: rivers.id })],
    [`${path}/deleted`]: [],
    [uploading]: storeFile,
    [`POST ${path}`]: aDocument(),
    ...responses,
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/documents`);
  await user.click(await screen.findByRole('button', { name: 'Add several PDFs' }));
  return { calls, user, dialog: await screen.findByRole('dialog', { name: 'Add several PDFs' }) };
}

test('several PDFs become documents, with titles from their names and the session of that title', async () => {
  const { calls, user, dialog } = await openDialog();
  await user.upload(within(dialog).getByLabelText('PDFs to add'), [
    pdf('01_whose-rivers.pdf'),
    pdf('02_LAND AND LAW.pdf'),
  ]);
  const button = await addButton(2);
  expect(titleOf('01_whose-rivers.pdf')).toHaveValue('Whose Rivers?');
  expect(titleOf('02_LAND AND LAW.pdf')).toHaveValue('Land and law');
  await user.type(titleOf('02_LAND AND LAW.pdf'), ' in Fez');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What 02_LAND AND LAW.pdf belongs to' }), rivers.id);
  expect(added(calls)).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('2 documents added successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(added(calls).map(({ body }) => body)).toMatchObject([
    {
      title: 'Whose Rivers?',
      kind: 'paper',
      sessionId: rivers.id,
      url: urlOf('01_whose-rivers.pdf'),
      order: 5,
      isActive: true,
    },
    { title: 'Land and law in Fez', kind: 'paper', sessionId: rivers.id, url: urlOf('02_LAND AND LAW.pdf'), order: 6 },
  ]);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('dropped files have a row each; what is no PDF is not sent, and one is sent after the other', async () => {
  const { dialog } = await openDialog({ [uploading]: pending });
  const files = [pdf('a_river.pdf'), new File(['x'], 'notes.docx', { type: 'application/msword' }), pdf('b_dam.pdf')];
  fireEvent.drop(within(dialog).getByLabelText('PDFs to add'), { dataTransfer: { files } });
  expect(rowOf('notes.docx')).toHaveTextContent('This file is not a PDF');
  expect(rowOf('b_dam.pdf')).toHaveTextContent('Waiting');
  expect(within(rowOf('a_river.pdf')).getByRole('progressbar', { name: 'Upload of a_river.pdf' })).toBeVisible();
  expect(titleOf('b_dam.pdf')).toHaveValue('B dam');
  expect(screen.getByRole('button', { name: 'Add documents' })).toBeDisabled();
});

test('a failed upload is tried again alone, and the others are added without it', async () => {
  let isOnline = false;
  const { calls, user, dialog } = await openDialog({
    [uploading]: (call: Call) =>
      isOnline || (call.body as { document: File }).document.name === 'good.pdf' ? storeFile(call) : lost,
  });
  await user.upload(within(dialog).getByLabelText('PDFs to add'), [pdf('far_away.pdf'), pdf('good.pdf')]);
  await user.click(await addButton(1));
  expect(await screen.findByText('1 document added successfully')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try far_away.pdf again' }));
  await user.click(await addButton(1));
  await screen.findAllByText('1 document added successfully');
  expect(added(calls).map(({ body }) => (body as { title: string }).title)).toEqual(['Good', 'Far away']);
});

test('a rejected document stays in the list with its reason, and another attempt is for it alone', async () => {
  let isRejected = true;
  const { calls, user, dialog } = await openDialog({
    [`POST ${path}`]: ({ body }: Call) =>
      isRejected && (body as { title: string }).title === 'Second' ? failure(503) : aDocument(),
  });
  await user.upload(within(dialog).getByLabelText('PDFs to add'), [pdf('first.pdf'), pdf('second.pdf')]);
  await user.click(await addButton(2));
  expect(await screen.findByText('Failed to add 1 document')).toBeVisible();
  expect(within(rowOf('second.pdf')).getByRole('alert')).toBeVisible();
  expect(screen.queryByText('first.pdf')).toBeNull();
  isRejected = false;
  await user.click(await addButton(1));
  await screen.findAllByText('1 document added successfully');
  const [first, second, again] = added(calls);
  expect(first?.body).toMatchObject({ title: 'First' });
  expect(again?.body).toEqual(second?.body);
  expect(again?.headers['Idempotency-Key']).toBe(second?.headers['Idempotency-Key']);
});

test('nothing is added while a title is empty, which gets the focus', async () => {
  const { calls, user, dialog } = await openDialog();
  await user.upload(within(dialog).getByLabelText('PDFs to add'), [pdf('first.pdf'), pdf('second.pdf')]);
  const button = await addButton(2);
  await user.clear(titleOf('second.pdf'));
  await user.click(button);
  expect(within(rowOf('second.pdf')).getByRole('alert')).toHaveTextContent('Title is required');
  expect(added(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Dismiss second.pdf' }));
  await user.click(await addButton(1));
  expect(await screen.findByText('1 document added successfully')).toBeVisible();
});

test('closing asks before the list is lost', async () => {
  const { user, dialog } = await openDialog();
  await user.upload(within(dialog).getByLabelText('PDFs to add'), [pdf('first.pdf')]);
  await addButton(1);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

import { message } from '@majlis/contracts/shared/messages';
import type { ImportedRow, ImportPreview } from '@majlis/contracts/staff/imports.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, lost, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const previewRequest = `POST ${path}/import/preview`;
const importRequest = `POST ${path}/import`;

const aSession = (changes: Partial<ImportedRow> = {}): ImportedRow => ({
  row: 2,
  title: 'Opening',
  kind: 'add',
  values: [
    { field: 'Title', before: '', after: 'Opening' },
    { field: 'Start', before: '', after: '2026-12-12 09:00' },
  ],
  errors: [],
  notes: [],
  ...changes,
});

const changed = aSession({
  row: 3,
  title: 'Panel',
  kind: 'change',
  values: [{ field: 'Room', before: 'Hall A', after: 'Hall B' }],
});
const wrong = aSession({
  row: 14,
  title: 'Closing',
  kind: 'error',
  values: [],
  errors: [{ row: 14, column: 'Beginning', ...message('noSuchDay', { number: 30, month: { month: 2 } }) }],
});

const aPreview = (changes: Partial<ImportPreview> = {}): ImportPreview => ({
  format: 'csv',
  encoding: 'utf-8',
  isEncodingCertain: true,
  sheets: [],
  sheet: '',
  columns: [
    { header: 'Title', sample: 'Opening', field: 'title' },
    { header: 'Beginning', sample: '12/12/2026 09:00', field: 'start' },
    { header: 'Length', sample: '60', field: 'duration' },
  ],
  missing: [],
  dateExample: null,
  day: null,
  notes: [],
  names: [],
  choices: [],
  rows: [aSession(), changed, aSession({ row: 4, title: 'Tea', kind: 'same', values: [] }), wrong],
  people: [{ name: 'Amina Yusuf', detail: 'amina@example.org', rows: [2], isRestored: false }],
  rooms: [],
  digest: 'd'.repeat(64),
  versions: { [conference.id]: '1.1' },
  ...changes,
});

function open(responses: Record<string, unknown>): Call[] {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/auth/accounts': [],
    '/api/conferences': [conference],
    ...responses,
  });
  openAdmin(`/admin/conference-management/${conference.id}/import`);
  return calls;
}

const choose = async (file = new File(['Title'], 'programme.csv')) =>
  fireEvent.change(await screen.findByLabelText('File with sessions'), { target: { files: [file] } });
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title)).closest('li');
  if (!row) throw new Error(`${title} is in no list`);
  return within(row);
};
/** The toast is an alert, too. */
const findAlert = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]') ?? document.body;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());

test('a file is previewed, and what is shown is imported and can be undone', async () => {
  const calls = open({
    [previewRequest]: aPreview(),
    [importRequest]: { added: 1, changed: 1, people: 1, rooms: 0 },
    'POST /api/conferences/changes/change-2/undo': '',
  });
  await choose();
  expect(await screen.findByRole('heading', { name: 'Preview of programme.csv' })).toHaveFocus();
  expect(
    screen.getByText('1 new session, 1 changed session and 1 new person. 1 session with errors left out.'),
  ).toBeVisible();
  expect((await rowOf('Panel')).getByText('B')).toBeVisible();
  expect((await rowOf('Closing')).getByText(/30 February does not exist/)).toHaveTextContent(
    'Beginning: 30 February does not exist.',
  );
  expect((await rowOf('Closing')).getByText('Row 14')).toBeVisible();
  press('Import 2 sessions');
  const heading = await screen.findByRole('heading', {
    name: 'Imported 1 new session, 1 changed session and 1 new person',
  });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See the sessions' })).toHaveAttribute(
    'href',
    `/admin/conference-management/${conference.id}/sessions`,
  );
  expect(writeCalls(calls)[1]?.body).toEqual({
    file: expect.any(File),
    encoding: '',
    sheet: '',
    day: '',
    names: '{}',
    columns: '["title","start","duration"]',
    choices: '{}',
    digest: 'd'.repeat(64),
    versions: JSON.stringify({ [conference.id]: '1.1' }),
  });
  fireEvent.click(within(heading.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByLabelText('File with sessions')).toBeVisible();
});

test('the list is filtered by what becomes of a session', async () => {
  open({ [previewRequest]: aPreview() });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'With errors 1' }));
  expect(screen.getByText('Closing')).toBeVisible();
  expect(screen.queryByText('Panel')).toBeNull();
  press('Changed 1');
  expect(screen.getByRole('button', { name: 'Changed 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Panel')).toBeVisible();
});

test('columns and encoding can be chosen where they are missing or unsure', async () => {
  const unsure = aPreview({
    encoding: 'windows-1256',
    isEncodingCertain: false,
    columns: [
      { header: 'What', sample: 'Opening', field: null },
      { header: 'When', sample: '2026', field: 'title' },
    ],
    missing: ['Start'],
    rows: [],
    people: [],
  });
  const calls = open({ [previewRequest]: unsure });
  await choose();
  expect(await findAlert('No column for Start.')).toHaveTextContent('Choose below which column it is.');
  expect(screen.getByText('Are the texts right?')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'title' } });
  fireEvent.change(screen.getByLabelText('Encoding'), { target: { value: 'iso-8859-6' } });
  expect(screen.getByLabelText('What')).toHaveValue('title');
  expect(screen.getByLabelText('Encoding')).toHaveValue('iso-8859-6');
  await screen.findByText('Choose the missing columns first.');
  const [, ...again] = writeCalls(calls).map(({ body }) => body);
  // One preview follows both changes. A field is in one column only.
  expect(again).toMatchObject([{ columns: '["title",null]', encoding: 'iso-8859-6' }]);
});

test('the person chosen for a name is previewed and imported', async () => {
  const people = ['IIUM', 'Rabat'].map((detail) => ({ id: detail, name: 'Amina Yusuf', detail }));
  const choice = { key: 'name:amina yusuf', name: 'Amina Yusuf', rows: [2], people, chosen: null };
  const calls = open({ [previewRequest]: aPreview({ choices: [choice] }), [importRequest]: pending });
  await choose();
  fireEvent.change(await screen.findByLabelText('Amina Yusuf (row 2)'), { target: { value: 'Rabat' } });
  await screen.findByText(/^1 new session/);
  press('Import 2 sessions');
  await screen.findByText(/^(Uploading|Saving)/);
  expect(writeCalls(calls).map(({ body }) => (body as { choices: string }).choices)).toEqual([
    '{}',
    '{"name:amina yusuf":"Rabat"}',
    '{"name:amina yusuf":"Rabat"}',
  ]);
});

test('a conflict names the sessions and offers a new preview', async () => {
  const conflict = {
    message: 'Nothing was imported, because the programme has changed since the preview.',
    failedRows: [
      { id: 'x', label: 'Panel', reason: '', changed: { by: 'yusuf@majlis.example', at: '2026-11-25T10:00:00.000Z' } },
    ],
  };
  const calls = open({ [previewRequest]: aPreview(), [importRequest]: failure(409, conflict) });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 sessions' }));
  const alert = within(await findAlert(/^Nothing was imported/));
  expect(alert.getByRole('listitem')).toHaveTextContent('Panel: yusuf@majlis.example changed it');
  fireEvent.click(alert.getByRole('button', { name: 'Show a new preview' }));
  await screen.findByText(/^1 new session/);
  expect(screen.queryByText(/^Nothing was imported/)).toBeNull();
  expect(writeCalls(calls).map(({ method, path: called }) => `${method} ${called}`)).toEqual([
    previewRequest,
    importRequest,
    previewRequest,
  ]);
});

test('files that cannot be read are rejected in words, those too large or of a spreadsheet before they are sent', async () => {
  const calls = open({
    [previewRequest]: failure(400, { message: 'x', fields: { file: 'This file has no sessions.' } }),
  });
  await choose();
  expect(await findAlert('This file has no sessions.')).toHaveClass('callout');
  const large = new File(['a'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
  await choose(large);
  expect(await screen.findByText('This file is larger than 10 MB. Split it into several files.')).toBeVisible();
  await choose(new File(['PK'], 'programme.ods'));
  expect(await screen.findByText(/Save it as “Excel workbook \(\.xlsx\)”/)).toBeVisible();
  await choose(new File([], 'empty.csv'));
  expect(await screen.findByText('This file is empty. Choose another one.')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('a lost connection keeps the preview', async () => {
  open({ [previewRequest]: aPreview(), [importRequest]: lost });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 sessions' }));
  expect(await findAlert(/^The server could not be reached/)).toHaveClass('callout');
  expect(screen.getByRole('button', { name: 'Import 2 sessions' })).toBeVisible();
});

test('reading a file can be cancelled', async () => {
  open({ [previewRequest]: pending });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByLabelText('File with sessions')).toBeVisible();
});

test('an unchanged file has nothing to import', async () => {
  open({ [previewRequest]: aPreview({ rows: [aSession({ kind: 'same', values: [] })], people: [] }) });
  await choose();
  expect(await screen.findByText('Nothing to import.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  press('Cancel');
  expect(await screen.findByLabelText('File with sessions')).toBeVisible();
});

test('the day of times without a date can be chosen', async () => {
  const calls = open({ [previewRequest]: aPreview({ day: '' }) });
  await choose();
  const day = await screen.findByLabelText('Day of the times without a date');
  fireEvent.change(day, { target: { value: '2026-12-13' } });
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ day: '2026-12-13' }));
});

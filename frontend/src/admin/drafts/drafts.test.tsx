import { beforeEach, expect, test } from '@jest/globals';
import type { Draft, DraftWithInput, ScheduledChange } from '@majlis/contracts/drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { aPartner, signedIn } from '../../testing/staff-samples';

const path = '/api/cms/footer-partners';
const partner = aPartner({ version: 3 });
const { id, name, logoUrl, websiteUrl, order, isActive } = partner;
const draftPath = `/api/cms/drafts/partners/${id}`;
const input = { name: 'Academy', logoUrl, websiteUrl, order, isActive };
const draft: DraftWithInput = {
  table: 'partners',
  id,
  label: name,
  baseVersion: 3,
  version: 2,
  updatedAt: '2026-03-12T08:00:00.000Z',
  updatedBy: 'yusuf@example.org',
  input,
};
const scheduled: ScheduledChange = {
  scheduleId: 's1',
  table: 'partners',
  id,
  label: name,
  action: 'unpublish',
  at: '2031-03-12T01:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  createdBy: 'yusuf@example.org',
  error: null,
};
const changed = { by: 'omar@example.org', at: '2026-03-12T09:00:00.000Z' };
const conflict = failure(409, { message: 'Changed', changed, requestId: '1' });

beforeEach(() => window.localStorage.clear());

type World = { stored?: DraftWithInput | null; responses?: object; rows?: object[]; schedule?: ScheduledChange[] };

function fakeDrafts({ stored = draft, responses, rows = [partner], schedule = [] }: World = {}) {
  let saved = stored;
  return fakeGateway({
    '/api/auth/session': signedIn,
    '/api/auth/accounts': [
      { email: 'yusuf@example.org', displayName: 'Yusuf' },
      { email: 'omar@example.org', displayName: 'Omar' },
    ],
    [path]: rows,
    [`${path}/deleted`]: [],
    '/api/cms/drafts': (): Draft[] => (saved ? [saved] : []),
    '/api/cms/schedule': schedule,
    [draftPath]: () => saved ?? failure(404),
    [`PUT ${draftPath}`]: ({ body }: Call) => {
      saved = { ...draft, ...(body as Pick<DraftWithInput, 'input' | 'baseVersion'>), version: draft.version + 1 };
      return saved;
    },
    [`DELETE ${draftPath}`]: () => {
      saved = null;
      return '';
    },
    [`POST ${draftPath}/publish`]: () => {
      saved = null;
      return '';
    },
    [`${path}/${id}/history?limit=1`]: {
      versions: [
        { changeId: 'a', at: changed.at, actor: changed.by, operation: 'update', fields: [], values: partner },
      ],
      hasOlder: true,
    },
    ...responses,
  });
}

async function openForm(world?: World) {
  const calls = fakeDrafts(world);
  const { user } = openAdmin('/admin/partners');
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const press = async (label: string) => user.click(await screen.findByRole('button', { name: label }));
  const choose = async (label: string) => {
    await press('More ways to save');
    await press(label);
  };
  const nameField = () => screen.getByRole('textbox', { name: 'Name' });
  const type = async (text: string) => {
    await user.clear(nameField());
    await user.type(nameField(), text);
  };
  const sent = () =>
    writeCalls(calls).map(({ method, path: to, body, headers }) => [method, to, body, headers['If-Match']]);
  return { user, press, choose, nameField, type, sent };
}

test('a form is saved as a draft, which leaves the live row alone', async () => {
  const { choose, type, sent } = await openForm({ stored: null });
  await type('Academy');
  await choose('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([['PUT', draftPath, { input, baseVersion: 3 }, undefined]]);
  expect(await screen.findByText('Changed')).toHaveAttribute('title', expect.stringContaining('A draft from Yusuf'));
});

test('the form says who saved a draft and when, shows it, and saves it again with its version', async () => {
  const { press, nameField, type, sent } = await openForm();
  expect(await screen.findByText(/^A draft from/)).toHaveTextContent(/^A draft from Yusuf, on 12 March 2026 at /);
  expect(nameField()).toHaveValue(name);
  await press('Edit draft');
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await type('New Academy');
  await press('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sent()).toEqual([['PUT', draftPath, { input: { ...input, name: 'New Academy' }, baseVersion: 3 }, '"2"']]);
});

test('a draft is published from the notice, and publishing is undone from its toast', async () => {
  const { press, sent } = await openForm({ responses: { 'POST /api/cms/changes/change-1/undo': '' } });
  await press('Publish');
  expect(await screen.findByText('Partner published')).toBeVisible();
  expect(sent()).toEqual([['POST', `${draftPath}/publish`, { ignoreNewer: false }, '"2"']]);
  await press('Undo');
  expect(await screen.findByText('Undone')).toBeVisible();
});

test('publishing from the edited draft saves what was typed first', async () => {
  const { press, choose, nameField, type, sent } = await openForm();
  await press('Edit draft');
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  await type('New Academy');
  await choose('Publish draft');
  expect(await screen.findByText('Partner published')).toBeVisible();
  expect(sent()).toEqual([
    ['PUT', draftPath, { input: { ...input, name: 'New Academy' }, baseVersion: 3 }, '"2"'],
    ['POST', `${draftPath}/publish`, { ignoreNewer: false }, '"3"'],
  ]);
});

test('a draft is compared with the live version', async () => {
  const { press } = await openForm();
  await press('Compare with live');
  const dialog = await screen.findByRole('dialog', { name: `Draft: ${name}` });
  expect(await within(dialog).findByText(/^1 of \d fields differ/)).toBeVisible();
  expect(within(dialog).getByText('Academy')).toBeVisible();
});

test('a newer live version is named, and replaced only by a press that says so', async () => {
  const { press, sent } = await openForm({
    responses: {
      [`POST ${draftPath}/publish`]: ({ body }: Call) =>
        (body as { ignoreNewer: boolean }).ignoreNewer ? '' : conflict,
    },
  });
  await press('Publish');
  expect(await screen.findByText(/^Omar changed the live version on 12 March 2026 at /)).toBeVisible();
  await press('Publish anyway');
  expect(await screen.findByText('Partner published')).toBeVisible();
  expect(sent().map(([, , body]) => body)).toEqual([{ ignoreNewer: false }, { ignoreNewer: true }]);
});

test('two editors of a draft never overwrite each other silently', async () => {
  let version = 2;
  const theirs = { ...draft, version: 4, updatedBy: 'omar@example.org', input: { ...input, name: 'Their Academy' } };
  const { press, nameField, type, sent } = await openForm({
    responses: {
      [draftPath]: () => (version === 2 ? draft : theirs),
      [`PUT ${draftPath}`]: ({ headers }: Call) => (headers['If-Match'] === '"4"' ? theirs : conflict),
    },
  });
  await press('Edit draft');
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  version = 4;
  await type('My Academy');
  await press('Save draft');
  expect(await screen.findByText(/^Omar changed this draft/)).toBeVisible();
  expect(nameField()).toHaveValue('My Academy');
  await press('Keep mine');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sent().at(-1)).toEqual(['PUT', draftPath, { input: { ...input, name: 'My Academy' }, baseVersion: 3 }, '"4"']);
});

test("another person's draft is replaced only after a question", async () => {
  const { user, press, choose, type, sent } = await openForm();
  await type('Mine');
  await choose('Save draft');
  expect(await screen.findByText(/^There is a draft from Yusuf/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  expect(sent()).toEqual([]);
  await choose('Save draft');
  await press('Replace it');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sent()).toEqual([['PUT', draftPath, { input: { ...input, name: 'Mine' }, baseVersion: 3 }, '"2"']]);
});

test('a draft is discarded after a question, and the form shows the live version again', async () => {
  const { press, nameField, sent } = await openForm();
  await press('Edit draft');
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  await press('Discard');
  await press('Discard draft');
  expect(await screen.findByText('Draft discarded')).toBeVisible();
  expect(nameField()).toHaveValue(name);
  expect(screen.queryByText(/You are editing the draft/)).toBeNull();
  expect(sent()).toEqual([['DELETE', draftPath, undefined, undefined]]);
});

test('an invalid draft is not sent, and errors of the server are shown at their fields', async () => {
  const { choose, type, sent, nameField } = await openForm({
    stored: null,
    responses: {
      [`PUT ${draftPath}`]: failure(400, { message: 'Invalid', fields: { name: 'Taken' }, requestId: '1' }),
    },
  });
  await type(' ');
  await choose('Save draft');
  expect(sent()).toEqual([]);
  await type('Academy');
  await choose('Save draft');
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(nameField()).toHaveAccessibleDescription(expect.stringContaining('Taken'));
});

test('lists show drafts of public and of hidden rows, and what is scheduled', async () => {
  const hidden = { ...partner, isActive: false };
  fakeDrafts({ rows: [hidden], schedule: [scheduled] });
  openAdmin('/admin/partners');
  expect(await screen.findByText('Draft')).toHaveAttribute('title', expect.stringContaining('A draft from Yusuf'));
  expect(screen.getByText('Scheduled')).toHaveAttribute('title', 'Hide on 12 March 2031, 09:00 (Kuala Lumpur time)');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  conflict,
  draft,
  draftPath,
  fakeDrafts,
  input,
  partnerName as name,
  openDraftForm,
  partner,
  scheduled,
} from '../../../testing/draft-form';
import { type Call, failure } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';

beforeEach(() => window.localStorage.clear());

test('a form is saved as a draft, which leaves the live row alone', async () => {
  const { choose, type, sent } = await openDraftForm({ stored: null });
  await type('Academy');
  await choose('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([['PUT', draftPath, { input, baseVersion: 3 }, undefined]]);
  expect(await screen.findByText('Changed')).toHaveAttribute('title', expect.stringContaining('A draft from Yusuf'));
});

test('the form says who saved a draft and when, shows it, and saves it again with its version', async () => {
  const { press, nameField, type, sent } = await openDraftForm();
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  expect(screen.getByText(/^You are editing the draft/)).toBeVisible();
  await press('Back to the live version');
  await waitFor(() => expect(nameField()).toHaveValue(name));
  await press('Edit draft');
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await type('New Academy');
  await press('Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(sent()).toEqual([['PUT', draftPath, { input: { ...input, name: 'New Academy' }, baseVersion: 3 }, '"2"']]);
});

test('a draft is published from the notice, and publishing is undone from its toast', async () => {
  const { press, sent } = await openDraftForm({ responses: { 'POST /api/cms/changes/change-1/undo': '' } });
  await press('Publish');
  expect(await screen.findByText('Partner published')).toBeVisible();
  expect(sent()).toEqual([['POST', `${draftPath}/publish`, { ignoreNewer: false }, '"2"']]);
  await press('Undo');
  expect(await screen.findByText('Undone')).toBeVisible();
});

test('publishing from the edited draft saves what was typed first', async () => {
  const { choose, nameField, type, sent } = await openDraftForm();
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
  const { press } = await openDraftForm();
  await press('Compare with live');
  const dialog = await screen.findByRole('dialog', { name: `Draft: ${name}` });
  expect(await within(dialog).findByText(/^1 of \d fields differ/)).toBeVisible();
  expect(within(dialog).getByText('Academy')).toBeVisible();
});

test('a newer live version is named, and replaced only by a press that says so', async () => {
  const { press, sent } = await openDraftForm({
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
  const { press, nameField, type, sent } = await openDraftForm({
    responses: {
      [draftPath]: () => (version === 2 ? draft : theirs),
      [`PUT ${draftPath}`]: ({ headers }: Call) => (headers['If-Match'] === '"4"' ? theirs : conflict),
    },
  });
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
  const { user, press, choose, type, sent } = await openDraftForm();
  await press('Back to the live version');
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
  const { press, nameField, sent } = await openDraftForm();
  await waitFor(() => expect(nameField()).toHaveValue('Academy'));
  await press('Discard');
  await press('Discard draft');
  expect(await screen.findByText('Draft discarded')).toBeVisible();
  expect(nameField()).toHaveValue(name);
  expect(screen.queryByText(/You are editing the draft/)).toBeNull();
  expect(sent()).toEqual([['DELETE', draftPath, undefined, undefined]]);
});

test('an invalid draft is not sent, and errors of the server are shown at their fields', async () => {
  const { choose, type, sent, nameField } = await openDraftForm({
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

describe('what was typed into a draft and not saved', () => {
  const typeAndLeave = async () => {
    const { nameField, type } = await openDraftForm();
    await waitFor(() => expect(nameField()).toHaveValue('Academy'));
    await type('New Academy');
    cleanup();
  };

  test('is offered again and goes on top of the draft', async () => {
    await typeAndLeave();
    const { press, nameField, sent } = await openDraftForm({
      stored: { ...draft, input: { ...input, websiteUrl: 'https://new.example' } },
    });
    expect(nameField()).toHaveValue(name);
    await press('Restore it');
    await waitFor(() => expect(nameField()).toHaveValue('New Academy'));
    expect(screen.getByText(/^You are editing the draft/)).toBeVisible();
    await press('Save draft');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    const restored = { ...input, name: 'New Academy', websiteUrl: 'https://new.example' };
    expect(sent()).toEqual([['PUT', draftPath, { input: restored, baseVersion: 3 }, '"2"']]);
  });

  test('goes on top of the live row once the draft is gone', async () => {
    await typeAndLeave();
    const { press, nameField, sent } = await openDraftForm({ stored: null });
    await press('Restore it');
    await waitFor(() => expect(nameField()).toHaveValue('New Academy'));
    expect(screen.queryByText(/^You are editing the draft/)).toBeNull();
    expect(sent()).toEqual([]);
  });
});

import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson } from '../../../../testing/samples';
import { signedIn } from '../../../../testing/staff-samples';

const layla = aPerson({ id: 'a', firstName: 'Layla', biography: 'Reads.', expertiseAreas: ['Law', 'History'] });
const upper = aPerson({
  ...{ id: 'b', firstName: 'LAYLA', slug: 'layla-idris-2', biography: 'Reads and writes.' },
  ...{ email: 'layla@example.org', showEmail: false, expertiseAreas: ['law', 'Ethics'] },
});
const pair = { ids: ['a', 'b'], reasons: ['name'] };
const preview = {
  assignments: [
    {
      sessionId: '1',
      title: 'Opening',
      conferenceTitle: 'Shura',
      isShared: false,
      speakerType: 'chair',
      presentationTitle: '',
    },
    {
      sessionId: '2',
      title: 'Closing',
      conferenceTitle: 'Shura',
      isShared: true,
      speakerType: 'keynote',
      presentationTitle: 'On law',
    },
  ],
  draftCount: 2,
  hasOwnDraft: false,
};

const world = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [],
  '/api/people': [layla, upper],
  '/api/people/deleted': [],
  '/api/people/session-counts': { a: { shura: 2 }, b: { shura: 1 } },
  '/api/people/duplicates': { pairs: [pair], total: 1, distinct: [] },
  '/api/people/a/merge/b': preview,
  ...changes,
});

beforeEach(() => window.localStorage.clear());

async function openMerge(changes?: Record<string, unknown>) {
  const calls = fakeGateway(world(changes));
  const { user } = openAdmin('/admin/conference-management/speakers/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Merge Layla Idris and LAYLA Idris' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two people' }));
  await dialog.findByText(/^1 session moves/);
  return { user, calls, dialog };
}

const chosen = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('group', { name })).getByRole('radio', { checked: true }).closest('label')?.textContent;

test('both are compared field by field, and the fuller value is preset', async () => {
  const { dialog } = await openMerge();
  expect(dialog.getByRole('heading', { name: 'Choose what stays: 6 fields differ' })).toBeVisible();
  expect(chosen(dialog, 'Biography')).toContain('Reads and writes.');
  expect(chosen(dialog, 'Email')).toContain('layla@example.org');
  expect(chosen(dialog, 'Show a Contact link')).toContain('Not shown');
  expect(chosen(dialog, 'First name')).toContain('Layla');
  expect(chosen(dialog, 'Slug')).toContain('layla-idris');
  expect(chosen(dialog, 'Expertise areas')).toContain('Law, History, Ethics');
  expect(dialog.queryByRole('group', { name: 'Position' })).toBeNull();
});

test('what happens to sessions and drafts is said before', async () => {
  const { dialog } = await openMerge();
  expect(dialog.getByText(/Both are in 1 session/)).toHaveTextContent('Closing · Shura · Keynote: On law');
  expect(dialog.getByText(/2 drafts of sessions name LAYLA Idris/)).toBeVisible();
});

test('a merge sends the chosen values with both versions and can be undone', async () => {
  const { user, calls, dialog } = await openMerge({
    'POST /api/people/a/merge': layla,
    'POST /api/conferences/changes/change-1/undo': '',
  });
  const address = within(dialog.getByRole('group', { name: 'Slug' }));
  await user.click(address.getByRole('radio', { name: /layla-idris-2/ }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged into Layla Idris')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls)[0]).toMatchObject({
    path: '/api/people/a/merge',
    headers: { 'If-Match': '"3"' },
    body: {
      merged: { id: 'b', version: 3 },
      values: {
        firstName: 'Layla',
        slug: 'layla-idris-2',
        email: 'layla@example.org',
        showEmail: false,
        biography: 'Reads and writes.',
        expertiseAreas: ['Law', 'History', 'Ethics'],
      },
    },
  });
});

test('a merge of a person who was changed meanwhile is rejected with who changed it', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T08:00:00Z' };
  const { user, dialog } = await openMerge({
    'POST /api/people/a/merge': failure(409, { message: 'Changed', requestId: '1', changed }),
  });
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was merged. yusuf@example.org changed it');
});

test('a pair that is not the same person is remembered', async () => {
  const calls = fakeGateway(world({ 'PUT /api/people/distinct/a/b': '' }));
  const { user } = openAdmin('/admin/conference-management/speakers/duplicates');
  await user.click(await screen.findByRole('button', { name: /^Not the same person/ }));
  expect(await screen.findByText('Remembered as two people')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ method: 'PUT', path: '/api/people/distinct/a/b' }]);
});

test('remembered pairs can be proposed again', async () => {
  const calls = fakeGateway(
    world({
      '/api/people/duplicates': { pairs: [], total: 0, distinct: [['a', 'b']] },
      'DELETE /api/people/distinct/a/b': '',
    }),
  );
  const { user } = openAdmin('/admin/conference-management/speakers/duplicates');
  expect(await screen.findByText('No two of 2 people look like the same one.')).toBeVisible();
  await user.click(screen.getByText('Not the same person (1)'));
  await user.click(screen.getByRole('button', { name: /^Propose again/ }));
  expect(writeCalls(calls)).toMatchObject([{ method: 'DELETE', path: '/api/people/distinct/a/b' }]);
});

test('two people whom nothing makes alike are merged from the form of one', async () => {
  const omar = aPerson({ id: 'c', firstName: 'Omar', lastName: 'Benali' });
  fakeGateway(world({ '/api/people': [layla, omar], '/api/people/a/merge/c': preview }));
  const { user } = openAdmin('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('button', { name: 'Edit Omar Benali' }));
  const merge = await screen.findByRole('button', { name: 'Merge with…' });
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
  expect(merge).toBeDisabled();
  await user.keyboard('{Backspace}');
  await user.click(merge);
  await user.click(await screen.findByRole('button', { name: 'Compare with Layla Idris' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two people' }));
  expect(await dialog.findByText(/\/speakers\/layla-idris/)).toBeVisible();
});

import type { RowVersion } from '@majlis/contracts/staff/history';
import { screen, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aPartner, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/footer-partners';
const partner = aPartner();
const rowPath = `${path}/${partner.id}`;
const logos = ['/images/partners/0a1b2c-400x200.webp', '/images/partners/9f8e7d-400x200.webp'];

const version = (changes: Partial<RowVersion>, values: object = {}): RowVersion => ({
  changeId: 'a',
  at: '2026-03-12T08:00:00.000Z',
  actor: 'yusuf@example.org',
  operation: 'update',
  fields: ['name', 'isActive'],
  values: { ...partner, ...values },
  ...changes,
});
const versions = [
  version({}, { name: 'House of Wisdom' }),
  version(
    { changeId: 'b', operation: 'create', fields: ['name'], actor: 'amina@example.org' },
    { name: 'House of Learning', isActive: false, logoUrl: logos[1] },
  ),
  version({ changeId: null, at: null, actor: null, operation: 'create', fields: [] }, { name: 'بيت الحكمة القديم' }),
];

const world = (responses: object = {}) => ({
  '/api/auth/session': signedIn,
  '/api/auth/accounts': [{ email: 'yusuf@example.org', displayName: 'Yusuf' }],
  [path]: [partner],
  [`${path}/deleted`]: [],
  [`${rowPath}/history?limit=20`]: { versions, hasOlder: true },
  [`${rowPath}/history?limit=60`]: { versions, hasOlder: false },
  ...responses,
});

beforeEach(() => window.localStorage.clear());

async function openEditor(responses?: object) {
  const calls = fakeGateway(world(responses));
  const { user } = openAdmin('/admin/partners');
  await user.click(await screen.findByRole('button', { name: 'Edit House of Wisdom' }));
  return { calls, user };
}

async function openHistory(responses?: object) {
  const opened = await openEditor(responses);
  await opened.user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History: House of Wisdom' });
  await within(dialog).findAllByRole('listitem');
  return { ...opened, dialog };
}

test('Undo after a conflict says who changed it, and opens the history', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T08:00:00.000Z' };
  const failedRows = [{ id: '1', label: 'House of Wisdom', reason: 'Changed', changed }];
  const { user } = await openEditor({
    [`PUT ${rowPath}`]: { ...partner, name: `${partner.name}s` },
    'POST /api/cms/changes/change-1/undo': failure(409, { message: 'Changed', changed, failedRows, requestId: '1' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to undo')).toBeVisible();
  expect(screen.getByText(/^Yusuf changed “House of Wisdom” on 12 March 2026 at /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('dialog', { name: 'History: House of Wisdoms' })).toBeVisible();
});

test('Undo of something that cannot be undone shows the reason of the server', async () => {
  const message = 'There is nothing to undo: nothing was changed.';
  const { user } = await openEditor({
    [`PUT ${rowPath}`]: { ...partner, name: `${partner.name}s` },
    'POST /api/cms/changes/change-1/undo': failure(404, { message, requestId: '1' }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});

test('a row that is saved as it was offers no Undo', async () => {
  const { user } = await openEditor({ [`PUT ${rowPath}`]: { ...partner, version: partner.version + 1 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Partner updated successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the versions say who changed what and when, and older ones are loaded', async () => {
  const { user, dialog } = await openHistory();
  const items = within(dialog).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/^Yusuf on 12 March 2026 at .*Live.*Changed Name and Active/);
  expect(items[1]).toHaveTextContent(/^amina@example\.org .*Created/);
  expect(items[2]).toHaveTextContent(/before the history began/);
  await user.click(within(dialog).getByRole('button', { name: 'Show older' }));
  expect(within(dialog).queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('versions that differ by the order of the list only are left out', async () => {
  const [live, created] = versions;
  const moved = version({ changeId: 'moved', fields: ['order'] });
  const { dialog } = await openHistory({
    [`${rowPath}/history?limit=20`]: { versions: [live, moved, created], hasOlder: false },
  });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
});

test('two versions are compared field by field, in words', async () => {
  const { user, dialog } = await openHistory();
  await user.click(within(dialog).getAllByRole('button', { name: /^Compare with live/ })[0] ?? dialog);
  expect(dialog).toHaveTextContent('3 of 5 fields differ.');
  const terms = () =>
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(terms()).toEqual(['Name', 'Logo', 'Active']);
  const marks = [...dialog.querySelectorAll('dd :is(del, ins)')].map(({ textContent }) => textContent);
  expect(marks.filter(Boolean)).toEqual(
    expect.arrayContaining(['Removed: Learning', 'Added: Wisdom', 'Removed: No', 'Added: Yes']),
  );
  expect(within(dialog).getByAltText('Removed picture')).toHaveAttribute('src', logos[1]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Show unchanged fields' }));
  expect(terms()).toEqual(['Name', 'Logo', 'Website URL', 'Order', 'Active']);

  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Compared with' }), 'first');
  expect([...dialog.querySelectorAll('dd del')].map(({ textContent }) => textContent)).toContain(
    'Removed: بيت الحكمة القديم',
  );
});

test('a restored version is sent like an edit, on the version that is live', async () => {
  const { calls, user, dialog } = await openHistory({ [`PUT ${rowPath}`]: partner });
  await user.click(within(dialog).getAllByRole('button', { name: /^Restore this version/ })[0] ?? dialog);
  expect(await screen.findByText('Partner restored successfully')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const { name, logoUrl, websiteUrl, order, isActive } = { ...partner, ...versions[1]?.values };
  expect(writeCalls(calls)).toMatchObject([
    { body: { name, logoUrl, websiteUrl, order, isActive }, headers: { 'If-Match': '"3"' } },
  ]);
  expect(Object.keys(writeCalls(calls)[0]?.body ?? {})).toHaveLength(5);
});

test('a version that the service rejects says which field and why', async () => {
  const rejection = { message: 'No', fields: { logoUrl: 'This image was removed.' }, requestId: '1' };
  const { user, dialog } = await openHistory({ [`PUT ${rowPath}`]: failure(400, rejection) });
  await user.click(within(dialog).getAllByRole('button', { name: /^Restore this version/ })[0] ?? dialog);
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('This version could not be restored. Logo: This image was removed.');
});

test('unsaved changes of the form are mentioned before a version replaces them', async () => {
  const { calls, user } = await openEditor({
    [`PUT ${rowPath}`]: (call: Call) => ({ ...partner, ...(call.body as object) }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History: House of Wisdom' });
  await user.click((await within(dialog).findAllByRole('button', { name: /^Restore this version/ }))[0] ?? dialog);
  const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
  expect(question).toHaveTextContent('The form has unsaved changes. They will be lost.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writeCalls(calls)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Wisdoms');
});

test('the last version of a deleted row cannot be restored over it', async () => {
  const deleted = version({ operation: 'delete', fields: ['deletedAt'] }, { deletedAt: '2026-03-12T08:00:00.000Z' });
  const { dialog } = await openHistory({
    [`${rowPath}/history?limit=20`]: { versions: [deleted, versions[1]], hasOlder: false },
  });
  expect(dialog).toHaveTextContent('This partner is deleted.');
  expect(within(dialog).queryByRole('button', { name: /^Restore/ })).toBeNull();
});

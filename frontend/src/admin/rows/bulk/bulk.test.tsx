import { message } from '@majlis/contracts/shared/messages';
import type { Partner } from '@majlis/contracts/site/partners.schema';
import type { BulkInput } from '@majlis/contracts/staff/bulk.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aPerson } from '../../../testing/samples';
import { aPartner, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/footer-partners';
const partner = (id: string, changes: Partial<Partner> = {}) =>
  aPartner({ id, name: `Partner ${id}`, version: 3, ...changes });
const partners = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((id, order) => partner(id, { order }));
const responses = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  [path]: partners,
  [`${path}/deleted`]: [],
  'POST /api/cms/bulk': { rows: 2 },
  ...changes,
});

beforeEach(() => window.localStorage.clear());

async function openPartners() {
  const opened = openAdmin('/admin/partners');
  await screen.findByText('Partner a');
  return opened;
}
const boxOf = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Partner ${id}` });
const selectAllBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });
const selectedIds = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select Partner/ })
    .flatMap(({ checked, dataset }) => (checked ? [dataset.row] : []))
    .join('');
const bar = () => screen.getByRole('toolbar', { name: 'Selected rows' });
const actions = () =>
  within(bar())
    .getAllByRole('button')
    .map(({ textContent }) => textContent.trim());
const press = (name: string) => within(bar()).getByRole('button', { name });
const sentRows = (body: unknown) => (body as BulkInput).rows;

test('rows are selected one by one, as a range with Shift, and all at once', async () => {
  fakeGateway(responses());
  const { user } = await openPartners();
  await user.click(boxOf('b'));
  expect(selectAllBox().indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(boxOf('d'));
  expect(selectedIds()).toBe('bcd');
  await user.click(boxOf('a'));
  await user.keyboard('{/Shift}');
  expect(selectedIds()).toBe('ab');
  await user.click(boxOf('f'));
  expect(within(bar()).getByText('3 selected')).toBeVisible();
  await user.click(selectAllBox());
  expect(selectAllBox().checked).toBe(true);
  expect(selectedIds()).toBe('abcdefghijk');
  await user.click(selectAllBox());
  expect(selectedIds()).toBe('');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the keyboard selects ranges, all rows and none, and reaches the actions', async () => {
  fakeGateway(responses());
  const { user } = await openPartners();
  boxOf('c').focus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(boxOf('e')).toHaveFocus();
  expect(selectedIds()).toBe('cde');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selectedIds()).toBe('cd');
  boxOf('g').focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(selectedIds()).toBe('cdefg');
  await user.keyboard('{Control>}a{/Control}');
  expect(selectedIds()).toBe('abcdefghijk');
  await user.keyboard('{Enter}');
  expect(press('Hide')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(press('Delete')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(selectedIds()).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select some of 11 partners' })).toHaveFocus());
});

test('the selection is announced, and survives a filter', async () => {
  fakeGateway(responses());
  const { user } = await openPartners();
  await user.click(boxOf('a'));
  expect(screen.getByText('1 selected. Press Enter for the actions, Escape to clear the selection.')).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(boxOf('b'));
  await user.type(screen.getByRole('searchbox'), 'Partner b');
  expect(screen.getAllByText('2 selected, 1 not shown')).toHaveLength(2);
  await user.click(selectAllBox());
  expect(within(bar()).getByText('1 selected, 1 not shown')).toBeVisible();
  await user.keyboard('{Control>}a{/Control}');
  expect(within(bar()).getByText('2 selected, 1 not shown')).toBeVisible();
});

test('an action is sent once with the versions that are shown, and its toast offers to undo all of it', async () => {
  const hidden = partner('b', { order: 1, isActive: false });
  const calls = fakeGateway(
    responses({
      [path]: [partner('a'), hidden, partner('c', { order: 2 })],
      'POST /api/cms/changes/change-1/undo': '',
    }),
  );
  const { user } = await openPartners();
  await user.click(selectAllBox());
  expect(actions()).toEqual(['Publish (1)', 'Hide (2)', 'Delete', 'Clear']);
  await user.click(press('Hide (2)'));
  expect(await screen.findByText('2 partners hidden')).toBeVisible();
  const [call] = writeCalls(calls);
  expect(call).toMatchObject({ method: 'POST', path: '/api/cms/bulk', body: { table: 'partners', action: 'hide' } });
  expect(sentRows(call?.body)).toEqual([
    { id: 'a', version: 3 },
    { id: 'c', version: 3 },
  ]);
  expect(call?.headers['Idempotency-Key']).toMatch(/^[\w-]{16,}$/);
  expect(selectedIds()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
});

test('a deletion is confirmed with the number and the first five names', async () => {
  const calls = fakeGateway(responses());
  const { user } = await openPartners();
  await user.click(selectAllBox());
  await user.click(press('Delete'));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete 11 partners?' });
  expect(question).toHaveTextContent(
    '“Partner a”, “Partner b”, “Partner c”, “Partner d”, “Partner e” and 6 more. You can undo this.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writeCalls(calls)).toEqual([]);
  expect(selectedIds()).toHaveLength(11);
  await user.click(press('Delete'));
  await user.click(screen.getByRole('button', { name: 'Delete 11 partners' }));
  expect(await screen.findByText('11 partners deleted')).toBeVisible();
});

test('a failure names the rows and their reasons, and the rest can be done without them', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:00:00.000Z' };
  const failedRows = [
    { id: 'a', label: 'Partner a', reason: 'yusuf@example.org changed this.', changed },
    { id: 'b', label: 'Partner b', reason: message('rowDeleted') },
  ];
  let isFirst = true;
  const calls = fakeGateway(
    responses({
      'POST /api/cms/bulk': () => {
        const response = isFirst ? failure(409, { message: 'Not all', failedRows, requestId: '1' }) : { rows: 1 };
        isFirst = false;
        return response;
      },
    }),
  );
  const { user } = await openPartners();
  for (const id of ['a', 'b', 'c']) await user.click(boxOf(id));
  await user.click(press('Hide'));
  const dialog = await screen.findByRole('dialog', { name: 'Hide: nothing was changed' });
  expect(dialog).toHaveTextContent('This was not possible for 2 of 3 partners, so none was changed.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Partner ayusuf@example\.org changed it on 12 March 2026/),
    'Partner bIt does not exist any more: it has been deleted meanwhile.',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Partner b' }));
  await waitFor(() => expect(boxOf('b')).toHaveFocus());
  expect(selectedIds()).toBe('abc');
  isFirst = true;
  await user.click(press('Hide'));
  await user.click(await screen.findByRole('button', { name: 'Leave these out and do the rest' }));
  expect(await screen.findByText('1 partner hidden')).toBeVisible();
  expect(sentRows(writeCalls(calls).at(-1)?.body)).toEqual([{ id: 'c', version: 3 }]);
  expect(selectedIds()).toBe('ab');
});

test('deleted rows are restored together', async () => {
  const deleted = ['x', 'y'].map((id) => partner(id, { deletedAt: '2026-03-12T09:00:00.000Z' }));
  const calls = fakeGateway(responses({ [`${path}/deleted`]: deleted }));
  const { user } = await openPartners();
  await user.click(await screen.findByText('Recently deleted (2)'));
  await user.click(boxOf('x'));
  await user.click(boxOf('y'));
  expect(actions()).toEqual(['Restore', 'Clear']);
  await user.click(press('Restore'));
  expect(await screen.findByText('2 partners restored')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { action: 'restore', rows: [{ id: 'x' }, { id: 'y' }] } }]);
});

test('tags are added to rows that lack them, and removed from those that have them', async () => {
  const people = [
    aPerson({ id: 'salma', expertiseAreas: ['Law', 'Ethics'] }),
    aPerson({ id: 'omar', firstName: 'Omar', expertiseAreas: ['Logic'] }),
  ];
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [],
    '/api/people': people,
    '/api/people/deleted': [],
    'POST /api/conferences/bulk': { rows: 1 },
  });
  const { user } = openAdmin('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(press('Add areas'));
  await user.type(screen.getByRole('combobox', { name: 'Areas' }), 'law, History');
  const dialog = () => within(screen.getByRole('dialog'));
  await user.click(dialog().getByRole('button', { name: 'Add areas' }));
  expect(await screen.findByText('Areas added to 2 speakers')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(press('Remove areas'));
  expect(dialog().getByRole('button', { name: 'Remove areas' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Logic' }));
  await user.click(dialog().getByRole('button', { name: 'Remove areas' }));
  expect(await screen.findByText('Areas removed from 1 speaker')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { table: 'people', action: 'add-tags', tags: ['law', 'History'] } },
    { body: { action: 'remove-tags', rows: [{ id: 'omar' }], tags: ['Logic'] } },
  ]);
});

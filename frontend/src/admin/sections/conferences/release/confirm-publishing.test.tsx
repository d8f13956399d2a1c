import type { ChecklistItem } from '@majlis/contracts/programme/programme-checklist';
import { screen, within } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const path = '/api/conferences';
const forum = aListedConference({ title: 'Forum', status: 'draft' });
const shura = aListedConference({ id: 'c0ffee00-0000-4000-8000-00000000000a', title: 'Shura', status: 'draft' });
const live = aListedConference({ id: 'c0ffee00-0000-4000-8000-00000000000b', title: 'Live', status: 'published' });
const items: ChecklistItem[] = [{ kind: 'missing-abstract', count: 4, places: [] }];

beforeEach(() => window.localStorage.clear());

const open = (page: string, checklists: Record<string, ChecklistItem[]>) => {
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    [path]: [forum, shura, live],
    ...Object.fromEntries(Object.entries(checklists).map(([id, list]) => [`${path}/${id}/checklist`, list])),
    'POST /api/conferences/bulk': { rows: 2 },
    [`PUT ${path}/${forum.id}`]: { ...forum, status: 'published', version: 4 },
    [`PUT ${path}/${live.id}`]: { ...live, version: 4 },
  });
  return { calls, ...openAdmin(page) };
};

test('publishing several conferences asks once for all of them', async () => {
  const { calls, user } = open('/admin/conference-management', { [forum.id]: items, [shura.id]: [] });
  await screen.findByText('Forum');
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const publish = within(screen.getByRole('toolbar')).getByRole('button', { name: 'Publish (2)' });
  await user.click(publish);
  const question = await screen.findByRole('dialog', { name: '1 of 2 programs are not complete' });
  expect(question).toHaveTextContent('“Forum”: 4 sessions without an abstract.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writeCalls(calls)).toEqual([]);
  await user.click(publish);
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('2 conferences published')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { action: 'publish' } }]);
});

test('other actions for several conferences do not read the checklist', async () => {
  const { calls, user } = open('/admin/conference-management', { [live.id]: items });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Live' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText(/unpublished/)).toBeVisible();
  expect(calls.filter(({ path: called }) => called.endsWith('/checklist'))).toEqual([]);
});

test('the status of a form asks when saving makes the conference public', async () => {
  const { calls, user } = open('/admin/conferences', { [forum.id]: items });
  const row = (await screen.findByText('Forum')).closest('tr') as HTMLElement;
  await user.click(within(row).getByText('Edit'));
  const status = screen.getByLabelText(/^Status/);
  await user.selectOptions(status, 'published');
  await user.click(screen.getByText('Save'));
  const question = (await screen.findByText('1 thing is open in the program')).closest(
    '[role="dialog"]',
  ) as HTMLElement;
  await user.click(within(question).getByText('Cancel'));
  expect(writeCalls(calls)).toEqual([]);
  // The form keeps what was chosen. A second click within 600 ms would count as a double click.
  expect(status).toHaveValue('published');
  await new Promise((resolve) => setTimeout(resolve, 700));
  await user.click(screen.getByText('Save'));
  await user.click(await screen.findByText('Publish anyway'));
  expect(await screen.findByText('Conference updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { status: 'published' } }]);
});

test('a published conference is saved without a question', async () => {
  const { calls, user } = open(`/admin/conference-management/${live.id}/edit`, { [live.id]: items });
  await user.type(await screen.findByLabelText(/^Conference title/), '!');
  await user.click(screen.getByText('Update Conference'));
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { title: 'Live!' } }]);
});

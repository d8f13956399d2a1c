import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const path = '/api/conferences';
const overview = '/admin/conference-management';
const draft = aListedConference({
  status: 'draft',
  featured: true,
  subtitle: 'Papers on consent',
  currentAttendees: 45,
  venue: 'House of Wisdom',
});
const other = aListedConference({
  displayOrder: 1,
  title: 'Trade without privilege',
  isVirtual: true,
  venue: 'House of Wisdom',
  maxAttendees: 300,
  counts: { sessions: 1, speakers: 0, partners: 0, documents: 0 },
});
const base = {
  '/api/auth/session': signedIn,
  [path]: [draft, other],
  [`${path}/deleted`]: [],
  [`${path}/totals`]: { conferences: 7, published: 4, drafts: 2, speakers: 61 },
};

beforeEach(() => window.localStorage.clear());

async function openOverview() {
  const opened = openAdmin(overview);
  await screen.findByRole('button', { name: 'New Conference' });
  await waitFor(() => expect(screen.queryByText('Loading conferences...')).toBeNull());
  return opened;
}
function rowOf(title: string): HTMLElement {
  const row = screen.getByRole('heading', { name: title }).closest('li');
  if (!row) throw new Error(`No row of ${title}`);
  return row;
}

test('four tiles show the totals', async () => {
  fakeGateway(base);
  await openOverview();
  const counters = screen.getByText('Total Conferences').closest('ul');
  await waitFor(() => expect(counters).toHaveTextContent('7Total Conferences4Published2Drafts61Total Speakers'));
});

test('failed totals are retried with one click', async () => {
  let isUp = false;
  const counters = () => (isUp ? base[`${path}/totals`] : failure(503));
  fakeGateway({ ...base, [`${path}/totals`]: counters });
  const { user } = await openOverview();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  await waitFor(() => expect(screen.getByText('Total Speakers').closest('li')).toHaveTextContent('61'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a conference shows its badges, local dates, location, attendees and counts', async () => {
  fakeGateway(base);
  await openOverview();
  const row = rowOf('Faith and self-government');
  for (const text of ['Draft', 'Featured', 'Papers on consent', 'House of Wisdom', 'Kuala Lumpur time'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('12–14 December 2026');
  expect(row).toHaveTextContent('45 / ∞');
  expect(row).toHaveTextContent('12 sessions, 9 speakers, 3 partners, 2 documents');
  const second = rowOf('Trade without privilege');
  expect(second).toHaveTextContent('Virtual');
  expect(second).not.toHaveTextContent('House of Wisdom');
  expect(second).toHaveTextContent('0 / 300');
  expect(second).toHaveTextContent('1 session, 0 speakers');
});

test('a conference without a venue shows TBD', async () => {
  fakeGateway({ ...base, [path]: [aListedConference()] });
  await openOverview();
  expect(screen.getByText('TBD')).toBeVisible();
});

test('the views are links; a draft links to its preview, a public conference to the site', async () => {
  fakeGateway(base);
  await openOverview();
  const row = within(rowOf('Faith and self-government'));
  for (const view of ['Sessions', 'Partners', 'Documents'])
    expect(row.getByRole('link', { name: `${view} of Faith and self-government` })).toHaveAttribute(
      'href',
      `${overview}/${draft.id}/${view.toLowerCase()}`,
    );
  expect(row.getByRole('link', { name: /^Preview/ })).toHaveAttribute('href', '/conferences/self-government');
  expect(within(rowOf('Trade without privilege')).getByRole('link', { name: /^View on site/ })).toBeVisible();
});

test('Edit opens the form of that conference', async () => {
  fakeGateway(base);
  const { user, currentPath } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Edit Trade without privilege' }));
  expect(await screen.findByText('Editing: Trade without privilege')).toBeVisible();
  expect(currentPath()).toBe(`${overview}/${other.id}/edit`);
});

test('a click or double click publishes a draft once, on the loaded version; a later click unpublishes it', async () => {
  let status = 'draft';
  const calls = fakeGateway({
    ...base,
    [path]: () => [{ ...draft, status }],
    [`PUT ${path}/${draft.id}/status`]: ({ body }: { body: { status: string } }) => {
      status = body.status;
      return draft;
    },
  });
  const { user } = await openOverview();
  // The clock is stopped between the clicks, so that a slow machine still makes a double click.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.click(screen.getByRole('button', { name: 'Publish Faith and self-government' }));
  await user.click(await screen.findByRole('button', { name: 'Unpublish Faith and self-government' }));
  clock.mockRestore();
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { status: 'published' }, headers: { 'If-Match': '"3"' } }]);

  await new Promise((pass) => setTimeout(pass, 600));
  await user.click(await screen.findByRole('button', { name: 'Unpublish Faith and self-government' }));
  await waitFor(() => expect(writeCalls(calls).at(-1)).toMatchObject({ body: { status: 'draft' } }));
});

test('a failed publication shows an error', async () => {
  fakeGateway({ ...base, [`PUT ${path}/${draft.id}/status`]: failure(500) });
  const { user } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Publish Faith and self-government' }));
  expect(await screen.findByText('Failed to update conference')).toBeVisible();
});

test('the question before a deletion names what is deleted, and Undo restores it', async () => {
  const calls = fakeGateway({
    ...base,
    [`DELETE ${path}/${draft.id}`]: '',
    'POST /api/conferences/changes/change-1/undo': '',
  });
  const { user } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Delete Faith and self-government' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this conference?' });
  expect(question).toHaveTextContent('This also deletes 12 sessions, 3 partners, 2 documents. Speakers are kept.');
  await user.click(within(question).getByRole('button', { name: 'Delete Faith and self-government' }));
  expect(await screen.findByText('Conference deleted successfully!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(writeCalls(calls)[0]).toMatchObject({ headers: { 'If-Match': '"3"' } });
});

test('a deleted conference is gone when its deletion is announced, before the list is read again', async () => {
  const lists: unknown[] = [[draft]];
  fakeGateway({ ...base, [path]: () => lists.shift() ?? pending, [`DELETE ${path}/${draft.id}`]: '' });
  const { user } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Delete Faith and self-government' }));
  const question = screen.getByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Delete Faith and self-government' }));
  expect(await screen.findByText('Conference deleted successfully!')).toBeVisible();
  expect(screen.queryByText('Faith and self-government')).toBeNull();
});

test('a failed deletion shows an error and keeps the conference', async () => {
  fakeGateway({ ...base, [`DELETE ${path}/${draft.id}`]: failure(500) });
  const { user } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Delete Faith and self-government' }));
  const question = screen.getByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Delete Faith and self-government' }));
  expect(await screen.findByText('Failed to delete conference')).toBeVisible();
  expect(rowOf('Faith and self-government')).toBeVisible();
});

test('a recently deleted conference can be restored', async () => {
  const gone = aListedConference({ displayOrder: 2, title: 'Gone', deletedAt: '2026-03-12T09:30:00.000Z' });
  const calls = fakeGateway({ ...base, [`${path}/deleted`]: [gone], [`POST ${path}/${gone.id}/restore`]: gone });
  const { user } = await openOverview();
  await user.click(await screen.findByText('Recently deleted (1)'));
  await user.click(screen.getByRole('button', { name: 'Restore Gone' }));
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(1));
});

test('an empty list links to the form', async () => {
  fakeGateway({ ...base, [path]: [] });
  const { user, currentPath } = await openOverview();
  expect(screen.getByRole('heading', { name: 'No Conferences Yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Conference' }));
  expect(currentPath()).toBe(`${overview}/create`);
});

test('a long list can be filtered, by status too', async () => {
  const many = Array.from({ length: 6 }, (_, n) =>
    aListedConference({ displayOrder: n, title: `Conference ${n}`, status: n === 4 ? 'draft' : 'archived' }),
  );
  fakeGateway({ ...base, [path]: many });
  const { user } = await openOverview();
  await user.type(screen.getByRole('searchbox', { name: 'Search conferences' }), 'draft conference');
  expect(screen.getByText('1 conference')).toBeVisible();
  expect(rowOf('Conference 4')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Conference 3' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No conferences match “draft conferencex”.')).toBeVisible();
});

test('with several conferences Manage Partners asks which one', async () => {
  fakeGateway(base);
  const { user } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Manage Partners' }));
  const choice = screen.getByRole('dialog', { name: 'Choose a conference to manage its partners' });
  expect(within(choice).getByRole('link', { name: /Trade without privilege/ })).toHaveAttribute(
    'href',
    `${overview}/${other.id}/partners`,
  );
});

test('with one conference Manage Documents opens it at once', async () => {
  fakeGateway({ ...base, [path]: [draft], [`${path}/${draft.id}/documents`]: [] });
  const { user, currentPath } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Manage Documents' }));
  await waitFor(() => expect(currentPath()).toBe(`${overview}/${draft.id}/documents`));
});

test('Manage Speakers opens the speakers', async () => {
  fakeGateway(base);
  const { user, currentPath } = await openOverview();
  await user.click(screen.getByRole('button', { name: 'Manage Speakers' }));
  await waitFor(() => expect(currentPath()).toBe(`${overview}/speakers`));
});

test('the guide has six steps and stays folded', async () => {
  fakeGateway(base);
  await openOverview();
  const guide = screen.getByText('How to set up a conference').closest('details');
  expect(within(guide as HTMLElement).getAllByRole('listitem')).toHaveLength(6);
  window.localStorage.setItem('majlis.help-folded', 'yes');
  openAdmin(overview);
  await waitFor(() => expect(screen.getAllByText('How to set up a conference')).toHaveLength(2));
  expect(screen.getAllByText('How to set up a conference')[1]?.closest('details')).not.toHaveAttribute('open');
});

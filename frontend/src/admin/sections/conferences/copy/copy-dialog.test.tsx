import { endpoints } from '@majlis/contracts/api/endpoints';
import { copyPath } from '@majlis/contracts/conferences/conference-copy';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const overview = '/admin/conference-management';
const forum = aListedConference({
  title: 'Annual Forum 2090',
  slug: 'annual-forum-2090',
  startDate: '2090-03-09T01:00:00.000Z',
  endDate: '2090-03-11T09:00:00.000Z',
});
const counts = { sessions: 1000, speakers: 240, partners: 6, documents: 2, sessionDocuments: 3 };
const copy = { ...forum, id: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b99', title: 'Annual Forum 2091', status: 'draft' };
const base = {
  '/api/auth/session': signedIn,
  [endpoints.conferences.path]: [forum, aListedConference({ displayOrder: 1, title: 'Other', series: 'Workshops' })],
  '/api/conferences/deleted': [],
  [staffEndpoints.conferenceTotals.path]: { conferences: 1, published: 1, drafts: 0, speakers: 9 },
  [staffEndpoints.copyCounts(forum.id).path]: counts,
};

beforeEach(() => window.localStorage.clear());

const field = (name: string | RegExp) => screen.getByLabelText(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

async function openDialog() {
  const opened = openAdmin(overview);
  await opened.user.click(await screen.findByRole('button', { name: 'Copy Annual Forum 2090' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy Annual Forum 2090' });
  return { ...opened, dialog: within(dialog) };
}

test('a copy for the next year is proposed with its parts counted, created and opened', async () => {
  const calls = fakeGateway({ ...base, [`POST ${copyPath(forum.id)}`]: copy });
  const { user, currentPath, dialog } = await openDialog();
  expect(field('New title')).toHaveValue('Annual Forum 2091');
  expect(field(/^Slug/)).toHaveValue('annual-forum-2091');
  expect(field('Series')).toHaveValue('Annual Forum');
  expect(field('New start date')).toHaveValue('2091-03-09');
  // 9 March is a Thursday in 2090, and a Friday in 2091.
  expect(await screen.findByText(/becomes 8–10 March 2091, from Thursday on/)).toBeVisible();
  expect(await dialog.findByLabelText('Sessions (1,000)')).toBeChecked();
  expect(dialog.getByLabelText('Documents (5)')).toBeChecked();
  await user.click(dialog.getByLabelText('Speakers (240)'));
  await user.click(dialog.getByLabelText('Partners (6)'));
  fireEvent.change(field('Days'), { target: { value: 'dates' } });
  expect(screen.getByText(/becomes 9–11 March 2091, from Friday on/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create Copy' }));
  expect(await screen.findByText('Conference created successfully!')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`${overview}/${copy.id}/edit`));
  expect(writeCalls(calls)).toMatchObject([
    {
      body: {
        ...{ title: 'Annual Forum 2091', slug: 'annual-forum-2091', series: 'Annual Forum', startDate: '2091-03-09' },
        ...{ days: 'dates', texts: true, sessions: true, speakers: false, partners: false, documents: true },
      },
      headers: { 'Idempotency-Key': expect.any(String) },
    },
  ]);
});

test('the copy of a conference without a year in its title gets one', async () => {
  const plain = { ...forum, title: 'On Conscience', slug: 'on-conscience' };
  fakeGateway({ ...base, [endpoints.conferences.path]: [plain] });
  const { user } = openAdmin(overview);
  await user.click(await screen.findByRole('button', { name: 'Copy On Conscience' }));
  expect(await screen.findByLabelText('New title')).toHaveValue('On Conscience 2091');
  expect(field(/^Slug/)).toHaveValue('on-conscience-2091');
  expect(field('Series')).toHaveValue('On Conscience');
});

test('the slug follows title and year until one is typed, and what belongs to sessions goes with them', async () => {
  fakeGateway(base);
  const { user, dialog } = await openDialog();
  await dialog.findByLabelText('Sessions (1,000)');
  const slug = dialog.getByLabelText(/^Slug/);
  fireEvent.change(dialog.getByLabelText('New title'), { target: { value: 'Forum' } });
  expect(slug).toHaveValue('forum-2091');
  type('New start date', '2092-03-09');
  expect(slug).toHaveValue('forum-2092');
  fireEvent.change(slug, { target: { value: 'next' } });
  type('New start date', '2093-03-09');
  expect(slug).toHaveValue('next');
  await user.click(dialog.getByLabelText('Sessions (1,000)'));
  expect(dialog.getByLabelText('Rooms')).not.toBeVisible();
  expect(dialog.getByLabelText('Documents (2)')).toBeChecked();
  type('New start date', '');
  expect(screen.getByText('Choose a start date.')).toBeVisible();
});

test('an address that is taken is named at its field, and the input stays', async () => {
  const taken = { message: 'Not valid', fields: { slug: 'Another conference already has this address' } };
  fakeGateway({ ...base, [`POST ${copyPath(forum.id)}`]: failure(400, taken) });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Create Copy' }));
  expect(await screen.findByText('Another conference already has this address')).toBeVisible();
  expect(field(/^Slug/)).toHaveFocus();
  expect(field('New title')).toHaveValue('Annual Forum 2091');
});

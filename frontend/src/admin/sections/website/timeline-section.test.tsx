import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aTimelineEvent, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/timeline';
const foundation = aTimelineEvent();
const onHome = aTimelineEvent({ order: 1, year: '2014', title: 'Open to all', page: 'home', isActive: false });
const base = { '/api/auth/session': signedIn, [path]: [foundation, onHome], [`${path}/deleted`]: [] };

beforeEach(() => window.localStorage.clear());

async function openTimeline() {
  const opened = openAdmin('/admin/timeline');
  await screen.findByText('Foundation');
  return opened;
}

test('events show their year, their page and whether they are active', async () => {
  fakeGateway(base);
  await openTimeline();
  const row = screen.getByRole('row', { name: /Open to all/ });
  expect(row).toHaveTextContent('2014');
  expect(screen.getByRole('region', { name: 'Home page' })).toContainElement(row);
  expect(row).toHaveTextContent('Inactive');
});

test('a new event comes last, its highlights are previewed, and an incomplete one is not sent', async () => {
  const calls = fakeGateway({ ...base, [`POST ${path}`]: aTimelineEvent() });
  const { user } = await openTimeline();
  await user.click(screen.getByRole('button', { name: 'Add timeline event' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const fieldError of ['Year is required', 'Title is required', 'Description is required'])
    expect(screen.getByText(fieldError)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus();
  expect(writeCalls(calls)).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: 'Year' }), '2011-2013');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Reading');
  await user.click(screen.getByRole('textbox', { name: 'Description' }));
  const description = 'Three circles.\n\nKey Highlights:\n• A library';
  await user.paste(description);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('Three circles.')).toBeVisible();
  expect(within(preview).getByRole('listitem')).toHaveTextContent('A library');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Home page');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Timeline event saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { year: '2011-2013', title: 'Reading', description, page: 'home', order: 2, isActive: true } },
  ]);
});

test('each page has its own order of events', async () => {
  const inOrder = ['First', 'Second', 'Third'].map((title, order) => aTimelineEvent({ order, title }));
  let home = ['Short', 'Shorter'].map((title, order) =>
    aTimelineEvent({ id: `00000000-0000-4000-8000-10000000000${order}`, order, title, page: 'home' }),
  );
  const calls = fakeGateway({
    ...base,
    [path]: () => [...inOrder, ...home],
    [`PUT ${path}/order`]: () => {
      home = home.toReversed().map((event, order) => ({ ...event, order }));
      return [...inOrder, ...home];
    },
  });
  const { user } = openAdmin('/admin/timeline');
  const titlesOn = (page: string) =>
    within(screen.getByRole('region', { name: page }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        /^(\d).*2011(\w+?)Twelve/
          .exec(row.textContent ?? '')
          ?.slice(1)
          .join(' '),
      );
  const about = within(await screen.findByRole('region', { name: 'About' }));
  expect(about.getByRole('link', { name: /View on site/ })).toHaveAttribute('href', '/about#journey');
  expect(titlesOn('About')).toEqual(['1 First', '2 Second', '3 Third']);
  expect(titlesOn('Home page')).toEqual(['1 Short', '2 Shorter']);
  await user.click(screen.getByRole('button', { name: 'Order of 2011: Short: 1' }));
  expect(screen.getByRole('button', { name: 'Move up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Order of 2011: Shorter: 2' }));
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  expect(titlesOn('Home page')).toEqual(['1 Shorter', '2 Short']);
  expect(screen.getByText('2011: Shorter is now at position 1 of 2.')).toBeInTheDocument();
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(1));
  expect(writeCalls(calls)[0]?.body).toMatchObject({ ids: [home[0]?.id, home[1]?.id] });
  expect(titlesOn('About')).toEqual(['1 First', '2 Second', '3 Third']);
});

test('an event that moves to another page comes last there, and moves back to its old position', async () => {
  const later = aTimelineEvent({ order: 1, title: 'Later' });
  const home = [5, 6].map((order) => aTimelineEvent({ order, title: `Home ${order}`, page: 'home' }));
  fakeGateway({ ...base, [path]: [foundation, later, ...home] });
  const { user } = await openTimeline();
  await user.click(screen.getByRole('button', { name: 'Edit 2011: Foundation' }));
  const [page, order] = [screen.getByRole('combobox', { name: 'Page' }), screen.getByRole('spinbutton')];
  expect(order).toHaveValue(0);
  await user.selectOptions(page, 'Home page');
  expect(order).toHaveValue(7);
  await user.selectOptions(page, 'About');
  expect(order).toHaveValue(0);
});

test('a filtered list cannot be reordered', async () => {
  const many = Array.from({ length: 11 }, (_, order) =>
    aTimelineEvent({ order, title: order === 6 ? 'Café' : 'Meeting' }),
  );
  fakeGateway({ ...base, [path]: many });
  const { user } = openAdmin('/admin/timeline');
  await user.type(await screen.findByRole('searchbox', { name: 'Search timeline events' }), 'cafe 2011');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByText(/1 timeline event\. Clear the search/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), '!');
  expect(screen.getByText('No timeline events match “cafe 2011!”.')).toBeVisible();
});

test('a deletion is confirmed and the toast undoes it', async () => {
  const calls = fakeGateway({
    ...base,
    [`DELETE ${path}/${foundation.id}`]: '',
    'POST /api/cms/changes/change-1/undo': '',
  });
  const { user } = await openTimeline();
  await user.click(screen.getByRole('button', { name: 'Delete 2011: Foundation' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this timeline event?' });
  await user.click(within(question).getByRole('button', { name: 'Delete 2011: Foundation' }));
  expect(await screen.findByText('Timeline event deleted successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

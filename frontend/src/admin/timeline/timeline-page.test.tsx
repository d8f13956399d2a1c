import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway, written } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { aTimelineEvent, signedIn } from '../../testing/staff-samples';

const path = '/api/cms/timeline';
const foundation = aTimelineEvent();
const onHome = aTimelineEvent({ order: 1, year: '2014', title: 'Open to all', page: 'home', isActive: false });
const base = { '/api/auth/session': signedIn, [path]: [foundation, onHome], [`${path}/deleted`]: [] };

beforeEach(() => window.sessionStorage.clear());

async function openTimeline() {
  const opened = openAdmin('/admin/timeline');
  await screen.findByText('Foundation');
  return opened;
}

test('events say when, where and whether they are shown', async () => {
  fakeGateway(base);
  await openTimeline();
  const row = screen.getByRole('row', { name: /Open to all/ });
  expect(row).toHaveTextContent('2014');
  expect(row).toHaveTextContent('Home page');
  expect(row).toHaveTextContent('Inactive');
});

test('a new event comes last, its highlights are previewed, and nothing incomplete is sent', async () => {
  const calls = fakeGateway({ ...base, [`POST ${path}`]: aTimelineEvent() });
  const { user } = await openTimeline();
  await user.click(screen.getByRole('button', { name: 'Add timeline event' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const mistake of ['Year is required', 'Title is required', 'Description is required'])
    expect(screen.getByText(mistake)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveFocus();
  expect(written(calls)).toEqual([]);

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
  expect(written(calls)).toMatchObject([
    { body: { year: '2011-2013', title: 'Reading', description, page: 'home', order: 2, isActive: true } },
  ]);
});

test('a long list has a filter, under which the order rests', async () => {
  const many = Array.from({ length: 11 }, (_, order) =>
    aTimelineEvent({ order, title: order === 6 ? 'Café' : 'Meeting' }),
  );
  fakeGateway({ ...base, [path]: many });
  const { user } = openAdmin('/admin/timeline');
  await user.type(await screen.findByRole('searchbox', { name: 'Filter timeline events' }), 'cafe 2011');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(screen.getByText(/1 timeline event\. Clear the filter/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), '!');
  expect(screen.getByText('No timeline event contains “cafe 2011!”.')).toBeVisible();
});

test('an event is deleted after a question, and the toast brings it back', async () => {
  const calls = fakeGateway({
    ...base,
    [`DELETE ${path}/${foundation.id}`]: '',
    [`POST ${path}/${foundation.id}/restore`]: foundation,
  });
  const { user } = await openTimeline();
  await user.click(screen.getByRole('button', { name: 'Delete 2011: Foundation' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this timeline event?' });
  await user.click(within(question).getByRole('button', { name: 'Delete 2011: Foundation' }));
  expect(await screen.findByText('Timeline event deleted successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(written(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']));
});

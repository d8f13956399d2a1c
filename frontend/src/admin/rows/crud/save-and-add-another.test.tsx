import { screen, waitFor } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aPerson, aSessionDetail } from '../../../testing/samples';
import {
  aContentEntry,
  aListedConference,
  aTimelineEvent,
  programmeResponses,
  signedIn,
} from '../../../testing/staff-samples';

const base = { '/api/auth/session': signedIn };
const path = '/api/cms/timeline';
const another = () => screen.getByRole('button', { name: 'Save and add another' });
const textbox = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => window.localStorage.clear());

function fakeTimeline(responses: object = {}) {
  const events = [aTimelineEvent({ order: 4 })];
  return fakeGateway({
    ...base,
    [path]: () => events,
    [`${path}/deleted`]: [],
    [`POST ${path}`]: ({ body }: Call) => {
      const added = aTimelineEvent({ ...(body as object) });
      events.push(added);
      return added;
    },
    ...responses,
  });
}

async function addFirst() {
  const { user } = openAdmin('/admin/timeline');
  await user.click(await screen.findByRole('button', { name: 'Add timeline event' }));
  await user.type(textbox('Year'), '2031');
  await user.type(textbox('Title'), 'First');
  await user.type(textbox('Description'), 'It began.');
  return user;
}

test('after saving one row the dialog is emptied and its first field is focused', async () => {
  const calls = fakeTimeline();
  const user = await addFirst();
  await user.click(another());
  expect(await screen.findByText('Timeline event saved successfully')).toBeVisible();
  await waitFor(() => expect(textbox('Year')).toHaveFocus());
  expect(screen.getByText('2031: First')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Add timeline event' })).toBeVisible();
  for (const field of ['Year', 'Title', 'Description']) expect(textbox(field)).toHaveValue('');
  expect(screen.getByRole('spinbutton', { name: 'Order' })).toHaveValue(6);
  expect(screen.queryByText('Unsaved changes')).toBeNull();

  await user.type(textbox('Year'), '2032');
  await user.type(textbox('Title'), 'Second');
  await user.type(textbox('Description'), 'It went on.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writeCalls(calls).map(({ body }) => body)).toMatchObject([
    { title: 'First', order: 5 },
    { title: 'Second', order: 6 },
  ]);
});

test('Undo of the last row leaves the focus and what was typed in the next one', async () => {
  fakeTimeline({ 'POST /api/cms/changes/change-1/undo': '' });
  const user = await addFirst();
  await user.click(another());
  await waitFor(() => expect(textbox('Year')).toHaveFocus());
  await user.type(textbox('Year'), '2032');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(textbox('Year')).toHaveFocus();
  expect(textbox('Year')).toHaveValue('2032');
});

test('an invalid row stays in the dialog and can be saved and closed later', async () => {
  const calls = fakeTimeline();
  const user = await addFirst();
  await user.clear(textbox('Title'));
  await user.click(another());
  expect(screen.getByText('Title is required')).toBeVisible();
  expect(textbox('Year')).toHaveValue('2031');
  await user.type(textbox('Title'), 'Corrected');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writeCalls(calls)).toHaveLength(1);
});

test('a failed save keeps the input', async () => {
  const calls = fakeGateway({
    ...base,
    [path]: [],
    [`${path}/deleted`]: [],
    [`POST ${path}`]: failure(503),
  });
  const user = await addFirst();
  await user.click(another());
  expect(await screen.findByText('Failed to save timeline event')).toBeVisible();
  expect(textbox('Title')).toHaveValue('First');
  expect(writeCalls(calls)).toHaveLength(1);
});

test('an edited row offers no "save and add another"', async () => {
  fakeTimeline();
  const { user } = openAdmin('/admin/timeline');
  await user.click(await screen.findByRole('button', { name: /^Edit 2011/ }));
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
});

test('a default text offers no "save and add another", new content does', async () => {
  fakeGateway({ ...base, '/api/cms/content': [aContentEntry()], '/api/cms/content/deleted': [] });
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Edit hero.subtitle' }));
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add content' }));
  expect(another()).toBeVisible();
});

test('the next speaker begins on the first tab', async () => {
  fakeGateway({ ...base, '/api/people': [], '/api/people/deleted': [], 'POST /api/people': aPerson() });
  const { user } = openAdmin('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('button', { name: 'Add Speaker' }));
  await user.type(textbox('First name'), 'Layla');
  await user.type(textbox('Last name'), 'Haddad');
  await user.click(screen.getByRole('tab', { name: 'Professional' }));
  await user.type(textbox('Position'), 'Fellow');
  await user.click(another());
  await waitFor(() => expect(textbox('First name')).toHaveFocus());
  expect(textbox('First name')).toHaveValue('');
  expect(screen.getByRole('tab', { name: 'Basic Info' })).toHaveAttribute('aria-selected', 'true');
});

test('the next session keeps room, day and track, and starts when the room is free next', async () => {
  const conference = aListedConference();
  const sessions = `/api/conferences/${conference.id}/sessions`;
  const at = { startTime: '2026-12-12T03:00:00.000Z', endTime: '2026-12-12T03:30:00.000Z', location: 'Loft' };
  const next = { startTime: '2026-12-12T03:30:00.000Z', endTime: '2026-12-12T04:15:00.000Z', location: 'Loft' };
  fakeGateway({
    ...base,
    '/api/conferences': [conference],
    ...programmeResponses(conference.id, [aSessionDetail({ id: 'next', ...next })]),
    [`${sessions}/deleted`]: [],
    [`POST ${sessions}`]: aSessionDetail({ ...at, track: 'Waqf' }),
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: 'Add Session' }));
  await user.type(textbox('Title'), 'Opening');
  await user.click(another());
  await waitFor(() => expect(textbox('Title')).toHaveFocus());
  await user.click(screen.getByRole('tab', { name: 'Schedule & Location' }));
  expect(screen.getByLabelText(/^Start time/)).toHaveValue('2026-12-12T12:15');
  expect(screen.getByLabelText(/^End time/)).toHaveValue('2026-12-12T12:45');
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Loft');
  await user.click(screen.getByRole('tab', { name: 'Basic Info' }));
  expect(screen.getByLabelText(/^Track/)).toHaveValue('Waqf');
  expect(screen.queryByRole('button', { name: 'Assign Speakers' })).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
// This is 09:00 to 10:30 in Kuala Lumpur.
const opening = aSessionDetail({
  id: 'opening',
  title: 'Opening',
  location: 'Hall A',
  track: 'Law',
  sessionType: 'panel',
  description: 'Of consent.',
  sessionAbstract: 'At length.',
  maxAttendees: 40,
  speakers: [aSpeaker(aPerson())],
});
const next = { startTime: opening.endTime, endTime: '2026-12-12T03:00:00.000Z' };
const after = aSessionDetail({ id: 'after', title: 'Law of trade', location: 'Hall A', ...next });

beforeEach(() => window.localStorage.clear());

async function duplicate() {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [conference],
    [`${path}/sessions/deleted`]: [],
    ...programmeResponses(conference.id, [opening, after]),
    [`POST ${path}/sessions`]: aSessionDetail({ id: 'copy' }),
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: 'Duplicate Opening' }));
  return { user, calls };
}

test('a session is copied to the next free time of its room and saved only on request', async () => {
  const { user, calls } = await duplicate();
  expect(screen.getByRole('dialog', { name: 'Add Session' })).toBeVisible();
  expect(screen.getByText(/^A copy of/)).toHaveTextContent(/“Opening” .* without its speakers/);
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Opening');
  // The service gives the copy an address of its own.
  expect(screen.getByRole('textbox', { name: /^Slug/ })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
  expect(writeCalls(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create Session' }));
  expect(await screen.findByText('Session created successfully!')).toBeVisible();
  const { title, location, track, sessionType, description, sessionAbstract, maxAttendees } = opening;
  expect(writeCalls(calls)).toMatchObject([
    {
      method: 'POST',
      path: `${path}/sessions`,
      body: {
        ...{ title, location, track, sessionType, description, sessionAbstract, maxAttendees },
        slug: '',
        startTime: '2026-12-12T11:00',
        endTime: '2026-12-12T12:30',
      },
    },
  ]);
});

test('a cancelled copy leaves no unsaved input', async () => {
  const { user, calls } = await duplicate();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writeCalls(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add Session' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
  expect(screen.queryByText(/^A copy of/)).toBeNull();
});

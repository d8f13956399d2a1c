import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Call, failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const [salma, omar] = [aPerson(), aPerson({ firstName: 'Omar', lastName: 'Siddiq' })];
const opening = aSessionDetail({ id: 'opening', title: 'Opening', speakersVersion: 7, speakers: [aSpeaker(omar)] });

beforeEach(() => window.localStorage.clear());

/** Opens the assign dialog; people added in it appear in later responses. */
async function openSpeakers(people = [salma, omar], response?: unknown) {
  const savedPeople = [...people];
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [conference],
    [`${path}/sessions/deleted`]: [],
    ...programmeResponses(conference.id, [opening]),
    '/api/sessions/opening': opening,
    '/api/people': () => savedPeople,
    'PUT /api/sessions/opening/speakers': [],
    'POST /api/people': ({ body }: Call) => {
      if (response) return response;
      const added = aPerson({ ...(body as object), id: `added-${savedPeople.length}` });
      savedPeople.push(added);
      return added;
    },
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: /^Speakers of Opening/ }));
  await screen.findByRole('button', { name: 'Save Assignments' });
  return { user, calls };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Add Speaker' }));
async function enterName(user: UserEvent, firstName: string) {
  await user.type(dialog().getByRole('textbox', { name: 'First name' }), firstName);
  await user.type(dialog().getByRole('textbox', { name: 'Last name' }), 'Haddad');
}

test('a speaker added in the assign dialog is assigned after those chosen before', async () => {
  const { user, calls } = await openSpeakers();
  await user.click(await screen.findByRole('button', { name: 'Assign Salma Idris' }));
  await user.click(screen.getByRole('button', { name: 'Add Speaker' }));
  await enterName(user, 'Layla');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Speaker created successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Speaker' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Add Speaker' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Remove Layla Haddad' })).toBeVisible();
  expect(writeCalls(calls).map(({ path: to }) => to)).toEqual(['/api/people']);

  await user.click(screen.getByRole('button', { name: 'Save Assignments' }));
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(2));
  expect(writeCalls(calls)[1]).toMatchObject({
    headers: { 'If-Match': '"7"' },
    body: { speakers: [{ personId: omar.id }, { personId: salma.id }, { personId: 'added-2' }] },
  });
});

test('several speakers can be added one after the other', async () => {
  const { user } = await openSpeakers();
  await user.click(await screen.findByRole('button', { name: 'Add Speaker' }));
  await enterName(user, 'Layla');
  await user.click(dialog().getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(dialog().getByRole('textbox', { name: 'First name' })).toHaveValue(''));
  await enterName(user, 'Noor');
  await user.click(dialog().getByRole('button', { name: 'Create Speaker' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Speaker' })).toBeNull());
  const assigned = within(screen.getByRole('region', { name: 'Currently assigned speakers' }));
  const removals = assigned.getAllByRole('button', { name: /^Remove/ });
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove Omar Siddiq',
    'Remove Layla Haddad',
    'Remove Noor Haddad',
  ]);
});

test('a speaker who could not be added is not assigned, and the list stays', async () => {
  const { user, calls } = await openSpeakers([salma, omar], failure(503));
  await user.click(await screen.findByRole('button', { name: 'Assign Salma Idris' }));
  await user.click(screen.getByRole('button', { name: 'Add Speaker' }));
  await enterName(user, 'Layla');
  await user.click(dialog().getByRole('button', { name: 'Create Speaker' }));
  expect(await screen.findByText('Failed to create speaker')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('button', { name: 'Remove Salma Idris' })).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('the very first speaker can be added in the assign dialog', async () => {
  const { user } = await openSpeakers([]);
  await user.click(await screen.findByRole('button', { name: 'Add one here' }));
  await enterName(user, 'Layla');
  await user.click(dialog().getByRole('button', { name: 'Create Speaker' }));
  expect(await screen.findByRole('button', { name: 'Remove Layla Haddad' })).toBeVisible();
  expect(screen.getByText('All speakers are assigned.')).toBeVisible();
});

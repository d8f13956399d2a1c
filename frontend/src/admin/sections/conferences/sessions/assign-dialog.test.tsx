import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const salma = aPerson({ expertiseAreas: ['Law', 'History', 'Ethics', 'Logic'] });
const omar = aPerson({ firstName: 'Omar', lastName: 'Siddiq', organization: 'House of Wisdom' });
const jose = aPerson({ firstName: 'José', lastName: 'Abad' });
const speakers = [aSpeaker(omar, { speakerType: 'chair', presentationTitle: 'Welcome' })];
const opening = aSessionDetail({ id: 'opening', title: 'Opening', speakersVersion: 7, speakers });
const put = 'PUT /api/sessions/opening/speakers';
const responses = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [conference],
  [`${path}/sessions/deleted`]: [],
  ...programmeResponses(conference.id, [opening]),
  '/api/sessions/opening': opening,
  '/api/people': [salma, omar, jose],
  '/api/people/deleted': [],
  [put]: [],
  ...changes,
});

beforeEach(() => window.localStorage.clear());

async function openSpeakers() {
  const opened = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await opened.user.click(await screen.findByRole('button', { name: /^Speakers of Opening/ }));
  return opened;
}
const assigned = () => screen.getByRole('region', { name: 'Currently assigned speakers' });
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const assign = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name: `Assign ${name}` }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Assignments' }));
const close = (user: UserEvent) => user.click(screen.getByText('Close'));

test('speakers are assigned, given a role, reordered and saved as one list', async () => {
  const calls = fakeGateway(responses());
  const { user } = await openSpeakers();
  await assign(user, 'Salma Idris');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Salma Idris' }), 'Keynote');
  await user.type(screen.getByRole('textbox', { name: 'Presentation title of Salma Idris' }), 'On consent{Enter}');
  await user.click(screen.getByRole('button', { name: 'Order of Salma Idris: 2' }));
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  expect(screen.getByText('Salma Idris is now at position 1 of 2.')).toBeInTheDocument();
  expect(writeCalls(calls)).toEqual([]);

  await save(user);
  expect(await screen.findByText('Speaker assignments saved successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      method: 'PUT',
      path: '/api/sessions/opening/speakers',
      headers: { 'If-Match': '"7"' },
      body: {
        speakers: [
          { personId: salma.id, speakerType: 'keynote', presentationTitle: 'On consent' },
          { personId: omar.id, speakerType: 'chair', presentationTitle: 'Welcome' },
        ],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after assigning the only match the search can continue at once', async () => {
  fakeGateway(responses());
  const { user } = await openSpeakers();
  await user.type(await screen.findByRole('searchbox'), 'abad');
  await assign(user, 'José Abad');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('unassigned speakers are available, by last name, with at most three areas', async () => {
  fakeGateway(responses());
  await openSpeakers();
  const available = await screen.findByRole('region', { name: 'Available speakers' });
  const rows = within(available).getAllByRole('button', { name: /^Assign/ });
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Assign José Abad', 'Assign Salma Idris']);
  const areas = within(available).getByRole('list', { name: 'Expertise' });
  expect(namesOf(areas)).toEqual(['Law', 'History', 'Ethics', '+1']);
});

test('available speakers are found by parts of their details, ignoring accents', async () => {
  fakeGateway(responses());
  const { user } = await openSpeakers();
  const search = await screen.findByRole('searchbox', { name: 'Search speakers' });
  await user.type(search, 'jose');
  expect(await screen.findByText('1 of 2 speakers found')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assign Salma Idris' })).toBeNull();
  await user.type(search, ' fes nobody');
  expect(await screen.findByText('No speakers match “jose fes nobody”.')).toBeVisible();
});

test('leaving an unsaved list is confirmed, and impossible while it is saved', async () => {
  const calls = fakeGateway(responses({ [put]: pending }));
  const { user } = await openSpeakers();
  await user.click(await screen.findByRole('button', { name: 'Remove Omar Siddiq' }));
  expect(within(assigned()).getByText(/^No speakers yet/)).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(assigned()).getByText(/^No speakers yet/)).toBeVisible();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: /^Speakers of Opening/ }));
  expect(await screen.findByRole('button', { name: 'Remove Omar Siddiq' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(writeCalls(calls)).toEqual([]);

  await assign(user, 'Salma Idris');
  await save(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});

test('a stale list is not overwritten without confirmation', async () => {
  const serverVersion = { ...opening, speakersVersion: 8, speakers: [aSpeaker(jose)] };
  const changed = { message: 'Stale', requestId: '1', changed: { by: 'omar@example.org', at: '2026-03-12T08:00:00Z' } };
  let isChanged = false;
  const calls = fakeGateway(
    responses({
      '/api/sessions/opening': () => (isChanged ? serverVersion : opening),
      [put]: ({ headers }: { headers: Record<string, string> }) => {
        isChanged = true;
        return headers['If-Match'] === '"8"' ? [] : failure(409, changed);
      },
    }),
  );
  const { user } = await openSpeakers();
  await assign(user, 'Salma Idris');
  await save(user);
  expect(await screen.findByText(/^omar@example.org changed this list of speakers on 12 March/)).toBeVisible();
  expect(screen.queryByText('Failed to save speaker assignments')).toBeNull();
  expect(screen.getByText('José Abad (Presenter)')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Speaker assignments saved successfully!')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({
    headers: { 'If-Match': '"8"' },
    body: { speakers: [{ personId: omar.id }, { personId: salma.id }] },
  });
});

test("the server's list can be loaded", async () => {
  const serverVersion = { ...opening, speakersVersion: 8, speakers: [aSpeaker(jose)] };
  const changed = { message: 'Stale', requestId: '1', changed: { by: 'omar@example.org', at: '2026-03-12T08:00:00Z' } };
  let isChanged = false;
  fakeGateway(
    responses({
      '/api/sessions/opening': () => (isChanged ? serverVersion : opening),
      [put]: () => {
        isChanged = true;
        return failure(409, changed);
      },
    }),
  );
  const { user } = await openSpeakers();
  await assign(user, 'Salma Idris');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Load their version' }));
  expect(await within(assigned()).findByText('José Abad')).toBeVisible();
  expect(within(assigned()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('a failed save keeps the edited list', async () => {
  fakeGateway(responses({ [put]: failure(500) }));
  const { user } = await openSpeakers();
  await assign(user, 'Salma Idris');
  await save(user);
  expect(await screen.findByText('Failed to save speaker assignments')).toBeVisible();
  expect(within(assigned()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toBeEnabled();
});

test('a list that failed to load cannot be overwritten', async () => {
  fakeGateway(responses({ '/api/sessions/opening': failure(500) }));
  await openSpeakers();
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assign / })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save Assignments' })).toBeDisabled();
});

test('deleted people are not in the list', async () => {
  const deleted = { ...aSpeaker(jose), person: null };
  fakeGateway(responses({ '/api/sessions/opening': { ...opening, speakers: [deleted, ...speakers] } }));
  await openSpeakers();
  expect(await screen.findByRole('button', { name: 'Remove Omar Siddiq' })).toBeVisible();
  expect(within(assigned()).getAllByRole('listitem')).toHaveLength(1);
});

test('without any people the dialog links to the speakers', async () => {
  fakeGateway(responses({ '/api/people': [], '/api/sessions/opening': { ...opening, speakers: [] } }));
  const { user, currentPath } = await openSpeakers();
  expect(await screen.findByRole('heading', { name: 'No Speakers Available' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Speaker' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/conference-management/speakers'));
});

test('an unsaved list is offered again after a reload', async () => {
  fakeGateway(responses());
  const { user } = await openSpeakers();
  await assign(user, 'Salma Idris');
  cleanup();

  // Another user has saved a different list meanwhile.
  const calls = fakeGateway(responses({ '/api/sessions/opening': { ...opening, speakersVersion: 8 } }));
  const again = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await again.user.click(await screen.findByRole('button', { name: 'Continue: speakers of Opening' }));
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(within(assigned()).getByText('Salma Idris')).toBeVisible();
  await save(again.user);
  expect(writeCalls(calls)).toMatchObject([{ headers: { 'If-Match': '"7"' } }]);
});

test('the session form edits the same list and leads to saving it', async () => {
  const calls = fakeGateway(responses({ 'PUT /api/sessions/opening': opening }));
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: 'Edit Opening' }));
  await user.click(screen.getByRole('tab', { name: 'Details & Materials' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Omar Siddiq' }));
  await user.click(screen.getByRole('button', { name: 'Assign Speakers' }));
  const dialog = screen.getByRole('dialog', { name: 'Assign Speakers: Opening' });
  await user.click(await within(dialog).findByRole('button', { name: 'Assign José Abad' }));
  await close(user);
  const list = screen.getByRole('region', { name: 'Session Speakers' });
  expect(namesOf(list)).toEqual(['José AbadPresenter']);
  expect(writeCalls(calls)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Update Session' }));
  expect(await screen.findByRole('dialog', { name: 'Assign Speakers: Opening' })).toBeVisible();
  await save(user);
  expect(await screen.findByText('Speaker assignments saved successfully!')).toBeVisible();
  expect(writeCalls(calls).map(({ path: called }) => called)).toEqual([
    '/api/sessions/opening',
    '/api/sessions/opening/speakers',
  ]);
});

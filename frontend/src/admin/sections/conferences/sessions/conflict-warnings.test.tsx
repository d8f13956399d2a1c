import { fireEvent, screen, within } from '@testing-library/react';
import { fakeGateway } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson, aSessionDetail, aSpeaker } from '../../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference();
const path = `/api/conferences/${conference.id}`;
const salma = aPerson();
const omar = aPerson({ firstName: 'Omar', lastName: 'Siddiq' });

// This is 09:00 to 10:30 in Kuala Lumpur.
const inConference = { conferenceId: conference.id };
const inHall = { title: 'Opening', location: 'Hall A', speakers: [aSpeaker(salma)] };
const opening = aSessionDetail({ ...inConference, id: 'opening', ...inHall });
const later = { startTime: '2026-12-12T04:00:00.000Z', endTime: '2026-12-12T05:00:00.000Z' };
const reading = aSessionDetail({ ...inConference, id: 'reading', title: 'Reading', location: 'Annex', ...later });
const sessions = [opening, reading];

const responses = {
  '/api/auth/session': signedIn(),
  '/api/conferences': [conference],
  [`${path}/sessions/deleted`]: [],
  ...programmeResponses(conference.id, sessions),
  '/api/sessions/opening': opening,
  '/api/sessions/reading': reading,
  '/api/people': [salma, omar],
};

beforeEach(() => window.localStorage.clear());

async function open(button: string) {
  fakeGateway(responses);
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/sessions`);
  await user.click(await screen.findByRole('button', { name: button }));
  return user;
}

const dialog = () => screen.getAllByRole('dialog').at(-1) as HTMLElement;
const roomClash = /^Room used twice at once: hall a \(“Opening”\)$/i;
const speakerClash = 'Speaker in two places at once: Salma Idris (“Opening”)';

function moveTo(start: string, end: string) {
  for (const [label, time] of [
    [/^Start time/, start],
    [/^End time/, end],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: `2026-12-12T${time}` } });
  }
}

test('a room clash is shown while times and room of a new session are chosen', async () => {
  const user = await open('Add Session');
  await user.click(screen.getByRole('tab', { name: 'Schedule & Location' }));
  expect(within(dialog()).queryByText(/Room used twice/)).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Location' }), ' hall a');
  expect(within(dialog()).getByText(roomClash)).toBeVisible();
  expect(within(dialog()).getByText(roomClash).closest('[role="status"]')).not.toBeNull();
  moveTo('10:30', '11:00');
  expect(within(dialog()).queryByText(roomClash)).toBeNull();
});

test('a session clashes neither with itself nor with sessions in other rooms', async () => {
  const user = await open('Edit Opening');
  await user.click(screen.getByRole('tab', { name: 'Schedule & Location' }));
  expect(within(dialog()).queryByText(/“Opening”/)).toBeNull();
});

test('a speaker clash is shown while the session is moved and while its speakers are chosen', async () => {
  const user = await open('Edit Reading');
  await user.click(screen.getByRole('tab', { name: 'Schedule & Location' }));
  moveTo('09:30', '10:00');
  await user.click(screen.getByRole('tab', { name: 'Details & Materials' }));
  await user.click(await screen.findByRole('button', { name: 'Assign Speakers' }));
  await user.click(await within(dialog()).findByRole('button', { name: 'Assign Omar Siddiq' }));
  expect(within(dialog()).queryByText(/“Opening”/)).toBeNull();
  await user.click(within(dialog()).getByRole('button', { name: 'Assign Salma Idris' }));
  expect(within(dialog()).getByText(speakerClash)).toBeVisible();

  await user.click(within(dialog()).getByText('Close'));
  const speakers = screen.getByRole('region', { name: 'Session Speakers' });
  expect(within(speakers).getByText(speakerClash)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Schedule & Location' }));
  expect(within(screen.getByRole('tabpanel')).getByText(speakerClash)).toBeVisible();
  moveTo('13:00', '14:00');
  expect(within(dialog()).queryByText(speakerClash)).toBeNull();
});

test('the assign dialog alone uses the times of the saved session', async () => {
  const user = await open('Speakers of Reading (0)');
  await user.click(await screen.findByRole('button', { name: 'Assign Salma Idris' }));
  expect(within(dialog()).queryByText(/“Opening”/)).toBeNull();
});

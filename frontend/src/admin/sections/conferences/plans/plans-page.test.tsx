import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { screen, within } from '@testing-library/react';
import { fakeGateway } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson } from '../../../../testing/samples';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const conference = aListedConference({ timezone: 'Asia/Kuala_Lumpur' });

const session = (id: string, changes: Partial<ProgrammeSession>, speakers: [string, SpeakerType][] = []) => ({
  ...{ id, slug: id, title: id, conferenceId: conference.id, sessionType: 'panel', track: '', description: '' },
  ...{ startTime: '2026-03-12T01:00:00Z', endTime: '2026-03-12T02:30:00Z', location: 'Great Hall', sessionOrder: 0 },
  ...{ maxAttendees: null, speakersVersion: 1, ...changes },
  speakers: speakers.map(([firstName, speakerType], index) => ({
    ...{ id: `${id}-${index}`, sessionId: id, personId: firstName, speakerType, speakerOrder: index + 1 },
    ...{ presentationTitle: '', person: aPerson({ id: firstName, firstName }) },
  })),
});

const programme = [
  session('Opening', {}, [
    ['Salma', 'chair'],
    ['Omar', 'keynote'],
  ]),
  session('Law', { location: 'Room 10', startTime: '2026-03-12T17:00:00Z', endTime: '2026-03-12T18:00:00Z' }),
  session('Counsel', { location: 'Room 2' }, [['Salma', 'moderator']]),
  session('Somewhere', { location: '' }),
];

beforeEach(() => window.localStorage.clear());

async function openPlans(sessions: object[] = programme, language = 'English') {
  fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [{ ...conference, language }],
    [`/api/conferences/${conference.id}/programme`]: sessions,
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/plans`);
  await screen.findByRole('heading', { name: 'Printable Plans' });
  await screen.findByRole('button', { name: 'Print' });
  return user;
}

const sheets = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a room has a sheet for each day of the conference’s zone, rooms in the order of their numbers', async () => {
  await openPlans();
  expect(sheets()).toEqual(['Great Hall', 'Room 2', 'Room 10']);
  const sign = within(screen.getAllByRole('table')[0] as HTMLElement);
  expect(sign.getByText('Thursday 12 March 2026')).toBeVisible();
  expect(sign.getByRole('row', { name: /^09:00–10:30 Opening/ })).toHaveTextContent(
    'Salma Idris (Chair), Omar Idris (Keynote)',
  );
  expect(within(screen.getAllByRole('table')[2] as HTMLElement).getByText('Friday 13 March 2026')).toBeVisible();
  expect(screen.getByText('1 session has no room and is on no sign.')).toBeVisible();
});

test('rooms and days are chosen, and printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const user = await openPlans();
  await user.click(screen.getByRole('checkbox', { name: 'Room 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fri 13 Mar' }));
  expect(sheets()).toEqual(['Great Hall']);
  expect(screen.getByText('1 sheet, A4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('checkbox', { name: 'Great Hall' }));
  expect(screen.getByText('Choose what to print.')).toBeVisible();
});

test('who chairs or moderates has a sheet with room, time, speakers and links', async () => {
  const user = await openPlans();
  await user.click(screen.getByRole('button', { name: 'Chairs and moderators' }));
  expect(sheets()).toEqual(['Salma Idris']);
  const plan = screen.getByRole('table');
  expect(plan).toHaveTextContent('Room: Great Hall · Chair');
  expect(plan).toHaveTextContent('With: Omar Idris (Keynote)');
  expect(plan).toHaveTextContent(`/conferences/${conference.slug}/sessions/Opening`);
  expect(plan).toHaveTextContent('Room: Room 2 · Moderator');
});

test('the sheets of an Arabic conference run from right to left, in its words', async () => {
  await openPlans(programme, 'Arabic');
  const sheet = screen.getAllByRole('table')[0]?.closest('section');
  expect(sheet).toHaveAttribute('dir', 'rtl');
  expect(sheet).toHaveAttribute('lang', 'ar');
  expect(sheet).toHaveTextContent('رئيس الجلسة');
  expect(sheet).toHaveTextContent('12 مارس 2026');
});

test('without rooms it says why there is nothing to print', async () => {
  await openPlans([]);
  expect(screen.getByText('No session has a room yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

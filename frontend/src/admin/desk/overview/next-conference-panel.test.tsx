import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { anAgendaSession, aSessionDetail } from '../../../testing/samples';
import { aListedConference, programmeResponses, signedIn } from '../../../testing/staff-samples';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const coming = (changes: Partial<ListedConference> = {}) =>
  aListedConference({ startDate: inDays(40), endDate: inDays(42), timezone: 'UTC', ...changes });
const { id } = coming();
const agendaPath = `/api/conferences/${id}/agenda`;
const sessionsPath = `/admin/conference-management/${id}/sessions`;

const speakers = [{ slug: 'salma-idris', firstName: 'Salma', lastName: 'Idris' }];
const complete = anAgendaSession({ id: 'complete', location: 'Hall A', speakers });
const agenda = [
  complete,
  anAgendaSession({ id: 'talk', sessionType: 'keynote', location: 'Hall A', speakers: [] }),
  anAgendaSession({ id: 'panel', sessionType: 'panel', location: '', speakers: [] }),
  anAgendaSession({ id: 'reception', sessionType: 'networking', location: 'Garden', speakers: [] }),
  anAgendaSession({ id: 'tea', sessionType: 'break', location: '', speakers: [] }),
];

const openOverview = (conferences: unknown, sessions: unknown = agenda) => {
  const responses = { '/api/auth/session': signedIn(), '/api/conferences': conferences, [agendaPath]: sessions };
  const calls = fakeGateway(responses);
  return { ...openAdmin('/admin'), calls };
};
const findPanel = async () => within(await screen.findByRole('region', { name: 'Next conference' }));

beforeEach(() => window.localStorage.clear());

test('the panel shows the countdown, the registrations, the deadline and what is missing', async () => {
  const registration = { registrationRequired: true, registrationDeadline: inDays(12) };
  openOverview([coming({ ...registration, currentAttendees: 187, maxAttendees: 320 })]);
  const panel = await findPanel();
  expect(await panel.findByText('In 40 days')).toBeVisible();
  expect(panel.getByText('187 of 320', { exact: false })).toHaveTextContent('133 left');
  const meter = panel.getByRole('meter', { name: 'Places taken' });
  expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['187', '320']);
  expect(panel.getByText(/^Registration:/).parentElement).toHaveTextContent(/20\d\din 12 days$/);
  expect(await panel.findByRole('link', { name: '2 sessions without speakers' })).toHaveAttribute(
    'href',
    `${sessionsPath}?missing=speakers`,
  );
  expect(panel.getByRole('link', { name: '1 session without a room' })).toHaveAttribute(
    'href',
    `${sessionsPath}?missing=room`,
  );
});

test('a link of the panel leads to the list of exactly those sessions', async () => {
  const sessions = agenda.map(({ id: session, sessionType, location }) =>
    aSessionDetail({ id: session, title: `The ${session}`, sessionType, location, speakers: [] }),
  );
  fakeGateway({
    ...{ '/api/auth/session': signedIn(), '/api/conferences': [coming()], [agendaPath]: agenda },
    ...programmeResponses(id, sessions),
  });
  const { user } = openAdmin('/admin');
  await user.click(await (await findPanel()).findByRole('link', { name: '1 session without a room' }));
  expect(await screen.findByText('1 of 5 sessions')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The panel' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The tea' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by what is missing' }), 'Complete or not');
  expect(await screen.findByText('5 sessions')).toBeVisible();
});

test.each([
  ['a complete program', coming(), [complete], 'Every talk has speakers and a room.'],
  ['a virtual conference', coming({ isVirtual: true }), [{ ...complete, location: '' }], 'Every talk has speakers.'],
])('%s needs one line', async (_case, conference, sessions, text) => {
  openOverview([conference], sessions);
  const panel = await findPanel();
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.queryByRole('link', { name: /without/ })).toBeNull();
});

test('a conference without sessions leads to where they are added', async () => {
  openOverview([coming()], []);
  expect(await (await findPanel()).findByRole('link', { name: 'Add sessions' })).toHaveAttribute('href', sessionsPath);
});

test('a conference that runs now, without a limit of attendees', async () => {
  const running = { startDate: inDays(-1), endDate: inDays(1), registrationRequired: true };
  openOverview([coming({ ...running, currentAttendees: 90, maxAttendees: null, registrationDeadline: inDays(-9) })]);
  const panel = await findPanel();
  expect(await panel.findByText('Running now, day 2 of 3')).toBeVisible();
  expect(panel.getByText('90, no limit')).toBeVisible();
  expect(panel.queryByRole('meter')).toBeNull();
  expect(panel.getByText('Last deadline')).toBeVisible();
  expect(panel.getByText(/^Registration:/).parentElement).toHaveTextContent(/passed$/);
});

test('a conference without places left is fully booked', async () => {
  openOverview([coming({ currentAttendees: 41, maxAttendees: 40 })]);
  expect(await (await findPanel()).findByText('Fully booked')).toBeVisible();
});

test('registration that is not required is not counted', async () => {
  openOverview([coming({ registrationRequired: false })]);
  const panel = await findPanel();
  expect(await panel.findByText('Not required')).toBeVisible();
  expect(panel.queryByText(/deadline/)).toBeNull();
});

test('an Arabic title has its own direction and language', async () => {
  openOverview([coming({ title: 'الضمير والصالح العام', language: 'Arabic' })]);
  const title = await (await findPanel()).findByRole('heading', { level: 3 });
  expect([title.dir, title.lang]).toEqual(['auto', 'ar']);
});

test('a draft is named as one and previewed', async () => {
  openOverview([coming({ status: 'draft' })]);
  const panel = await findPanel();
  expect(await panel.findByText('Draft')).toBeVisible();
  expect(panel.getByRole('link', { name: /^Preview/ })).toBeVisible();
});

test('without a coming conference the panel offers to create one', async () => {
  openOverview([coming({ startDate: inDays(-9), endDate: inDays(-8) })]);
  const panel = await findPanel();
  expect(await panel.findByText('No conference is coming up.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'New Conference' })).toHaveAttribute(
    'href',
    '/admin/conference-management/create',
  );
});

test('the panel has a skeleton while it loads', async () => {
  openOverview(() => pending);
  const panel = await findPanel();
  expect(panel.getByRole('status')).toHaveTextContent('Loading the next conference...');
  expect(panel.queryByText('No conference is coming up.')).toBeNull();
});

test('conferences and sessions that cannot be loaded are tried again', async () => {
  let [isUp, hasSessions] = [false, false];
  const conferences = () => (isUp ? [coming()] : failure(503));
  const { user } = openOverview(conferences, () => (hasSessions ? [complete] : failure(503)));
  const panel = await findPanel();
  expect(await panel.findByText('The conferences could not be loaded.')).toBeVisible();
  isUp = true;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('The sessions could not be loaded.')).toBeVisible();
  hasSessions = true;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Every talk has speakers and a room.')).toBeVisible();
});

import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeGateway } from '../../../testing/fake-gateway';
import { renderPage } from '../../../testing/render-page';
import { anAgendaSession, aPerson, aSession, aSpeaker } from '../../../testing/samples';
import { Programme } from './programme';

beforeEach(() => sessionStorage.clear());

/** The zone in which the tests run. */
const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const conference = {
  id: 'faith',
  slug: 'self-government',
  title: 'Faith and self-government',
  timezone: 'Asia/Kuala_Lumpur',
};

function renderProgramme(sessions: [AgendaSession, ...AgendaSession[]], timezone = 'Asia/Kuala_Lumpur') {
  fakeGateway({});
  return renderPage(<Programme conference={{ ...conference, timezone }} sessions={sessions} />);
}
const manySessions = (count: number, changes: (index: number) => Partial<AgendaSession> = () => ({})) => {
  const sessions = Array.from({ length: count }, (_, index) =>
    anAgendaSession({ id: `s${index}`, title: `Session ${index}`, ...changes(index) }),
  );
  return sessions as [AgendaSession, ...AgendaSession[]];
};
const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

test('a session shows its time in the zone of the conference, type, track, room and speakers, and links to its URL', () => {
  const speakers = [aPerson(), aPerson({ firstName: 'Omar', lastName: 'Siddiq' })];
  renderProgramme([anAgendaSession({ sessionType: 'keynote', track: 'Law', location: 'Grand Hall', speakers })]);
  const day = within(screen.getByRole('region', { name: 'Saturday 12 December 2026' }));
  expect(day.getByText('09:00')).toHaveAttribute('datetime', '2026-12-12T01:00:00.000Z');
  expect(day.getByText('10:30')).toBeVisible();
  expect(day.getByText('Keynote')).toBeVisible();
  expect(day.getByText('Law')).toBeVisible();
  expect(day.getByText('Grand Hall')).toBeVisible();
  expect(day.getByText('Salma Idris').closest('p')).toHaveTextContent('Salma Idris, Omar Siddiq');
  expect(day.getByRole('link', { name: 'Omar Siddiq' })).toHaveAttribute('href', '/speakers/omar-siddiq');
  expect(day.getByRole('link', { name: 'Consent and covenant' })).toHaveAttribute(
    'href',
    '/conferences/self-government/sessions/session-1',
  );
});

test('a session that ends after midnight names the day of its end', () => {
  renderProgramme([anAgendaSession({ startTime: '2026-12-12T14:00:00.000Z', endTime: '2026-12-12T17:00:00.000Z' })]);
  expect(screen.getByText('22:00')).toBeVisible();
  expect(screen.getByText('01:00 (Sun 13 Dec)')).toBeVisible();
});

test('the height estimate of a slot depends on its number of sessions, up to 20 and more', () => {
  const sessions = Array.from({ length: 20 }, (_, index) =>
    anAgendaSession({ id: `${index}`, title: `Hall ${index}` }),
  );
  renderProgramme([anAgendaSession(), ...sessions.slice(1)]);
  expect(screen.getByText('20 sessions at once').closest('li')).toHaveAttribute('data-sessions', '20');
});

test('parallel sessions are grouped, each with its own end', () => {
  renderProgramme([
    anAgendaSession({ id: 'a', title: 'Short', location: 'Hall A' }),
    anAgendaSession({ id: 'b', title: 'Long', location: 'Hall B', endTime: '2026-12-12T04:00:00.000Z' }),
  ]);
  expect(screen.getByText('2 sessions at once')).toBeVisible();
  expect(screen.getByText('until 10:30')).toBeVisible();
  expect(screen.getByText('until 12:00')).toBeVisible();
});

test('visitors in another time zone can switch to it, and the choice is remembered', async () => {
  const { unmount } = renderProgramme([anAgendaSession()]);
  const zones = () => screen.getByRole('combobox', { name: 'All times are' });
  const [ofConference, ofReader] = within(zones()).getAllByRole('option');
  expect(ofConference).toHaveTextContent('Kuala Lumpur time (UTC+8)');
  expect(ofReader).toHaveTextContent(/^my own, /);
  expect(screen.getByText('09:00')).toBeVisible();
  await userEvent.selectOptions(zones(), ofReader ?? '');
  await waitFor(() => expect(screen.queryByText('09:00')).not.toBeInTheDocument());
  const ownTime = new Date('2026-12-12T01:00:00Z').toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  expect(screen.getByText(ownTime)).toBeVisible();

  unmount();
  renderProgramme([anAgendaSession()]);
  expect(zones()).toHaveValue(localZone);
});

test('the programme and its time zone choice work without sessionStorage', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  renderProgramme([anAgendaSession()]);
  expect(screen.getByText('09:00')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'All times are' }), localZone);
  await waitFor(() => expect(screen.queryByText('09:00')).not.toBeInTheDocument());
  jest.restoreAllMocks();
});

test('no choice is offered between zones with the same times', () => {
  renderProgramme([anAgendaSession()], localZone);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText(/^All times are /)).toBeVisible();
});

test('days after a daylight saving change name their zone', () => {
  renderProgramme(
    [
      anAgendaSession({ id: 'a', startTime: '2026-03-28T09:00:00.000Z', endTime: '2026-03-28T10:00:00.000Z' }),
      anAgendaSession({ id: 'b', startTime: '2026-03-29T09:00:00.000Z', endTime: '2026-03-29T10:00:00.000Z' }),
    ],
    'Europe/London',
  );
  const days = screen.getAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Saturday 28 March 2026',
    'Sunday 29 March 2026London time (BST, UTC+1)',
  ]);
});

test('a short programme has neither search nor day links', () => {
  renderProgramme(manySessions(3));
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a long programme can be filtered by words, type and track', async () => {
  const user = userEvent.setup();
  const speakers = [aPerson({ firstName: 'Omar', lastName: 'Siddiq' })];
  renderProgramme(
    manySessions(12, (index) => ({
      sessionType: index % 2 ? 'panel' : 'workshop',
      track: index < 6 ? 'Law' : 'Economy',
      ...(index === 3 && { speakers }),
    })),
  );
  expect(screen.getByText('12 sessions')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'SIDDIQ');
  expect(await screen.findByText('1 session')).toBeVisible();
  expect(titles()).toEqual(['Session 3']);

  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Panel');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Track' }), 'Economy');
  expect(await screen.findByText('3 sessions')).toBeVisible();
  expect(titles()).toEqual(['Session 7', 'Session 9', 'Session 11']);

  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await user.click(await screen.findByRole('button', { name: 'Show all sessions' }));
  expect(await screen.findByText('12 sessions')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('texts that are not listed are loaded when the search gets the focus, and are found', async () => {
  const user = userEvent.setup();
  const session = aSession({
    id: 's3',
    description: 'On rivers.',
    speakers: [aSpeaker(aPerson({ organization: 'Fes' }))],
  });
  const sessions = manySessions(12);
  const calls = fakeGateway({ '/api/conferences/faith/programme': [session] });
  renderPage(<Programme conference={conference} sessions={sessions} />);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('RIVERS');
  await waitFor(() => expect(titles()).toEqual(['Session 3']));
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('fes');
  await waitFor(() => expect(titles()).toEqual(['Session 3']));
  expect(calls).toHaveLength(1);
});

test('"no matches" is announced only after all texts were searched', async () => {
  const user = userEvent.setup();
  let arrive = (_programme: unknown) => {};
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  fakeGateway({ '/api/conferences/faith/programme': () => coming });
  renderPage(<Programme conference={conference} sessions={manySessions(12)} />);
  await user.type(screen.getByRole('searchbox'), 'deserts');
  expect(await screen.findByText('Searching the whole program...')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 sessions so far');
  arrive([aSession({ id: 's3', description: 'On rivers.' })]);
  expect(await screen.findByText('No sessions match. Try fewer or different words.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^0 sessions$/);
});

test('listed texts are searched even if the others fail to load', async () => {
  renderProgramme(manySessions(12));
  await userEvent.type(screen.getByRole('searchbox'), 'session 11');
  await waitFor(() => expect(titles()).toEqual(['Session 11']));
});

test('a long programme has links to its days', () => {
  renderProgramme(manySessions(12, (index) => ({ startTime: `2026-12-${index < 6 ? 12 : 13}T01:00:00.000Z` })));
  const days = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  expect(days.map((day) => [day.textContent, day.getAttribute('href')])).toEqual([
    ['Sat 12 Dec', '/#12-december-2026'],
    ['Sun 13 Dec', '/#13-december-2026'],
  ]);
});

test('the control that unfolds the filters of a phone says how many are set', async () => {
  renderProgramme(manySessions(12, (index) => ({ sessionType: index % 2 ? 'panel' : 'workshop' })));
  expect(screen.getByRole('checkbox', { name: 'Filter' })).not.toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Panel');
  expect(await screen.findByRole('checkbox', { name: 'Filter (1)' })).toBeInTheDocument();
});

test('1,000 sessions are all rendered after progressive loading', async () => {
  // Queried by tag, because computing a thousand roles takes jsdom a minute.
  const { container } = renderProgramme(
    manySessions(1000, (index) => ({ startTime: new Date(Date.UTC(2026, 11, 12, index / 20)).toISOString() })),
  );
  const renderedCount = () => container.querySelectorAll('h4').length;
  expect(renderedCount()).toBeLessThan(100);
  await waitFor(() => expect(renderedCount()).toBe(1000), { timeout: 60_000 });
});

test('back navigation renders a long programme at once, so that the scroll position can be restored', () => {
  fakeGateway({});
  const { container } = renderPage(<Programme conference={conference} sessions={manySessions(200)} isBackNavigation />);
  expect(container.querySelectorAll('h4')).toHaveLength(200);
});

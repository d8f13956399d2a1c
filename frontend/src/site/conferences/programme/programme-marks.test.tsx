import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { fireEvent, screen } from '@testing-library/react';
import { fakeGateway } from '../../../testing/fake-gateway';
import { renderPage } from '../../../testing/render-page';
import { aChange, aConference, anAgendaSession } from '../../../testing/samples';
import { Programme } from './programme';

function renderProgramme(sessions: [AgendaSession, ...AgendaSession[]]) {
  fakeGateway({});
  return renderPage(<Programme conference={aConference()} sessions={sessions} />);
}

test('the link of the current day is marked after every scroll, and that of the first day above all of them', () => {
  let top = 5000;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  const sessions = Array.from({ length: 12 }, (_, index) =>
    anAgendaSession({ id: `s${index}`, startTime: `2026-12-${index < 6 ? 12 : 13}T01:00:00.000Z` }),
  );
  renderProgramme(sessions as [AgendaSession, ...AgendaSession[]]);
  const scrollTo = (position: number) => {
    top = position;
    fireEvent.scroll(window);
    return screen.getByRole('link', { current: 'location' }).textContent;
  };
  expect(scrollTo(5000)).toBe('Sat 12 Dec');
  expect(scrollTo(-100)).toBe('Sun 13 Dec');
  expect(scrollTo(5000)).toBe('Sat 12 Dec');
  jest.restoreAllMocks();
});

test('a break is one line without its type, which is read aloud', () => {
  renderProgramme([anAgendaSession({ title: 'Tea', sessionType: 'break', location: 'Courtyard' })]);
  expect(screen.getByText('Break').closest('p')).toHaveClass('visually-hidden');
  expect(screen.getByText('Courtyard')).toBeVisible();
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const between = (start: number, end: number) => ({ startTime: hoursFromNow(start), endTime: hoursFromNow(end) });

test('the session under way and the next one are marked', () => {
  renderProgramme([
    anAgendaSession({ id: 'a', ...between(-3, -1) }),
    anAgendaSession({ id: 'b', ...between(-1, 1) }),
    anAgendaSession({ id: 'c', ...between(1, 2) }),
    anAgendaSession({ id: 'd', ...between(2, 3) }),
  ]);
  const marks = screen.getAllByText(/^(Now|Next)$/);
  expect(marks.map((mark) => [mark.textContent, mark.closest('li')?.querySelector('a')?.id])).toEqual([
    ['Now', 'session-b'],
    ['Next', 'session-c'],
  ]);
});

test('nothing is marked on the days before and after a conference', () => {
  renderProgramme([anAgendaSession({ id: 'a', ...between(-3, -1) }), anAgendaSession({ id: 'b', ...between(20, 21) })]);
  expect(screen.queryByText(/^(Now|Next)$/)).not.toBeInTheDocument();
});

test('a session whose title is in another script than the programme has its own direction', () => {
  renderProgramme([
    anAgendaSession({ id: 'a', title: 'Latin' }),
    anAgendaSession({ id: 'b', title: 'كلمات', startTime: '2026-12-12T03:00:00.000Z' }),
  ]);
  const directions = ['Latin', 'كلمات'].map((name) => screen.getByRole('link', { name }).closest('li')?.dir);
  expect(directions).toEqual(['', 'rtl']);
});

test('names are separated by the comma of the script of the title', () => {
  const speakers = ['One', 'Two'].map((lastName) => ({ slug: 'name', firstName: 'Name', lastName }));
  renderProgramme([anAgendaSession({ title: 'Latin', speakers })]);
  renderProgramme([anAgendaSession({ title: 'كلمات', speakers })]);
  expect(screen.getAllByText(/One/).map((name) => name.closest('p')?.textContent)).toEqual([
    'Name One, Name Two',
    'Name One، Name Two',
  ]);
});

test('a session that has changed lately says what, in the zone of the programme', () => {
  fakeGateway({});
  const changes = new Map([
    [
      'a',
      aChange({}, { startTime: '2026-12-12T03:30:00.000Z', endTime: '2026-12-12T04:30:00.000Z', location: 'Hall B' }),
    ],
    ['b', aChange(null)],
    ['c', aChange({}, { startTime: '2026-12-13T01:00:00.000Z', endTime: '2026-12-13T02:30:00.000Z' })],
    ['d', aChange({}, { endTime: '2026-12-12T03:00:00.000Z', title: 'Another' })],
  ]);
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map((id) => anAgendaSession({ id, title: id }));
  if (first) renderPage(<Programme conference={aConference()} sessions={[first, ...others]} changes={changes} />);
  const notes = screen.getAllByRole('heading', { level: 4 }).map(({ nextElementSibling: next }) => next?.textContent);
  expect(notes.map((note) => (note?.includes('agenda') ? '' : note))).toEqual([
    'Moved from 09:00 to 11:30, room changed',
    'New',
    'Moved from Sat 12 Dec, 09:00 to Sun 13 Dec, 09:00',
    'Ends at 11:00 instead of 10:30, renamed',
    '',
  ]);
});

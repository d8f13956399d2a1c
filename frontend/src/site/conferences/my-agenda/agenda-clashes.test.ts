import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { anAgendaSession } from '../../../testing/samples';
import { describeClashesOf, findAgendaClashes, formatClash } from './agenda-clashes';

const at = (time: string) => `2026-12-12T${time}:00.000Z`;
const session = (id: string, start: string, end: string, changes: Partial<AgendaSession> = {}) =>
  anAgendaSession({ id, title: id, startTime: at(start), endTime: at(end), location: 'Hall A', ...changes });
const withoutIsolates = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const clashesOf = (...sessions: AgendaSession[]) =>
  findAgendaClashes(sessions).map((clash) => withoutIsolates(formatClash(clash)));

test('sessions that overlap clash, whichever starts first; those that only touch in one room do not', () => {
  const long = session('Long', '09:00', '11:00');
  const within = session('Within', '09:30', '10:00', { location: 'Hall B' });
  const after = session('After', '11:00', '12:00');
  expect(clashesOf(within, after, long)).toEqual(['“Long” overlaps with “Within”.']);
  expect(clashesOf(long, session('Same', '09:00', '11:00'))).toHaveLength(1);
});

test('less than five minutes between two rooms are too few', () => {
  const first = session('First', '09:00', '10:00');
  const other = { location: 'Hall B' };
  expect(clashesOf(first, session('Then', '10:04', '11:00', other))).toEqual([
    'Only 4 minutes to get from “First” in Hall A to “Then” in Hall B.',
  ]);
  expect(clashesOf(first, session('Then', '10:01', '11:00', other))[0]).toMatch(/^Only 1 minute to get from/);
  expect(clashesOf(first, session('Then', '10:00', '11:00', other))[0]).toMatch(/^No time to get from/);
  expect(clashesOf(first, session('Then', '10:05', '11:00', other))).toEqual([]);
  expect(clashesOf(first, session('Then', '10:00', '11:00', { location: ' hall  a ' }))).toEqual([]);
});

test.each(['', 'Online', 'Zoom room 2', 'https://meet.example.org/2'])('nobody walks to “%s”', (location) => {
  const sessions = [session('First', '09:00', '10:00'), session('Then', '10:00', '11:00', { location })];
  expect(clashesOf(...sessions)).toEqual([]);
});

test('nobody walks in a virtual conference', () => {
  const sessions = [session('First', '09:00', '10:00'), session('Then', '10:00', '11:00', { location: 'Hall B' })];
  expect(findAgendaClashes(sessions, true)).toEqual([]);
});

test('a break clashes with nothing; networking may begin on the way', () => {
  const talk = session('Talk', '09:00', '10:00');
  expect(clashesOf(talk, session('Tea', '09:30', '10:00', { sessionType: 'break', location: 'Court' }))).toEqual([]);
  const dinner = { sessionType: 'networking' as const, location: 'Court' };
  expect(clashesOf(talk, session('Dinner', '10:00', '11:00', dinner))).toEqual([]);
  expect(clashesOf(talk, session('Dinner', '09:30', '11:00', dinner))).toHaveLength(1);
});

test('each session names what it clashes with, and counts the others from the third on', () => {
  const notes = (...sessions: AgendaSession[]) =>
    Object.fromEntries(describeClashesOf(findAgendaClashes(sessions)).map(([id, text]) => [id, withoutIsolates(text)]));
  const parallel = ['A', 'B', 'C', 'D'].map((id) => session(id, '09:00', '10:00'));
  expect(notes(...parallel).A).toBe('Overlaps with “B”, “C” and 1 more.');
  expect(notes(...parallel.slice(0, 3)).A).toBe('Overlaps with “B” and “C”.');
  const next = session('Next', '10:03', '11:00', { location: 'Hall B' });
  expect(notes(...parallel.slice(0, 2), next)).toEqual({
    A: 'Overlaps with “B”. Only 3 minutes to get to “Next” in Hall B.',
    B: 'Overlaps with “A”. Only 3 minutes to get to “Next” in Hall B.',
    Next: 'Only 3 minutes to get here from “A” in Hall A. Only 3 minutes to get here from “B” in Hall A.',
  });
});

test('a title in another script does not reorder the words around it', () => {
  const [clash] = findAgendaClashes([session('ندوة', '09:00', '10:00'), session('Talk', '09:00', '10:00')]);
  expect(clash && formatClash(clash)).toContain('“\u2068ندوة\u2069” overlaps with');
});

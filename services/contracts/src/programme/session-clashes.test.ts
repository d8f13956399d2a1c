import { type Booking, findClash, findClashes } from './session-clashes.js';

const at = (clock: string) => `2026-12-12T${clock}:00.000Z`;
const salma = { id: 'salma', name: 'Salma Idris' };
const omar = { id: 'omar', name: 'Omar Siddiq' };

function booking(start: string, end: string, location: string, speakers: Booking['speakers'] = []): Booking {
  const id = `${start} ${location} ${speakers.map((speaker) => speaker.id).join()}`;
  return { id, title: id, startTime: at(start), endTime: at(end), location, speakers };
}

const talk = booking('10:00', '11:00', 'Hall A', [salma, omar]);

test.each<[string, Booking, ReturnType<typeof findClash>]>([
  ['the same room', booking('10:30', '11:30', 'Hall A'), { isSameRoom: true, speakers: [] }],
  ['the same room in another spelling', booking('10:30', '11:30', '  hall  a '), { isSameRoom: true, speakers: [] }],
  ['a session around it', booking('09:00', '17:00', 'Hall A'), { isSameRoom: true, speakers: [] }],
  ['the same person elsewhere', booking('10:30', '11:30', 'Annex', [omar]), { isSameRoom: false, speakers: [omar] }],
  ['another room and person', booking('10:30', '11:30', 'Annex', [{ id: 'noor', name: 'Noor' }]), null],
  ['the same room right after it', booking('11:00', '12:00', 'Hall A', [salma]), null],
  ['the same room right before it', booking('09:00', '10:00', 'Hall A', [salma]), null],
  ['the session itself', { ...talk, startTime: at('10:30') }, null],
])('clash of a session with %s', (_case, other, expected) => {
  expect(findClash(talk, other)).toEqual(expected);
});

test('two sessions without a room do not clash', () => {
  expect(findClash(booking('10:00', '11:00', ''), booking('10:00', '11:30', ' '))).toBeNull();
});

test('every clashing pair is reported once', () => {
  const all = [booking('12:00', '13:00', 'Hall A'), booking('09:00', '17:00', 'Hall A'), talk];
  const pairs = [...findClashes(all)].map(([one, other]) => [one.startTime, other.startTime]);
  expect(pairs).toEqual([
    [at('09:00'), at('10:00')],
    [at('09:00'), at('12:00')],
  ]);
});

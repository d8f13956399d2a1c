import { nextFreeTimes } from './session-conflicts';

const at = (from: string, until: string, location = 'Hall A') => ({
  startTime: `2026-12-12T${from}:00.000Z`,
  endTime: `2026-12-12T${until}:00.000Z`,
  location,
});
const talk = at('09:00', '10:00');

test.each([
  ['right after the original if its room is free', talk, [], '10:00', '11:00'],
  ['after the session that follows in the room', talk, [at('10:00', '10:30')], '10:30', '11:30'],
  ['in a gap that is long enough', talk, [at('10:00', '10:15'), at('11:15', '12:00')], '10:15', '11:15'],
  ['after a gap that is too short', talk, [at('11:14', '12:00'), at('10:00', '10:15')], '12:00', '13:00'],
  [
    'after a session that started before the original',
    talk,
    [at('08:00', '13:00'), at('10:00', '10:30')],
    '13:00',
    '14:00',
  ],
  ['regardless of sessions in other rooms', talk, [at('10:00', '11:00', 'Hall B')], '10:00', '11:00'],
  ['after a session whose room differs only in case', talk, [at('10:00', '11:00', 'HALL A')], '11:00', '12:00'],
  [
    'right after the original if it has no room',
    at('09:00', '09:30', ''),
    [at('09:30', '10:00', '')],
    '09:30',
    '10:00',
  ],
])('a copy of a session is placed %s', (_case, session, others, from, until) => {
  const { startTime, endTime } = at(from, until);
  expect(nextFreeTimes(session, [session, ...others])).toEqual({ startTime, endTime });
});

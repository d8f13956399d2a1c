import { cellUnder, endAt, type Grip, growCell, lengthenBy, nextRoom, type Place, placeUnder, shiftBy } from './places';
import { stepOf } from './use-held-session';

const at = (start: string, end: string, location = 'Hall A'): Place => ({
  startTime: `2026-12-12T${start}:00.000Z`,
  endTime: `2026-12-12T${end}:00.000Z`,
  location,
});
const hour = at('09:00', '10:00');
const rooms = ['Hall A', 'Hall B', 'Hall C'];
/** The grid has eight hours from 08:00 on: a pixel is a minute, and each room is 100 pixels wide. */
const box = { left: 50, top: 20, width: 300, height: 480 };
const columns = { rooms, start: Date.parse('2026-12-12T08:00:00.000Z'), minutes: 480 };

const under = (x: number, y: number, changes: Partial<Grip> = {}) =>
  placeUnder({ x, y }, box, columns, { place: hour, mode: 'move', offset: 0, isForAllRooms: false, ...changes });

test.each<[from: string, x: number, y: number, changes: Partial<Grip>, expected: Place]>([
  ['in another room and at the next five minutes', 160, 83, {}, at('09:05', '10:05', 'Hall B')],
  ['as far from its start as it was held', 160, 120, { offset: 40 }, at('09:00', '10:00', 'Hall B')],
  ['at the first minute above the grid', 60, -300, {}, at('08:00', '09:00')],
  ['beside the grid in the last room', 900, 80, {}, at('09:00', '10:00', 'Hall C')],
  ['across all rooms', 160, 80, { place: at('10:00', '10:30', ''), isForAllRooms: true }, at('09:00', '09:30', '')],
  ['longer', 260, 173, { mode: 'lengthen', offset: -3 }, at('09:00', '10:35')],
  ['with five minutes at least', 60, 20, { mode: 'lengthen' }, at('09:00', '09:05')],
])('a held session is %s', (_case, x, y, changes, expected) => {
  expect(under(x, y, changes)).toEqual(expected);
});

test('without rooms a session is moved in time only', () => {
  const grip: Grip = { place: hour, mode: 'move', offset: 0, isForAllRooms: false };
  expect(placeUnder({ x: 60, y: 140 }, box, { ...columns, rooms: [] }, grip)).toEqual(at('10:00', '11:00'));
});

test('a session is shifted with its length, and never ends before it begins', () => {
  expect(shiftBy(hour, -15)).toEqual(at('08:45', '09:45'));
  expect(lengthenBy(hour, -90)).toEqual(at('09:00', '09:05'));
  expect(endAt(hour, Date.parse(hour.startTime) + 1)).toEqual(at('09:00', '09:05'));
});

test('rooms are left and entered in their order, whatever their spelling in the session', () => {
  expect(nextRoom(at('09:00', '10:00', 'hall  a'), rooms, 1).location).toBe('Hall B');
  expect(nextRoom(hour, rooms, -1)).toBe(hour);
  expect(nextRoom(at('09:00', '10:00', 'Hall C'), rooms, 1).location).toBe('Hall C');
  expect(nextRoom(at('09:00', '10:00', ''), rooms, 1).location).toBe('Hall A');
});

test.each([
  ['ArrowUp', false, at('08:55', '09:55')],
  ['ArrowDown', false, at('09:05', '10:05')],
  ['ArrowDown', true, at('09:00', '10:05')],
  ['PageDown', false, at('10:00', '11:00')],
  ['PageUp', true, at('09:00', '09:05')],
  ['ArrowRight', false, at('09:00', '10:00', 'Hall B')],
  ['Delete', false, at('09:00', '10:00', '')],
  ['a', false, undefined],
])('%s (with Shift: %s) moves a held session', (key, isShift, expected) => {
  expect(stepOf(hour, key, isShift, rooms)).toEqual(expected);
});

test('a new session begins in the quarter of an hour that is pressed, and ends with the next session of its room', () => {
  const columns = { rooms: ['Hall A', 'Hall B'], start: Date.parse('2026-12-12T00:00:00.000Z'), minutes: 600 };
  const box = { left: 100, top: 50, width: 200, height: 600 };
  const cell = cellUnder({ x: 250, y: 50 + 128 }, box, columns);
  expect(cell).toEqual({
    startTime: '2026-12-12T02:00:00.000Z',
    endTime: '2026-12-12T02:15:00.000Z',
    location: 'Hall B',
  });
  const at = (location: string, startTime: string) => ({ location, startTime, endTime: '2026-12-12T09:00:00.000Z' });
  const endWith = (...sessions: Place[]) => growCell(cell, sessions).endTime;
  expect(endWith(at('Hall A', '2026-12-12T02:30:00.000Z'))).toBe('2026-12-12T03:00:00.000Z');
  expect(endWith(at('hall b', '2026-12-12T02:40:00.000Z'))).toBe('2026-12-12T02:40:00.000Z');
  const grip: Grip = { place: cell, mode: 'create', offset: 0, isForAllRooms: false };
  const dragTo = (minute: number) => placeUnder({ x: 120, y: 50 + minute }, box, columns, grip);
  expect(dragTo(217)).toMatchObject({
    startTime: cell.startTime,
    endTime: '2026-12-12T03:35:00.000Z',
    location: 'Hall B',
  });
  expect(dragTo(90)).toMatchObject({
    startTime: '2026-12-12T01:30:00.000Z',
    endTime: cell.endTime,
    location: 'Hall B',
  });
});

import type { ImportedRoom } from '@majlis/contracts/imports';
import { message, messageOf } from '@majlis/contracts/messages';
import { rooms } from '@majlis/contracts/room-input';
import { roomKey } from '@majlis/contracts/rooms';
import type { RoomEntity } from '../list-entities.js';
import type { RoomEntry } from './import-table.js';

export type PlannedRoom = { shown: ImportedRoom; stored: RoomEntity | undefined };

const schema = rooms.input.pick({ name: true, capacity: true });

/** Rooms are found by their names. Those that stay as they are are left out. */
export function planRooms(entries: RoomEntry[], rooms: RoomEntity[]): PlannedRoom[] {
  const byKey = new Map(rooms.map((room) => [roomKey(room.name), room]));
  const seen = new Set<string>();
  return entries
    .map((entry): PlannedRoom => {
      const name = entry.name?.trim() ?? '';
      const key = roomKey(name);
      const stored = byKey.get(key);
      const before = stored?.capacity ?? null;
      const { data, error } = schema.safeParse({
        name,
        capacity: entry.capacity === undefined ? before : entry.capacity,
      });
      const [issue] = error?.issues ?? [];
      const problem = issue ? messageOf(issue) : seen.has(key) ? message('repeatedRoom') : null;
      seen.add(key);
      const kind = problem ? 'error' : stored ? 'change' : 'add';
      return {
        stored,
        shown: { name: data?.name ?? name, kind, before, after: data?.capacity ?? null, error: problem },
      };
    })
    .filter(({ shown }) => shown.kind !== 'change' || shown.before !== shown.after);
}

import { defineList, type InputOf } from '../shared/define-list.schema.js';
import { translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { wholeNumber } from '../shared/shared-fields.schema.js';
import { requiredText } from '../shared/text.schema.js';

export const maxRoomLength = 300;

export const rooms = defineList({
  table: 'rooms',
  parent: 'conference',
  path: listPaths.rooms,
  noun: 'room',
  label: ['name'],
  staffPath: '/admin/conference-management/:conferenceId/sessions/rooms',
  fields: {
    /** Unique within the conference. Renaming a room also renames it in its sessions. */
    name: translated(requiredText(maxRoomLength)),
    /** Null if it is not known. */
    capacity: wholeNumber(1_000_000).nullable().default(null),
  },
});
export type RoomInput = InputOf<typeof rooms>;

import { z } from 'zod';
import { sortableFields, wholeNumber } from './shared-fields.js';
import { requiredText } from './text.js';

export const maxRoomLength = 300;

export const roomInput = z.strictObject({
  /** Unique within the conference. A new name is also given to the sessions in the room. */
  name: requiredText(maxRoomLength),
  /** Null if it is not known. */
  capacity: wholeNumber(1_000_000).nullable().default(null),
  ...sortableFields,
});
export type RoomInput = z.infer<typeof roomInput>;

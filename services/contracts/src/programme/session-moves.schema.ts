import { z } from 'zod';
import { code } from '../shared/messages.js';
import { flag } from '../shared/shared-fields.schema.js';
import { optionalText, requiredText } from '../shared/text.schema.js';
import { requiredDateTime, requiredDay, resolveSessionTimes } from '../shared/times.schema.js';
import { maxReasonLength } from './programme-conflicts.js';
import { maxRoomLength } from './rooms.schema.js';
import { type DayCopyInput, type MoveInput, maxMovedSessions } from './session-moves.js';

const sessionMove = z.strictObject({
  id: z.uuid('Give the id of a session').toLowerCase(),
  version: z.int('Versions are whole numbers').min(1, 'Versions start at 1'),
  startTime: requiredDateTime,
  endTime: requiredDateTime,
  location: optionalText(maxRoomLength).unwrap().optional(),
});

export const moveInput = z.strictObject({
  sessions: z
    .array(sessionMove, 'Give the sessions')
    .min(1, code.noSessions)
    .max(maxMovedSessions, code.tooManySessions)
    .refine((sessions) => new Set(sessions.map(({ id }) => id)).size === sessions.length, 'Give each session once'),
}) satisfies z.ZodType<MoveInput>;

/** A move with its times as UTC instants, for a conference in the given IANA zone. */
export const sessionMoveForZone = (zone: string) => sessionMove.transform(resolveSessionTimes(zone));

export const dayCopyInput = z
  .strictObject({ from: requiredDay, to: requiredDay, withSpeakers: flag.default(true) })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: code.sameDay,
  }) satisfies z.ZodType<DayCopyInput>;

export const acceptedConflictInput = z.strictObject({ reason: requiredText(maxReasonLength) });
export type AcceptedConflictInput = z.infer<typeof acceptedConflictInput>;

import { z } from 'zod';
import { maxRoomLength } from './room-input.js';
import { type DayCopyInput, type MoveInput, maxMovedSessions } from './session-moves.js';
import { flag } from './shared-fields.js';
import { optionalText } from './text.js';
import { addIssueUnlessBefore, requiredDateTime, requiredDay, resolveTimes } from './times.js';

const sessionMove = z.strictObject({
  id: z.uuid('Give the id of a session').toLowerCase(),
  version: z.int('Versions are whole numbers').min(1, 'Versions start at 1'),
  startTime: requiredDateTime('Start time'),
  endTime: requiredDateTime('End time'),
  location: optionalText('Location', maxRoomLength).unwrap().optional(),
});

export const moveInput = z.strictObject({
  sessions: z
    .array(sessionMove, 'Give the sessions')
    .min(1, 'Choose at least one session')
    .max(maxMovedSessions, `Choose at most ${maxMovedSessions} sessions`)
    .refine((sessions) => new Set(sessions.map(({ id }) => id)).size === sessions.length, 'Give each session once'),
}) satisfies z.ZodType<MoveInput>;

/** A move with its times as UTC instants, for a conference in the given IANA zone. */
export const sessionMoveForZone = (zone: string) =>
  sessionMove.transform((move, context) => {
    const times = resolveTimes(zone, move, ['startTime', 'endTime'] as const, context);
    if (!times) return z.NEVER;
    addIssueUnlessBefore(context, [times.startTime, times.endTime], 'endTime', 'The end must be after the start');
    return { ...move, ...times };
  });

export const dayCopyInput = z
  .strictObject({ from: requiredDay('Day'), to: requiredDay('New day'), withSpeakers: flag.default(true) })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'Choose another day',
  }) satisfies z.ZodType<DayCopyInput>;

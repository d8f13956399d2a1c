import { z } from 'zod';
import { conflictKinds, maxReasonLength } from './programme-conflicts.js';
import { requiredText } from './text.js';

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const conflictKey = z
  .string()
  .regex(new RegExp(`^(?:${conflictKinds.join('|')})(?::${id}){1,3}$`), 'This is no conflict');

export const acceptedConflictInput = z.strictObject({ reason: requiredText('Reason', maxReasonLength) });
export type AcceptedConflictInput = z.infer<typeof acceptedConflictInput>;

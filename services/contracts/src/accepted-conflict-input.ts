import { z } from 'zod';
import { maxReasonLength } from './programme-conflicts.js';
import { requiredText } from './text.js';

export const acceptedConflictInput = z.strictObject({ reason: requiredText(maxReasonLength) });
export type AcceptedConflictInput = z.infer<typeof acceptedConflictInput>;

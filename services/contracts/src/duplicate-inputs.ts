import { z } from 'zod';
import type { MergeInput } from './duplicates.js';
import { personInput } from './people.js';

export const mergeInput = z.strictObject({
  merged: z.strictObject({
    id: z.uuid('Give the id of a person').toLowerCase(),
    version: z.int('Versions are whole numbers').min(1, 'Versions start at 1'),
  }),
  values: personInput,
}) satisfies z.ZodType<MergeInput>;

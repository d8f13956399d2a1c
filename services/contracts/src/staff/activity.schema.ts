import { z } from 'zod';
import { changeOperations } from './history.js';

const instant = z.iso.datetime({ offset: true, error: 'Give a time like 2027-03-21T00:00:00Z' });
const cursor = z.string().regex(/^\d{4}-[\d-]+T[\d:.]+Z_[0-9a-f-]{36}$/, 'This is no place in the list');

export const maxActivityPage = 100;

export const activityQuery = z.strictObject({
  actor: z.string().max(320).optional(),
  table: z
    .string()
    .regex(/^[a-z_]{1,63}$/, 'This is no table')
    .optional(),
  operation: z.enum([...changeOperations, 'sign-in'], 'This is no action').optional(),
  from: instant.optional(),
  to: instant.optional(),
  /** Jobs, such as the purge of deleted rows, are left out by default. */
  jobs: z.enum(['true', 'false']).default('false'),
  before: cursor.optional(),
  limit: z.coerce.number('This is no number').int().min(1).max(maxActivityPage).default(50),
});
export type ActivityQuery = z.infer<typeof activityQuery>;

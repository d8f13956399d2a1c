import { z } from 'zod';
import { isSlug } from '../shared/slugs.js';
import { visitPeriods } from './visits.js';

export const visitsQuery = z.strictObject({
  days: z.coerce
    .number()
    .pipe(z.literal(visitPeriods, `The days are ${visitPeriods.join(', ')}`))
    .default(30),
  conference: z.string().refine(isSlug, 'This is no address of a conference').optional(),
});
export type VisitsQuery = z.infer<typeof visitsQuery>;

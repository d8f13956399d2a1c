import { z } from 'zod';
import { maxFindLength } from './find.js';

export const findQuery = z.strictObject({
  q: z
    .string('Give one text to find')
    .max(maxFindLength, `The text to find has at most ${maxFindLength} characters`)
    .default(''),
});
export type FindQuery = z.infer<typeof findQuery>;

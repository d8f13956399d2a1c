import { z } from 'zod';

/** Of a page that staff may give an address of its own in each language. */
export const withSlugs = {
  slugs: z
    .record(z.string(), z.string())
    .nullish()
    .describe('The slugs by the tags of their languages; null if it is the same in all'),
};

import { z } from 'zod';
import { siteLanguages } from './languages.js';

const tags = siteLanguages.map(({ tag }) => tag);

/** Every public read accepts this query. */
export const languageQuery = z.object({
  lang: z
    .enum(tags, `Languages are ${tags.join(', ')}`)
    .optional()
    .describe('Texts are in this language as far as they have been translated'),
});

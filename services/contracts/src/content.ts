import { z } from 'zod';
import { siteLanguages, unknownLanguages } from './languages.js';
import type { AuditFields } from './shared-fields.js';
import { requiredText } from './text.js';
import { normalizeTimeZone } from './zoned-times.js';

export const contentTypes = ['text', 'textarea'] as const;

const contentKeyPattern = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$/;

export const contentKey = requiredText('Key', 100).regex(
  contentKeyPattern,
  'Write the page, a dot and a name in lower case, like hero.title',
);

const languageLists = ['site.languages', 'site.hijri_dates'];

export const contentInput = z
  .strictObject({
    key: contentKey,
    type: z.enum(contentTypes, 'Choose text or textarea'),
    content: requiredText('Content', 50_000),
  })
  .refine(({ key, content }) => key !== 'site.timezone' || normalizeTimeZone(content) !== undefined, {
    path: ['content'],
    error: 'Give a time zone like Asia/Kuala_Lumpur',
  })
  .refine(({ key, content }) => !languageLists.includes(key) || unknownLanguages(content).length === 0, {
    path: ['content'],
    error: `Give languages of the site: ${siteLanguages.map(({ tag }) => tag).join(', ')}`,
  })
  .overwrite((entry) =>
    entry.key === 'site.timezone' ? { ...entry, content: normalizeTimeZone(entry.content) ?? entry.content } : entry,
  );
export type ContentInput = z.infer<typeof contentInput>;

export const publicContentEntry = z
  .strictObject({ key: contentInput.shape.key, content: contentInput.shape.content })
  .meta({ id: 'ContentEntry' });
export type ContentEntry = ContentInput & AuditFields;

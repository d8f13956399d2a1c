import { z } from 'zod';
import { siteLanguages, unknownLanguages } from '../shared/languages.js';
import { code } from '../shared/messages.js';
import type { AuditFields } from '../shared/shared-fields.schema.js';
import { requiredText } from '../shared/text.schema.js';
import { normalizeTimeZone } from '../shared/zoned-times.js';

export const contentTypes = ['text', 'textarea'] as const;

const contentKeyPattern = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$/;

export const contentKey = requiredText(100).regex(contentKeyPattern, code.notContentKey);

const languageLists = ['site.languages', 'site.hijri_dates'];

export const contentInput = z
  .strictObject({
    key: contentKey,
    type: z.enum(contentTypes, code.notContentType),
    content: requiredText(50_000),
  })
  .refine(({ key, content }) => key !== 'site.timezone' || normalizeTimeZone(content) !== undefined, {
    path: ['content'],
    error: code.unknownTimeZone,
  })
  .refine(({ key, content }) => !languageLists.includes(key) || unknownLanguages(content).length === 0, {
    path: ['content'],
    error: code.notSiteLanguages,
    params: { values: siteLanguages.map(({ tag }) => tag).join(', ') },
  })
  .overwrite((entry) =>
    entry.key === 'site.timezone' ? { ...entry, content: normalizeTimeZone(entry.content) ?? entry.content } : entry,
  );
export type ContentInput = z.infer<typeof contentInput>;

export const publicContentEntry = z
  .strictObject({ key: contentInput.shape.key, content: contentInput.shape.content })
  .meta({ id: 'ContentEntry' });
export type ContentEntry = ContentInput & AuditFields;

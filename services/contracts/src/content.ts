import { z } from 'zod';
import type { EditableRow } from './editable-row.js';

export const contentTypes = ['text', 'textarea'] as const;

/** Dotted, the first segment names the page: `hero.title`, `about.button_text`. */
const contentKeyPattern = /^[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+$/;

export const contentKey = z
  .string('Key is required')
  .trim()
  .min(1, 'Key is required')
  .max(100, 'Key has at most 100 characters')
  .regex(contentKeyPattern, 'Write the page, a dot and a name in lower case, like hero.title');

export const contentInput = z.strictObject({
  key: contentKey,
  type: z.enum(contentTypes, 'Choose text or textarea'),
  content: z
    .string('Content is required')
    .trim()
    .min(1, 'Content is required')
    .max(50_000, 'Content has at most 50000 characters'),
});
export type ContentInput = z.infer<typeof contentInput>;

/** Visitors are sent key and content; staff the whole entry. */
export type ContentEntry = ContentInput & EditableRow;

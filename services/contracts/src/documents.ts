import { z } from 'zod';
import { documentKinds } from './choices.js';
import { type AuditFields, isActive, sortOrder } from './shared-fields.js';
import { maxTitleLength, requiredText } from './text.js';
import { optionalDateTime, resolveTimes } from './times.js';
import { storedDocumentPattern } from './uploads.js';
import { isHttpUrl } from './urls.js';

/** `publicFrom` may be a local time of the conference zone. */
export const documentInput = z.strictObject({
  /** Null if the document belongs to the conference as a whole. */
  sessionId: z.uuid('Choose a session of this conference').toLowerCase().nullable().default(null),
  title: requiredText('Title', maxTitleLength),
  kind: z.enum(documentKinds, `Kind is one of ${documentKinds.join(', ')}`).default('other'),
  /** Path of an uploaded PDF, or the URL of a page elsewhere. */
  url: z
    .string('Upload a file or give a link')
    .trim()
    .max(2_048, 'An address has at most 2048 characters')
    .refine((url) => storedDocumentPattern.test(url) || isHttpUrl(url), 'Upload a file, or give a whole address'),
  /** Visitors see the document from this time on; null makes it public at once. */
  publicFrom: optionalDateTime('Public from'),
  order: sortOrder.default(0),
  isActive: isActive.default(true),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** `documentInput` with `publicFrom` as a UTC instant, for a conference in the given IANA zone. */
export const documentInputForZone = (zone: string) =>
  documentInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

export type ConferenceDocument = DocumentInput & AuditFields & { id: string; conferenceId: string };

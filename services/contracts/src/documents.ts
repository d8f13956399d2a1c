import { z } from 'zod';
import { documentKinds } from './choices.js';
import { type AuditFields, oneOf, sortableFields } from './shared-fields.js';
import { maxTitleLength, requiredText } from './text.js';
import { optionalDateTime, resolveTimes } from './times.js';
import { storedDocumentPattern } from './uploads.js';
import { isHttpUrl, urlText } from './urls.js';

export const documentInput = z.strictObject({
  /** Null if the document belongs to the conference as a whole. */
  sessionId: z.uuid('Choose a session of this conference').toLowerCase().nullable().default(null),
  title: requiredText('Title', maxTitleLength),
  kind: oneOf('Kind', documentKinds).default('other'),
  url: urlText('Upload a file or give a link').refine(
    (url) => storedDocumentPattern.test(url) || isHttpUrl(url),
    'Upload a file, or give a whole address',
  ),
  /** Visitors see the document from this time on; null makes it public at once. */
  publicFrom: optionalDateTime('Public from'),
  ...sortableFields,
});
export type DocumentInput = z.infer<typeof documentInput>;

/** `documentInput` with `publicFrom` as a UTC instant, for a conference in the given IANA zone. */
export const documentInputForZone = (zone: string) =>
  documentInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

export type ConferenceDocument = DocumentInput & AuditFields & { id: string; conferenceId: string };

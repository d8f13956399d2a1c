import { z } from 'zod';
import { documentKinds } from './choices.js';
import { type AuditFields, isActive, sortOrder } from './shared-fields.js';
import { maxTitleLength, requiredText } from './text.js';
import { optionalDateTime, resolveTimes } from './times.js';
import { storedDocumentPattern } from './uploads.js';
import { isHttpUrl } from './urls.js';

/** A document as it is sent; `publicFrom` may be what clocks in the conference's zone show. */
export const documentInput = z.strictObject({
  /** The session it belongs to; null for the whole conference. */
  sessionId: z.uuid('Choose a session of this conference').toLowerCase().nullable().default(null),
  title: requiredText('Title', maxTitleLength),
  kind: z.enum(documentKinds, `Kind is one of ${documentKinds.join(', ')}`).default('other'),
  /** An uploaded file, or the address of a page elsewhere. */
  url: z
    .string('Upload a file or give a link')
    .trim()
    .max(2_048, 'An address has at most 2048 characters')
    .refine((url) => storedDocumentPattern.test(url) || isHttpUrl(url), 'Upload a file, or give a whole address'),
  /** When visitors begin to see it; null for at once. */
  publicFrom: optionalDateTime('Public from'),
  order: sortOrder.default(0),
  isActive: isActive.default(true),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** The same with its time as an instant, for a conference in this zone. */
export const documentInputForZone = (zone: string) =>
  documentInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

/** A document of a conference or of one of its sessions. */
export type ConferenceDocument = DocumentInput & AuditFields & { id: string; conferenceId: string };

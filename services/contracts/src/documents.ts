import { z } from 'zod';
import { documentKinds } from './choices.js';
import { type EditableRow, isActive, order } from './editable-row.js';
import { isWebAddress } from './links.js';
import { requiredText, titleLength } from './text.js';
import { optionalTime, timesIn } from './times.js';
import { storedDocument } from './uploads.js';

/** A document as it is sent; `publicFrom` may be what clocks in the conference's zone show. */
export const documentInput = z.strictObject({
  /** The session it belongs to; null for the whole conference. */
  sessionId: z.uuid('Choose a session of this conference').toLowerCase().nullable().default(null),
  title: requiredText('Title', titleLength),
  kind: z.enum(documentKinds, `Kind is one of ${documentKinds.join(', ')}`).default('other'),
  /** An uploaded file, or the address of a page elsewhere. */
  url: z
    .string('Upload a file or give a link')
    .trim()
    .max(2_048, 'An address has at most 2048 characters')
    .refine((url) => storedDocument.test(url) || isWebAddress(url), 'Upload a file, or give a whole address'),
  /** When visitors begin to see it; null for at once. */
  publicFrom: optionalTime('Public from'),
  order: order.default(0),
  isActive: isActive.default(true),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** The same with its time as an instant, for a conference in this zone. */
export const documentInputIn = (zone: string) =>
  documentInput.transform((input, context) => {
    const times = timesIn(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

/** A document of a conference or of one of its sessions. */
export type ConferenceDocument = DocumentInput & EditableRow & { id: string; conferenceId: string };

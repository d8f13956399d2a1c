import { z } from 'zod';
import { conferenceLanguages, documentKinds, licences } from './choices.js';
import { type AuditFields, oneOf, sortableFields } from './shared-fields.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { instant, optionalDateTime, resolveTimes } from './times.js';
import { storedDocumentPattern } from './uploads.js';
import { isHttpUrl, urlText } from './urls.js';

const isDoi = (text: string): boolean => /^10\.\d{4,9}(\.\d+)*\/[^\s"{}\\]+$/.test(text);

/** A DOI is kept without the address or prefix that it is often given with. */
const doi = optionalText('DOI', 300)
  .unwrap()
  .overwrite((text) => text.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)\s*/i, ''))
  .refine((text) => text === '' || isDoi(text), 'Enter a DOI, such as 10.1234/majlis.2026.7')
  .default('');

/** A range is kept with a dash. */
const pages = optionalText('Pages', 40)
  .unwrap()
  .overwrite((text) => text.replace(/\s*(-+|[–—])\s*/, '–'))
  .refine((text) => /^([\p{L}\p{N}.]+(–[\p{L}\p{N}.]+)?)?$/u.test(text), 'Enter a page or a range, such as 12–18')
  .default('');

const publishedOn = z.iso
  .date('Give a date')
  .refine((date) => date >= '1900' && date < '2200', 'Give a date between 1900 and 2199')
  .nullable()
  .default(null);

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
  /** Empty for that of the conference. */
  language: oneOf('Language', ['', ...conferenceLanguages]).default(''),
  // These describe a paper.
  doi,
  licence: oneOf('Licence', ['', ...licences]).default(''),
  pages,
  /** Null for the day of the session. */
  publishedOn,
  ...sortableFields,
});
export type DocumentInput = z.infer<typeof documentInput>;

/** `documentInput` with `publicFrom` as a UTC instant, for a conference in the given IANA zone. */
export const documentInputForZone = (zone: string) =>
  documentInput.transform((input, context) => {
    const times = resolveTimes(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

export const publicDocument = documentInput
  .extend({
    id: z.uuid(),
    conferenceId: z.uuid(),
    publicFrom: instant.nullable(),
    bytes: z.int().min(0).optional().describe('The size of an uploaded file'),
  })
  .meta({ id: 'Document' });
export type ConferenceDocument = z.infer<typeof publicDocument> & AuditFields;

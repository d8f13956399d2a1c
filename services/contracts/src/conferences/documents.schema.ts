import { z } from 'zod';
import { conferenceLanguages, documentKinds, licences } from '../shared/choices.js';
import { defineList, type InputOf } from '../shared/define-list.schema.js';
import { translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import { type AuditFields, isHttpUrl, oneOf, urlText } from '../shared/shared-fields.schema.js';
import { maxTitleLength, optionalText, requiredText } from '../shared/text.schema.js';
import { instant, optionalDateTime, resolveTimes } from '../shared/times.schema.js';
import { storedDocumentPattern } from '../shared/uploads.schema.js';

const isDoi = (text: string): boolean => /^10\.\d{4,9}(\.\d+)*\/[^\s"{}\\]+$/.test(text);

/** A DOI is stored without the address or prefix that it is often given with. */
const doi = optionalText(300)
  .unwrap()
  .overwrite((text) => text.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)\s*/i, ''))
  .refine((text) => text === '' || isDoi(text), code.notDoi)
  .default('');

/** A range of pages is stored with a dash. */
const pages = optionalText(40)
  .unwrap()
  .overwrite((text) => text.replace(/\s*(-+|[–—])\s*/, '–'))
  .refine((text) => /^([\p{L}\p{N}.]+(–[\p{L}\p{N}.]+)?)?$/u.test(text), code.notPages)
  .default('');

const publishedOn = z.iso
  .date(code.notDate)
  .refine((date) => date >= '1900' && date < '2200', code.dateOutOfRange)
  .nullable()
  .default(null);

export const documents = defineList({
  table: 'documents',
  parent: 'conference',
  path: listPaths.documents,
  noun: 'document',
  name: 'Conference document',
  label: ['title'],
  staffPath: '/admin/conference-management/:conferenceId/documents',
  fields: {
    /** Null if the document belongs to the conference as a whole. */
    sessionId: z.uuid(code.notSessionOfConference).toLowerCase().nullable().default(null),
    title: translated(requiredText(maxTitleLength)),
    kind: oneOf(documentKinds).default('other'),
    url: urlText(code.noFileOrLink).refine(
      (url) => storedDocumentPattern.test(url) || isHttpUrl(url),
      code.notFileOrAddress,
    ),
    /** Visitors see the document from this time on; null makes it public at once. */
    publicFrom: optionalDateTime,
    /** Empty if the document is in the language of the conference. */
    language: oneOf(['', ...conferenceLanguages]).default(''),
    // The following fields describe a paper.
    doi,
    licence: oneOf(['', ...licences]).default(''),
    pages,
    /** Null if it is the day of the session. */
    publishedOn,
  },
});
export type DocumentInput = InputOf<typeof documents>;

/** `documents.input` with `publicFrom` as a UTC instant, for a conference in the given IANA zone. */
export const documentInputForZone = (zone: string) =>
  documents.input.transform((input, context) => {
    const times = resolveTimes(zone, input, ['publicFrom'] as const, context);
    return times ? { ...input, ...times } : z.NEVER;
  });

export const publicDocument = documents.input
  .extend({
    id: z.uuid(),
    conferenceId: z.uuid(),
    publicFrom: instant.nullable(),
    bytes: z.int().min(0).optional().describe('The size of an uploaded file'),
  })
  .meta({ id: 'Document' });
export type ConferenceDocument = z.infer<typeof publicDocument> & AuditFields;

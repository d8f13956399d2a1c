import { z } from 'zod';
import { defineTable } from '../shared/define-list.schema.js';
import { translated, translatedList } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import { withPictures } from '../shared/picture-details.schema.js';
import { type AuditFields, flag, optionalEmail, optionalSlug, optionalUrl } from '../shared/shared-fields.schema.js';
import { listOfTexts, optionalText, requiredText } from '../shared/text.schema.js';
import { optionalStoredImageUrl } from '../shared/uploads.schema.js';

/** The last character is the check digit of ISO 7064 MOD 11-2. */
function isOrcid(id: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(id)) return false;
  const digits = id.replaceAll('-', '');
  const total = Array.from(digits.slice(0, 15)).reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

const matchingOrEmpty = (pattern: (text: string) => boolean, message: string) =>
  z
    .string(message)
    .trim()
    .refine((text) => text === '' || pattern(text), message)
    .default('');

export const people = defineTable({
  table: 'people',
  path: listPaths.people,
  noun: 'speaker',
  label: ['firstName', 'lastName'],
  isPersonal: true,
  staffPath: '/admin/conference-management/speakers',
  fields: {
    firstName: translated(requiredText(100), { isNameOfPerson: true }),
    lastName: translated(requiredText(100), { isNameOfPerson: true }),
    slug: translated(optionalSlug),
    email: optionalEmail,
    showEmail: flag.default(true),
    /** Visitors never receive it. */
    phone: optionalText(50),
    position: translated(optionalText(200)),
    organization: translated(optionalText(200)),
    department: translated(optionalText(200)),
    biography: translated(optionalText(10_000)),
    photo: optionalStoredImageUrl,
    cvUrl: optionalUrl,
    websiteUrl: optionalUrl,
    linkedinUrl: optionalUrl,
    twitterHandle: matchingOrEmpty((text) => /^@?\w{1,15}$/.test(text), code.notHandle),
    orcidId: matchingOrEmpty(isOrcid, code.notOrcid),
    expertiseAreas: translatedList(listOfTexts(100, 30)),
  },
});
export const personInput = people.input;
export type PersonInput = z.infer<typeof personInput>;

export const publicPerson = personInput
  .omit({ phone: true, showEmail: true })
  .extend({
    id: z.uuid(),
    email: optionalEmail.describe('Empty unless the person agreed to publish it'),
    ...withPictures,
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof publicPerson> & Pick<PersonInput, 'phone' | 'showEmail'> & AuditFields;

/**
 * Only staff receive these fields: `hasPage` says whether visitors can see the person in a programme, and `mergedIds` are people
 * who have been merged into this one and whom drafts may still name.
 */
export type ListedPerson = Person & { hasPage?: boolean; mergedIds?: string[] };

export type SessionOfPerson = { id: string; title: string; conferenceId: string; conferenceTitle: string };

/** The values of the kept person after the merge, and the person who is merged and deleted, at the version that was compared. */
export const mergeInput = z.strictObject({
  merged: z.strictObject({
    id: z.uuid('Give the id of a person').toLowerCase(),
    version: z.int('Versions are whole numbers').min(1, 'Versions start at 1'),
  }),
  values: personInput,
});
export type MergeInput = z.infer<typeof mergeInput>;

/** Without ids all people are exported; with a conference, only its sessions are. */
export const mailMergeInput = z.strictObject({
  ids: z.array(z.uuid('Give ids of people'), 'Give ids of people').max(6_000, 'At most 6,000 people').optional(),
  conferenceId: z.uuid('Give the id of a conference').optional(),
});
export type MailMergeInput = z.infer<typeof mailMergeInput>;

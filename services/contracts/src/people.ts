import { z } from 'zod';
import { optionalEmail } from './email.js';
import { withKind } from './field-kinds.js';
import { code } from './messages.js';
import { withPictures } from './picture-details.js';
import { type AuditFields, flag } from './shared-fields.js';
import { optionalSlug } from './slug-field.js';
import { listOfTexts, optionalText, requiredText } from './text.js';
import { optionalStoredImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

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

export const expertiseAreas = listOfTexts(100, 30);

export const personInput = z.strictObject({
  firstName: withKind(requiredText(100), { isNameOfPerson: true }),
  lastName: withKind(requiredText(100), { isNameOfPerson: true }),
  slug: optionalSlug,
  email: optionalEmail,
  showEmail: flag.default(true),
  /** Visitors never receive it. */
  phone: optionalText(50),
  position: optionalText(200),
  organization: optionalText(200),
  department: optionalText(200),
  biography: optionalText(10_000),
  photo: optionalStoredImageUrl,
  cvUrl: optionalUrl,
  websiteUrl: optionalUrl,
  linkedinUrl: optionalUrl,
  twitterHandle: matchingOrEmpty((text) => /^@?\w{1,15}$/.test(text), code.notHandle),
  orcidId: matchingOrEmpty(isOrcid, code.notOrcid),
  expertiseAreas,
});
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
 * In the list for staff: `hasPage` says whether visitors can see the person in a programme, and drafts may still name people
 * who have been merged into this one.
 */
export type ListedPerson = Person & { hasPage?: boolean; mergedIds?: string[] };

export type SessionOfPerson = { id: string; title: string; conferenceId: string; conferenceTitle: string };

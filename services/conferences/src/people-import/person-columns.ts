import { type PersonImportField, personImportFields } from '@majlis/contracts/import-fields';
import type { ColumnNames } from '../import/read-csv.js';

/** Headers of pretalx, Indico, Sessionize and address books, and those that people write themselves. */
const otherHeaders: Record<PersonImportField, string[]> = {
  id: ['guid', 'uuid', 'code', 'person id', 'speaker id'],
  name: ['full name', 'display name', 'public name', 'speaker', 'speaker name', 'person'],
  firstName: ['given name', 'first names', 'forename', 'firstname'],
  lastName: ['family name', 'surname', 'lastname'],
  email: ['email', 'mail', 'e-mail address', 'email address', 'speaker email'],
  showEmail: ['show email', 'show a contact link'],
  phone: ['telephone', 'phone number', 'mobile'],
  position: ['job title', 'role', 'title', 'tag line', 'tagline'],
  organization: ['organisation', 'affiliation', 'company', 'institution', 'university', 'employer'],
  department: ['faculty', 'school'],
  orcidId: ['orcid id', 'orcid'],
  websiteUrl: ['homepage', 'web', 'url', 'personal website', 'web site'],
  linkedinUrl: ['linkedin profile', 'linkedin url'],
  twitterHandle: ['twitter handle', 'twitter url', 'x'],
  cvUrl: ['cv url', 'curriculum vitae'],
  expertiseAreas: ['expertise areas', 'expertise', 'topics', 'keywords', 'tags'],
  biography: ['bio', 'about', 'biographical note', 'speaker biography'],
};

export const personColumns: ColumnNames<PersonImportField> = { labels: personImportFields, otherHeaders };

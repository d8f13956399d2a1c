import { type PersonImportField, personImportFields } from '@majlis/contracts/staff/import-fields';
import type { ColumnNames } from '../import/import-table.js';

/** Headers of pretalx, Indico, Sessionize and address books, those that people write themselves, and the keys of JSON files. */
const otherHeaders: Record<PersonImportField, string> = {
  id: 'person id | guid | uuid | code | id | speaker id',
  name: `full name | display name | public name | full public name | speaker | speaker name | person | vollständiger name
    nom complet | nombre completo | ad soyad | nama | nama penuh | الاسم | الاسم الكامل`,
  firstName:
    'given name | first names | forename | firstname | vorname | prénom | nombre | ad | nama pertama | الاسم الأول',
  lastName: `family name | surname | lastname | nachname | familienname | nom de famille | apellido | apellidos | soyad
    nama keluarga | اسم العائلة`,
  email:
    'email | mail | e-mail address | email address | speaker email | e-posta | emel | courriel | البريد الإلكتروني',
  showEmail: 'show email | show a contact link',
  phone: 'telephone | phone number | mobile | telefon | téléphone | الهاتف',
  position: 'job title | role | title | tag line | tagline | jobtitle | funktion | fonction | unvan | jawatan | المنصب',
  organization: `organisation | organisations | affiliation | affiliations | company | institution | university | employer
    organisme | kurum | organisasi | institusi | المؤسسة`,
  department: 'faculty | school',
  orcidId: 'orcid id | orcid',
  websiteUrl: 'homepage | web | url | personal website | web site | website url',
  linkedinUrl: 'linkedin profile | linkedin url | linked in',
  twitterHandle: 'twitter handle | twitter url | x',
  cvUrl: 'cv url | curriculum vitae',
  expertiseAreas: 'expertise areas | expertise | topics | keywords | tags',
  biography:
    'bio | about | biographical note | speaker biography | biografie | biographie | biyografi | biografi | السيرة',
};

export const personColumns: ColumnNames<PersonImportField> = {
  labels: personImportFields,
  otherHeaders,
  ownHeaders: [personImportFields.showEmail, personImportFields.expertiseAreas],
};

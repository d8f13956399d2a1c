// In a file without zod, because the form needs no more than the names.

/** What a column of an imported programme can hold, with the header of our own export. */
export const importFields = {
  id: 'Id',
  title: 'Title',
  date: 'Date',
  start: 'Start',
  end: 'End',
  duration: 'Duration',
  type: 'Type',
  track: 'Track',
  room: 'Room',
  speakers: 'Speakers',
  speakerEmails: 'Speaker e-mails',
  presentationTitles: 'Presentation titles',
  materials: 'Materials',
  description: 'Description',
  abstract: 'Abstract',
  capacity: 'Capacity',
  order: 'Order',
  specialRequirements: 'Special requirements',
} as const;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as ImportField[];

/** The columns of an imported file of people, with the headers of our own export. */
export const personImportFields = {
  id: 'Id',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  showEmail: 'Show e-mail',
  phone: 'Phone',
  position: 'Position',
  organization: 'Organization',
  department: 'Department',
  orcidId: 'ORCID',
  websiteUrl: 'Website',
  linkedinUrl: 'LinkedIn',
  twitterHandle: 'Twitter',
  cvUrl: 'CV',
  expertiseAreas: 'Areas of expertise',
  biography: 'Biography',
} as const;
export type PersonImportField = keyof typeof personImportFields;
export const personImportFieldNames = Object.keys(personImportFields) as PersonImportField[];

export const importEncodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1256': 'Arabic (Windows 1256)',
  'iso-8859-6': 'Arabic (ISO 8859-6)',
  'windows-1252': 'Western European (Windows 1252)',
} as const;
export type ImportEncoding = keyof typeof importEncodings;
export const importEncodingNames = Object.keys(importEncodings) as ImportEncoding[];

export const importLimits = { bytes: 10 * 1024 * 1024, rows: 5_000, columns: 100 } as const;

export const exportFiles = {
  csv: 'sessions.csv',
  json: 'sessions.json',
  xml: 'schedule.xml',
  speakers: 'speakers.csv',
} as const;
export type ExportFile = (typeof exportFiles)[keyof typeof exportFiles];

export const peopleExportFiles = { csv: 'people.csv', json: 'people.json' } as const;
export type PeopleExportFile = (typeof peopleExportFiles)[keyof typeof peopleExportFiles];

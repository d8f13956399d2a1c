// The fields are in a file without zod, because the form needs no more than their names.

/** The possible columns of an imported programme, with the headers of our own export. */
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

export const importEncodingNames = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1256',
  'iso-8859-6',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1251',
  'koi8-r',
  'iso-8859-5',
  'x-mac-cyrillic',
  'windows-1253',
  'iso-8859-7',
  'windows-1255',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type ImportEncoding = (typeof importEncodingNames)[number];

export const importLimits = { bytes: 10 * 1024 * 1024, rows: 5_000, columns: 100 } as const;

export const exportFiles = {
  csv: 'sessions.csv',
  xlsx: 'sessions.xlsx',
  json: 'sessions.json',
  xml: 'schedule.xml',
  speakers: 'speakers.csv',
  speakersXlsx: 'speakers.xlsx',
} as const;
export type ExportFile = (typeof exportFiles)[keyof typeof exportFiles];

export const peopleExportFiles = { csv: 'people.csv', xlsx: 'people.xlsx', json: 'people.json' } as const;
export type PeopleExportFile = (typeof peopleExportFiles)[keyof typeof peopleExportFiles];

/** Spreadsheets in languages that write 1,5 expect semicolons in CSV files. */
export const csvSeparators = { comma: ',', semicolon: ';' } as const;
export type CsvSeparator = keyof typeof csvSeparators;
export const csvSeparatorNames = Object.keys(csvSeparators) as CsvSeparator[];

import { importEncodings } from '@majlis/contracts/import-fields';
import { plural } from '../language';
import type { ImportNoun } from './import';

// The choice of a file:
export const fileWith: Record<ImportNoun['many'], string> = {
  sessions: 'File with sessions',
  speakers: 'File with speakers',
};
/** Before the text about its size, hence the space. */
export const orDrop = 'Or drop it here. ';
const fileNames = { sessions: 'Excel (.xlsx), CSV, JSON or schedule.xml', speakers: 'Excel (.xlsx), CSV or JSON' };
export const fileLimits = (megabytes: number, rows: string, { many }: ImportNoun): string =>
  `${fileNames[many]}, up to ${megabytes} MB and ${rows} ${many}.`;
export const fileTooLarge = (megabytes: number): string =>
  `This file is larger than ${megabytes} MB. Split it into several files.`;
export const fileIsEmpty = 'This file is empty. Choose another one.';
export const fileIsOtherWorkbook =
  'This is a workbook of another kind. Save it as “Excel workbook (.xlsx)” or “CSV UTF-8” and choose that file.';
export const readingFile = 'Reading the file…';

// How the file was read:
export const previewOf = 'Preview of {file}';
export const noColumnFor = (fields: string): string => `No column for ${fields}.`;
export const chooseColumn = 'Choose below which column it is.';
export const areTextsRight = 'Are the texts right?';
export const encodingIsUnsure =
  'The file does not say how its letters are stored. If the examples below are garbled, choose another encoding.';
export const readDates = (example: string): string => `Dates: ${example}.`;
export const sheetLabel = 'Sheet';
export const readAs = (format: string, encoding: string): string => `${format}, ${encoding}`;
export const readColumnsAs = (format: string, encoding: string, used: number, columns: number): string =>
  `${format}, ${encoding}: ${used} of ${plural(columns, '1 column', `${columns} columns`)} used`;
export const encoding = 'Encoding';
export const encodings: Record<keyof typeof importEncodings, string> = importEncodings;
export const columnsOfFile = 'Columns of the file';
export const columnNumber = (position: number): string => `Column ${position}`;
export const leaveOut = 'Leave out';
/** Of a field by its name in our own export. */
export const fieldLabel = (name: string): string => name;

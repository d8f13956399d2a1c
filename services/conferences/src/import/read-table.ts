import { importLimits } from '@majlis/contracts/import-fields';
import { fileError } from './file-errors.js';
import type { ImportTable } from './import-table.js';
import { readCsv } from './read-csv.js';
import { readScheduleXml } from './read-schedule-xml.js';
import { readSessionsJson } from './read-sessions-json.js';

const otherKinds: [start: string, kind: string][] = [
  ['PK\u0003\u0004', 'a spreadsheet or archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel or Word document'],
  ['%PDF', 'a PDF'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['\u001f\u008b', 'a compressed archive'],
];

/** Throws if the bytes are of a known format that has no text. */
export function rejectOtherKinds(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 8);
  const kind = otherKinds.find(([mark]) => start.startsWith(mark))?.[1];
  if (kind) throw fileError(`This is ${kind}. Save the table as “CSV UTF-8” and choose that file.`);
}

/** Finds the format by the first character, because names of files are often wrong. */
export function readTable(text: string): ImportTable {
  if (text.includes('\0')) throw fileError('This file is no text. Choose a CSV, JSON or XML file.');
  const first = text.replace(/^\uFEFF/, '').trimStart()[0];
  if (first === undefined) throw fileError('This file is empty. Choose another one.');
  const table =
    first === '<' ? readScheduleXml(text) : first === '{' || first === '[' ? readSessionsJson(text) : readCsv(text);
  const { sessions } = importLimits;
  if (table.rows.length === 0) throw fileError('This file has no sessions.');
  if (table.rows.length > sessions)
    throw fileError(
      `This file has ${table.rows.length} sessions. At most ${sessions} are imported at once: split the file.`,
    );
  return table;
}

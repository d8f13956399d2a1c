import { importLimits } from '@majlis/contracts/import-fields';
import { fileError } from './file-errors.js';
import type { ImportTable } from './import-table.js';

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

/** `noun` is what the rows of the file are; people come in no XML. */
export type TableReaders<Field extends string> = {
  noun: string;
  readCsv: (text: string) => ImportTable<Field>;
  readJson: (text: string) => ImportTable<Field>;
  readXml?: (text: string) => ImportTable<Field>;
};

/** Finds the format by the first character, because names of files are often wrong. */
export function readTable<Field extends string>(
  text: string,
  { noun, readCsv, readJson, readXml }: TableReaders<Field>,
): ImportTable<Field> {
  const kinds = readXml ? 'CSV, JSON or XML' : 'CSV or JSON';
  if (text.includes('\0')) throw fileError(`This file is no text. Choose a ${kinds} file.`);
  const first = text.replace(/^\uFEFF/, '').trimStart()[0];
  if (first === undefined) throw fileError('This file is empty. Choose another one.');
  if (first === '<' && !readXml) throw fileError(`This is an XML file. Choose a ${kinds} file.`);
  const table =
    first === '<' && readXml ? readXml(text) : first === '{' || first === '[' ? readJson(text) : readCsv(text);
  const count = table.rows.length;
  if (count === 0 && !table.rooms?.length) throw fileError(`This file has no ${noun}.`);
  rejectTooMany(count, noun);
  rejectTooMany(table.rooms?.length ?? 0, 'rooms');
  return table;
}

function rejectTooMany(count: number, noun: string): void {
  if (count > importLimits.rows)
    throw fileError(
      `This file has ${count} ${noun}. At most ${importLimits.rows} are imported at once: split the file.`,
    );
}

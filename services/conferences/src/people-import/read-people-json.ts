import { type PersonImportField, personImportFieldNames } from '@majlis/contracts/import-fields';
import { fileError } from '../import/file-errors.js';
import type { ImportTable } from '../import/import-table.js';
import { asList, asObject, parseJson, toCell, type Values } from '../import/json-values.js';

/** Our own names first, then those of pretalx and of our export of sessions. */
const otherKeys: Partial<Record<PersonImportField, string[]>> = {
  id: ['personId', 'guid', 'code'],
  name: ['public_name', 'full_public_name'],
};
const keysOf = (field: PersonImportField): string[] => [field, ...(otherKeys[field] ?? [])];

/** Reads our own export, or a plain list of people. */
export function readPeopleJson(text: string): ImportTable<PersonImportField> {
  const file = parseJson(text);
  const people = (asList(file) ?? asList(asObject(file).people) ?? asList(asObject(file).speakers))?.map(asObject);
  if (!people) throw fileError('This JSON file has no list of people.');
  const keyOf = (field: PersonImportField, person: Values) => keysOf(field).find((key) => key in person);
  const found = personImportFieldNames.flatMap((field) => {
    const header = people.map((person) => keyOf(field, person)).find((key) => key !== undefined);
    return header === undefined ? [] : [{ header, field }];
  });
  return {
    format: 'json',
    columns: found,
    rows: people.map((person, index) => ({
      row: index + 1,
      cells: found.map(({ field }) => {
        const value = person[keyOf(field, person) ?? ''];
        return Array.isArray(value) ? value.map(toCell).join('\n') : toCell(value);
      }),
    })),
  };
}

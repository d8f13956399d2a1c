import { personImportFields } from '@majlis/contracts/staff/import-fields';
import type { PersonEntity } from '../people/person.entity.js';
import type { ExportedTable } from './write-table.js';

const { name: _, ...columns } = personImportFields;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** The columns that the import of people reads, but for the whole name. */
export const personHeaders: string[] = Object.values(columns);

export const toPersonCells = (person: PersonEntity): string[] => names.map((name) => formatPersonValue(person[name]));

export function formatPersonValue(value: string | boolean | string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join('; ');
}

export const toPeopleTable = (people: PersonEntity[]): ExportedTable => ({
  headers: personHeaders,
  rows: people.map(toPersonCells),
});

export const toPeopleJson = (people: PersonEntity[]): string =>
  JSON.stringify(
    { people: people.map((person) => Object.fromEntries(names.map((name) => [name, person[name]]))) },
    null,
    2,
  );

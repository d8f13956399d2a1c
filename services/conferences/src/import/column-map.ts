import type { ImportTable } from './import-table.js';

/** `headers` are the names of the columns in the file, by which errors name them. */
export type ColumnMap<Field extends string> = {
  indexOf: Map<Field, number>;
  headers: string[];
  labels: Record<Field, string>;
};

export function toColumnMap<Field extends string>(
  { columns }: ImportTable<Field>,
  labels: Record<Field, string>,
): ColumnMap<Field> {
  const indexOf = new Map<Field, number>();
  for (const [index, { field }] of columns.entries()) if (field && !indexOf.has(field)) indexOf.set(field, index);
  return { indexOf, headers: columns.map(({ header }) => header), labels };
}

export const headerOf = <Field extends string>({ indexOf, headers, labels }: ColumnMap<Field>, field: Field): string =>
  headers[indexOf.get(field) ?? -1] || labels[field];

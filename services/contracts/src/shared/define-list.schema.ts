import { z } from 'zod';
import { kindOf } from './field-kinds.schema.js';
import { withPictures } from './picture-details.schema.js';
import { serviceOfPath } from './service-of-path.js';
import { type AuditFields, sortableFields } from './shared-fields.schema.js';
import type { WithPictures } from './stored-images.js';

type TableSettings<
  Table extends string,
  Noun extends string,
  Fields extends Record<string, z.ZodType>,
  Parent extends 'conference' | undefined,
> = {
  table: Table;
  /** Each row belongs to a parent of this kind, which the paths name as `:conferenceId`. */
  parent?: Parent;
  path: string;
  /** Messages call a row by this noun. */
  noun: Noun;
  /** A row that uses a file is listed under this name, or else under the noun. */
  name?: string;
  /** These fields tell rows apart. */
  label: (string & keyof Fields)[];
  /** True if a purge of the row also purges its history, because it has names or portraits. */
  isPersonal?: boolean;
  /** The section of the staff area in which rows are edited. */
  staffPath: string;
  fields: Fields;
  /** Texts of other tables that are translated together with a row. */
  translatedParts?: Record<string, z.ZodType<string>>;
};

/** Defines rows that staff edit. Their translations, their history and how other sections name them follow from this. */
export function defineTable<
  const Table extends string,
  const Noun extends string,
  Fields extends Record<string, z.ZodType>,
  const Parent extends 'conference' | undefined = undefined,
>(settings: TableSettings<Table, Noun, Fields, Parent>) {
  const { path, parent, fields } = settings;
  return { ...settings, service: serviceOfPath(path), parent: parent as Parent, input: z.strictObject(fields) };
}

type ListSettings<
  Table extends string,
  Noun extends string,
  Fields extends Record<string, z.ZodType>,
  Parent extends 'conference' | undefined,
> = TableSettings<Table, Noun, Fields, Parent> & {
  /** The description of the API has these texts. Without them visitors cannot read the list itself. */
  publicRead?: { operation: string; schema: string; summary: string };
};

/**
 * A table whose rows staff sort and switch on and off (infra/adr/api.md). The routes that read and write it follow from the
 * definition, too.
 */
export function defineList<
  const Table extends string,
  const Noun extends string,
  Fields extends Record<string, z.ZodType>,
  const Parent extends 'conference' | undefined = undefined,
>(settings: ListSettings<Table, Noun, Fields, Parent>) {
  const { fields, parent, publicRead } = settings;
  const input = z.strictObject({ ...fields, ...sortableFields });
  const hasPictures = Object.values(fields).some((field) => kindOf(field).toPictureUrl);
  const publicRow = input.extend({
    id: z.uuid(),
    ...(parent && { conferenceId: z.uuid() }),
    ...(hasPictures && withPictures),
  });
  return {
    ...defineTable(settings),
    publicRead,
    input,
    publicRow: publicRead ? publicRow.meta({ id: publicRead.schema }) : publicRow,
  };
}

type Any<Definition> = Omit<Definition, 'parent' | 'label'> & { parent?: 'conference' | undefined; label: string[] };
/** Any table or list, for code that is the same for all. */
export type AnyTable = Any<ReturnType<typeof defineTable>>;
export type AnyList = Any<ReturnType<typeof defineList>>;

export type InputOf<List extends { input: z.ZodType }> = z.infer<List['input']>;
/** A row as staff receive it. */
export type RowOf<List extends { input: z.ZodType; parent?: unknown }> = InputOf<List> &
  AuditFields &
  WithPictures & { id: string } & (List['parent'] extends 'conference' ? { conferenceId: string } : unknown);

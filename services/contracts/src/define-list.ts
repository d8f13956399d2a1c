import { z } from 'zod';
import { kindOf } from './field-kinds.js';
import { withPictures } from './picture-details.js';
import { serviceOfPath } from './service-of-path.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import type { WithPictures } from './stored-images.js';

type ListSettings<
  Table extends string,
  Noun extends string,
  Fields extends Record<string, z.ZodType>,
  Parent extends 'conference' | undefined,
> = {
  table: Table;
  /** Each row belongs to such a parent, which the paths name as `:conferenceId`. */
  parent?: Parent;
  path: string;
  /** Messages call a row by this noun. */
  noun: Noun;
  /** The uses of a file call a row by this name, or else by the noun. */
  name?: string;
  /** These columns tell rows apart. */
  label: string[];
  /** A purge of a row purges its history, because it has names or portraits. */
  isPersonal?: boolean;
  /** The section of the staff area in which rows are edited. */
  staffPath: string;
  /** The description of the API has these texts. Visitors do not read a list without them as it is. */
  publicRead?: { operation: string; schema: string; summary: string };
  fields: Fields;
};

/**
 * A list whose rows staff sort and switch on and off (ADR 0006). Its table, the routes that read and write it, its translations,
 * its history and its sections follow from this.
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
    ...settings,
    service: serviceOfPath(settings.path),
    parent: parent as Parent,
    input,
    publicRow: publicRead ? publicRow.meta({ id: publicRead.schema }) : publicRow,
  };
}

/** Any list, for code that is the same for all. */
export type AnyList = Omit<ReturnType<typeof defineList>, 'parent'> & { parent?: 'conference' | undefined };

export type InputOf<List extends { input: z.ZodType }> = z.infer<List['input']>;
/** A row as staff receive it. */
export type RowOf<List extends { input: z.ZodType; parent?: unknown }> = InputOf<List> &
  AuditFields &
  WithPictures & { id: string } & (List['parent'] extends 'conference' ? { conferenceId: string } : unknown);

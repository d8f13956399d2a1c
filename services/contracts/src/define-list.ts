import { z } from 'zod';
import { withPictures } from './picture-details.js';
import { serviceOfPath } from './service-of-path.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import type { WithPictures } from './stored-images.js';
import { type ImageFolder, optionalStoredImageUrl } from './uploads.js';

/** What a field is, besides what its zod type says. */
type FieldKind = {
  isTranslated?: boolean;
  /** It can be translated, but does for all languages. */
  isNameOfPerson?: boolean;
  isHtml?: boolean;
  isLink?: boolean;
  /** A name of something, which is not to be autocorrected. */
  isName?: boolean;
  /** The height of its input; one line by default. */
  lines?: number;
  /** It is given in the zone of the conference and stored as an instant. */
  isTimeOfConference?: boolean;
  /** The URL of the picture that a value names. */
  toPictureUrl?: (value: string) => string;
};

const kinds = z.registry<FieldKind>();

export const kindOf = (field: z.core.$ZodType): FieldKind => kinds.get(field) ?? {};

export function withKind<Field extends z.ZodType>(field: Field, kind: FieldKind): Field {
  const copy = field.clone();
  kinds.add<z.ZodType>(copy, kind);
  return copy;
}

/** A text that has translations. */
export const translated = <Text extends z.ZodType<string>>(text: Text, kind: FieldKind = {}): Text =>
  withKind(text, { isTranslated: true, ...kind });

export const timeOfConference = <Time extends z.ZodType>(time: Time): Time =>
  withKind(time, { isTimeOfConference: true });

export const link = <Url extends z.ZodType<string>>(url: Url): Url => withKind(url, { isLink: true });

/** The URL of a stored picture of which visitors receive what the media library says. */
export const optionalPicture = () => withKind(optionalStoredImageUrl, { toPictureUrl: (url) => url });

/** The name of a file in a folder of pictures. */
export const pictureName = <Text extends z.ZodType<string>>(folder: ImageFolder, name: Text): Text =>
  withKind(name, { toPictureUrl: (file) => `/images/${folder}/${file}` });

type ListSettings<
  Table extends string,
  Noun extends string,
  Fields extends Record<string, z.ZodType>,
  Parent extends 'conference' | undefined,
> = {
  table: Table;
  /** What a row belongs to; the paths of the list name it as `:conferenceId`. */
  parent?: Parent;
  path: string;
  /** What messages call a row. */
  noun: Noun;
  /** What the uses of a file call a row; by default the noun. */
  name?: string;
  /** The columns that tell rows apart. */
  label: string[];
  /** A purge of a row purges its history, because it has names or portraits. */
  isPersonal?: boolean;
  /** The section of the staff area in which rows are edited. */
  staffPath: string;
  /** What the description of the API says of the list that visitors read. Without it only staff read the list. */
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

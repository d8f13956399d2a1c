import { z } from 'zod';
import type { TextList } from './text.schema.js';
import { type ImageFolder, optionalStoredImageUrl } from './uploads.schema.js';

/** The properties of a field that its zod type does not have. */
type FieldKind = {
  isTranslated?: boolean;
  /** A name can be translated, but a missing translation is no problem: the original does for all languages. */
  isNameOfPerson?: boolean;
  /** The text is translated once, for all rows that have it. */
  isShared?: boolean;
  /** Set if the field holds several texts, which this separates. */
  separator?: 'comma' | 'line';
  isHtml?: boolean;
  isLink?: boolean;
  /** A name of something, which is not to be autocorrected. */
  isName?: boolean;
  /** The number of lines of the input; one by default. */
  lines?: number;
  /** The time is given in the zone of the conference and stored as an instant. */
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

/** The texts of the list are translated together, with commas between them. */
export const translatedList = <List extends TextList>(list: List): List =>
  withKind(list, { isTranslated: true, separator: 'comma' });

export const timeOfConference = <Time extends z.ZodType>(time: Time): Time =>
  withKind(time, { isTimeOfConference: true });

export const link = <Url extends z.ZodType<string>>(url: Url): Url => withKind(url, { isLink: true });

/** The URL of a stored picture. With it visitors receive the details that the media library has of the picture. */
export const optionalPicture = () => withKind(optionalStoredImageUrl, { toPictureUrl: (url) => url });

/** The name of a file in a folder of pictures. */
export const pictureName = <Text extends z.ZodType<string>>(folder: ImageFolder, name: Text): Text =>
  withKind(name, { toPictureUrl: (file) => `/images/${folder}/${file}` });

import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { locale } from '#messages/language';
import site from '#messages/site.json';

type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** 'programme.sessionCount': the name of a group of texts and of one of them. */
export type MessageKey = KeyOf<typeof site>;

/** 'statuses.statuses': texts that are read as a whole. */
type GroupKey<Texts = typeof site> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? never : Key | `${Key}.${GroupKey<Texts[Key]>}`;
}[keyof Texts & string];

type At<Texts, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? At<Texts[First & keyof Texts], Rest>
  : Texts[Key & keyof Texts];

type Values = Record<string, string | number | boolean>;
type Elements = FormatValues<ReactNode>;

const pluralRules = new Intl.PluralRules(locale);

// Dates and numbers are formatted before they become values of a text.
const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: () => pluralRules,
  },
};

/** The text of a key in the language of the page, with values in its places. */
export const t = (key: MessageKey, values?: Values): string => String(format(find(key), locale, values, options));

/** A text with elements where it has tags, whose order is another in each language: `rich('ui.by', { name: () => <bdi>… })`. */
export const rich = (key: MessageKey, values: Elements): ReactNode => {
  const parts = format<ReactNode>(find(key), locale, values, options);
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
};

/** All texts of a group, which take no values. */
export const texts = <Key extends GroupKey>(key: Key): At<typeof site, Key> => find(key);

function find<Found = CompiledMessage>(key: string): Found {
  let found: unknown = site;
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
  return found as Found;
}

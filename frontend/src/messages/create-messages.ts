import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { locale } from '#messages/language';

/** Example: 'programme.sessionCount', the name of a group and that of a text in it. The texts of a list have numbers for names. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key
    : Texts[Key] extends readonly string[]
      ? `${Key}.${number}`
      : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

type GroupKeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? never
    : Texts[Key] extends readonly string[]
      ? Key
      : Key | `${Key}.${GroupKeyOf<Texts[Key]>}`;
}[keyof Texts & string];

type At<Texts, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? At<Texts[First & keyof Texts], Rest>
  : Texts[Key & keyof Texts];

type Value = string | number | boolean;

const pluralRules = new Intl.PluralRules(locale);

// Dates are formatted before they are passed to a text.
const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args) => new Intl.NumberFormat(...args),
    getPluralRules: () => pluralRules,
  },
};

/** Functions that read the texts of a catalogue, in the language of the page. */
export type Messages<Catalogue> = {
  /** Returns the text of a key with its placeholders replaced by `values`. */
  t: (key: KeyOf<Catalogue>, values?: Record<string, Value | (() => string)>) => string;
  /**
   * Like `t`, with elements in place of the tags, whose order differs between languages: `rich('ui.by', { name: () => <bdi>… })`.
   */
  rich: (key: KeyOf<Catalogue>, values: FormatValues<ReactNode>) => ReactNode;
  /** Returns all texts of a group or a list; none of them may have placeholders. */
  texts: <Key extends GroupKeyOf<Catalogue>>(key: Key) => At<Catalogue, Key>;
};

export function createMessages<Catalogue extends object>(catalogue: Catalogue): Messages<Catalogue> {
  function find<Found>(key: string): Found {
    let found: unknown = catalogue;
    for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
    return found as Found;
  }
  const formatText = <Part>(key: string, values: FormatValues<Part> | undefined) =>
    format<Part>(find<CompiledMessage>(key), locale, values, options);
  return {
    t: (key, values) => {
      const parts = formatText<string>(key, values);
      return Array.isArray(parts) ? parts.join('') : parts;
    },
    rich: (key, values) => {
      const parts = formatText<ReactNode>(key, values);
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
    },
    texts: find,
  };
}

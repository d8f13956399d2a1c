import { readFileSync } from 'node:fs';
import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';

/** Folders of JSON files by language. They are part of the image. */
export const messagesFolder = new URL('../../../frontend/src/messages/', import.meta.url);

/** The texts of a language: those that pages show, and those that only the publisher writes. */
export type Messages = {
  /** The locale in which dates are formatted. */
  locale: string;
  /** Throws if there is no such text. A test finds keys that do not exist. */
  t: (key: string, values?: Record<string, string | number>) => string;
};

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

type Group = { [key: string]: string | Group };

function loadMessages({ tag, locale }: SiteLanguage): Messages {
  const read = (name: string): Group =>
    JSON.parse(readFileSync(new URL(`${tag}/${name}.json`, messagesFolder), 'utf8'));
  const catalogue: Group = { ...read('site'), ...read('publisher') };
  return {
    locale,
    t(key, values = {}) {
      let text: string | Group | undefined = catalogue;
      for (const name of key.split('.')) text = typeof text === 'object' ? text[name] : undefined;
      if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${tag}`);
      return [format(compile(text), locale, values, { formatters })].flat().join('');
    },
  };
}

const loaded = new Map<string, Messages>();

export function messagesIn(language: SiteLanguage): Messages {
  const messages = loaded.get(language.tag) ?? loadMessages(language);
  loaded.set(language.tag, messages);
  return messages;
}

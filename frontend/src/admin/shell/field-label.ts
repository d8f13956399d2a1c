import { language } from '#messages/language';
import { texts } from '#messages/staff';
import { capitalize } from './capitalize';

const labels: Record<string, Record<string, string>> = texts('fields.labels');

/** The labels of a table by field, those that all tables have in common included. */
export const labelsOf = (table: string): Record<string, string> => ({ ...labels.common, ...labels[table] });

/** 'startDate' → 'Start date', 'websiteUrl' → 'Website URL', 'isActive' → 'Active', 'metaTitle (ar)' → 'Meta title (Arabic)'. */
export function fieldLabel(name: string, table = '', formLabels: Record<string, string> = {}): string {
  const [, translated, language = ''] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
  if (translated) return `${fieldLabel(translated, table, formLabels)} (${languageName(language)})`;
  const label = formLabels[name] ?? labelsOf(table)[name];
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return label ?? capitalize(words.toLowerCase()).replace(/\b(url|cv)\b/gi, (word) => word.toUpperCase());
}

export const columnLabel = (column: string, table: string): string =>
  fieldLabel(
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    table,
  );

const names = new Intl.DisplayNames(language, { type: 'language' });

/** Returns the name of a language in the language of the page: 'Arabic' for 'ar'. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

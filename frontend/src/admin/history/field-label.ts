import { fieldLabels } from '#messages/staff/field-labels';
import { capitalize } from '../../ui/text/capitalize';
import { languageName } from '../translations/language-name';

/** 'startDate' → 'Start date', 'websiteUrl' → 'Website URL', 'isActive' → 'Active', 'metaTitle (ar)' → 'Meta title (Arabic)'. */
export function fieldLabel(name: string, formLabels: Record<string, string> = {}): string {
  const [, translated, language = ''] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
  if (translated) return `${fieldLabel(translated, formLabels)} (${languageName(language)})`;
  if (formLabels[name]) return formLabels[name];
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return fieldLabels[name] ?? capitalize(words.toLowerCase()).replace(/\b(url|cv)\b/gi, (word) => word.toUpperCase());
}

/** The activity names columns. */
export const columnLabel = (column: string): string =>
  fieldLabel(column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));

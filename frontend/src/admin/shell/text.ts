import {
  describeMessage,
  type Message,
  type MessageParams,
  messageTexts,
  message as toMessage,
} from '@majlis/contracts/shared/messages';
import { loadedTexts } from '#messages/catalogues';
import { createMessages } from '#messages/create-messages';
import { language, locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { ApiError } from '../../api/client';
import { isolate } from '../../ui/text/auto-text';
import { sliceCharacters } from '../../ui/text/truncate';

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The pages that the site always has, by the names that staff know. */
export const titledPages = Object.entries(texts('richTextEditor.pageTitles')).map(([name, label]) => ({
  value: name === 'home' ? '/' : `/${name}`,
  label,
}));

const previewLength = 100;

export const preview = (content: string) =>
  content.length > previewLength ? `${sliceCharacters(content, previewLength)}...` : content;

const labels: Record<string, Record<string, string>> = texts('fields.labels');

/** Returns the labels of a table by field, including those that all tables have in common. */
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

type LabelOf = (field: string) => string;

const { services } = loadedTexts();
const translate = services && createMessages<Record<string, string>>(services as never).t;

/** Translates a message of a service or schema for staff, with the labels that fields have on the page. */
export function textOf({ code, params = {}, message }: Message, labelOf: LabelOf = fieldLabel): string {
  // A service of a newer release may send other codes.
  if (!Object.hasOwn(messageTexts, code)) return message;
  // A label may end with a hint in brackets.
  const label = typeof params.field === 'string' && labelOf(params.field).replace(/ \(.*\)$/, '');
  if (translate) {
    const values = Object.entries(params).map(
      ([place, value]) => [place, describeValue(place, value, labelOf)] as const,
    );
    return translate(code, { ...Object.fromEntries(values), ...(label && { field: label }) });
  }
  return label ? describeMessage(code, { ...params, field: toMessage('other', { text: label }) }) : message;
}

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

function describeValue(place: string, value: MessageParams[string], labelOf: LabelOf): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return place === 'place' ? placeName(value) : isolate(value);
  if (Array.isArray(value)) return value.map((part) => textOf(part, labelOf)).join(t('lists.listSeparator'));
  if ('message' in value) return textOf(value, labelOf);
  return isolate(
    'day' in value ? longDate.format(new Date(value.day)) : longMonth.format(Date.UTC(2000, value.month - 1)),
  );
}

/** Returns the texts of messages by the paths of fields. */
export const textsOf = (fields: Record<string, Message> = {}, labelOf?: LabelOf): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, problem]) => [path, textOf(problem, labelOf)]));

/** Returns the errors of a failed request by the paths of fields. */
export const fieldErrorsOf = (error: unknown, labelOf?: LabelOf): Record<string, string> =>
  textsOf(error instanceof ApiError ? error.response?.fields : undefined, labelOf);

/** The services name the uses of a file in English, so they are translated here. */
export const placeName = (place: string): string =>
  (texts('mediaUploads.placeNames') as Record<string, string>)[place] ?? t('common.nameInList', { name: place });

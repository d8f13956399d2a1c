import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { parsePublishedLanguages, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type RowTranslations, translationsOf } from '@majlis/contracts/staff/translations';
import { needsTranslation, translatedFieldsOf } from '@majlis/contracts/staff/translations.schema';
import { useQuery } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { useContent } from '../../../ui/text/content';
import { serviceOf } from '../../shell/api/write';
import type { ResourceConfig } from '../resource/resource-config';

/** A row with texts that can be translated, and the languages of the site that they can be translated into. */
export type TranslatedRow = {
  table: string;
  /** Undefined before the row is saved for the first time. */
  id: string | undefined;
  languages: SiteLanguage[];
  fields: Record<string, ZodType<string>>;
  /** Undefined until they are loaded. */
  texts: RowTranslations | undefined;
  hasFailed: boolean;
  retry: () => void;
};

export function useOtherLanguages(): { languages: SiteLanguage[]; isPending: boolean } {
  const { text, isPending } = useContent();
  const [, ...languages] = parsePublishedLanguages(text('site.languages'));
  return { languages, isPending };
}

export const textsEndpoint = ({ table, list }: { table: string; list: Endpoint<unknown> }, id: string) =>
  translationsOf(serviceOf(list.path), table, id);

/** Null for a row that is the same in all languages, and for all rows while the site has one language. `newId` is the id that a row will get. */
export function useTranslatedRow<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  row: Row | undefined,
  newId = '',
): TranslatedRow | null {
  const { languages } = useOtherLanguages();
  const { table } = resource;
  const id = row && resource.getId(row);
  const fields = translatedFieldsOf(table, id ?? newId);
  const isTranslated = fields !== undefined && languages.length > 0;
  const { data, isLoadingError, refetch } = useQuery({
    ...query(textsEndpoint(resource, id ?? '')),
    enabled: isTranslated && id !== undefined,
    staleTime: 0,
  });
  if (!isTranslated) return null;
  return { table, id, languages, fields, texts: data, hasFailed: isLoadingError, retry: () => void refetch() };
}

/** Fields without a text need no translation, unless one was left behind. */
export function fieldsToTranslate({ texts }: TranslatedRow, language: SiteLanguage): string[] {
  if (!texts) return [];
  const { fields = {} } = translationInto(texts, language) ?? {};
  const names = Object.keys(texts.originals).filter((name) => texts.originals[name] !== '' || fields[name]);
  // An address may stay as it is, so it comes last.
  return names.toSorted((one, other) => Number(one === 'slug') - Number(other === 'slug'));
}

export const translationInto = ({ translations }: Pick<RowTranslations, 'translations'>, { tag }: SiteLanguage) =>
  translations.find(({ language }) => language === tag);

/** Counts the fields of a row that have no translation into the language, and those that have one of an older text. */
export function countGaps(
  { table, texts }: TranslatedRow,
  language: SiteLanguage,
): { missing: number; outdated: number } {
  if (!texts) return { missing: 0, outdated: 0 };
  const { fields = {}, originals = {} } = translationInto(texts, language) ?? {};
  const shared = texts.shared[language.tag] ?? {};
  const names = Object.keys(texts.originals).filter((name) => needsTranslation(table, name));
  return {
    missing: names.filter((name) => texts.originals[name] !== '' && !fields[name] && !shared[name]).length,
    outdated: names.filter((name) => fields[name] && originals[name] !== texts.originals[name]).length,
  };
}

/** '2 missing, 1 outdated'; empty if there is nothing to do. */
export const describeGaps = ({ missing, outdated }: { missing: number; outdated: number }): string =>
  [
    missing > 0 && t('translations.missing', { count: missing }),
    outdated > 0 && t('translations.outdated', { count: outdated }),
  ]
    .filter(Boolean)
    .join(t('lists.listSeparator'));

import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { defaultLanguage, parsePublishedLanguages, type SiteLanguage } from '@majlis/contracts/shared/languages';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type RowTranslations, translationsOf } from '@majlis/contracts/staff/translations';
import { needsTranslation, translatedFieldsOf } from '@majlis/contracts/staff/translations.schema';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { language as pageLanguage } from '#messages/language';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { useContent } from '../../../ui/text/content';
import { SmallButton } from '../../shell/buttons';
import { findField, formLabels } from '../../shell/form-values';
import type { ResourceConfig } from '../resource/resource-config';
import { useRequestedLanguage } from '../resource/use-requested-row';
import * as styles from './translations.module.scss';

export type LanguageChoice = {
  row: TranslatedRow | null;
  /** Undefined while the form of the row itself is open. */
  shown: { language: SiteLanguage; formFields: FormFields } | undefined;
  /** True if the language was chosen by a press, so that the next form focuses the button of that language. */
  isPressed: boolean;
  show: (shown: LanguageChoice['shown'], isPressed: boolean) => void;
};

type LanguageSwitchProps = {
  choice: LanguageChoice;
  form: RefObject<HTMLFormElement | null>;
  confirmLeaving: () => Promise<boolean>;
};

/** Stands above the form of a row that can be translated. */
export function LanguageSwitch({ choice, form, confirmLeaving }: LanguageSwitchProps) {
  const { row, shown, isPressed, show } = choice;
  const buttons = useRef<HTMLFieldSetElement>(null);
  const chosen = (shown?.language ?? defaultLanguage).tag;
  const toShown = (language: SiteLanguage) => ({
    language,
    formFields: shown?.formFields ?? readFormFields(form.current),
  });
  useRequestedLanguage(row?.texts !== undefined, (tag) => {
    const language = row?.languages.find((other) => other.tag === tag);
    if (language) show(toShown(language), false);
  });
  const focusChosen = useEffectEvent(() => {
    if (isPressed) buttons.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  });
  // Effects run after the previous dialog has given the focus back.
  useEffect(() => focusChosen(), []);

  async function choose(language: SiteLanguage) {
    if (language.tag === chosen || !(await confirmLeaving())) return;
    show(language.tag === defaultLanguage.tag ? undefined : toShown(language), true);
  }

  if (!row) return null;
  const { id, languages, texts, hasFailed, retry } = row;
  if (id === undefined)
    return <p className={styles.later}>{t('translations.afterFirstSave', { languageNames: listNames(languages) })}</p>;
  if (hasFailed)
    return (
      <p role="alert" className={styles.later}>
        {t('translations.notLoaded')} <SmallButton label={t('common.tryAgain')} onClick={retry} />
      </p>
    );
  return (
    <div className={styles.switch}>
      <LanguageButtons
        ref={buttons}
        languages={[defaultLanguage, ...languages]}
        chosen={chosen}
        isDisabled={!texts}
        note={(language) =>
          texts && language.tag !== defaultLanguage.tag && <TranslationGaps {...countGaps(row, language)} />
        }
        onChoose={(language) => void choose(language)}
      />
    </div>
  );
}

export function TranslationGaps(gaps: { missing: number; outdated: number }) {
  const text = describeGaps(gaps);
  if (!text) return null;
  return (
    <span className={styles.gaps} data-outdated={gaps.outdated > 0} title={text}>
      <span aria-hidden="true">{gaps.missing + gaps.outdated}</span>
      <span className="visually-hidden">: {text}</span>
    </span>
  );
}

const listNames = (languages: SiteLanguage[]) =>
  new Intl.ListFormat(pageLanguage).format(languages.map(({ name }) => `\u2068${name}\u2069`));

/** Remembers in which language the texts of a row are edited: in the row's own form, or in that of a translation. */
export function useLanguageChoice<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  row: Row | undefined,
  newId?: string,
): LanguageChoice {
  const [choice, setChoice] = useState<Pick<LanguageChoice, 'shown' | 'isPressed'>>({
    shown: undefined,
    isPressed: false,
  });
  return {
    ...choice,
    row: useTranslatedRow(resource, row, newId),
    show: (shown, isPressed) => setChoice({ shown, isPressed }),
  };
}

/** Labels of the row's form, and its fields with several lines. The forms of translations take both over. */
export type FormFields = { labels: Record<string, string>; longFields: string[] };

function readFormFields(form: HTMLFormElement | null): FormFields {
  const labels = formLabels(form);
  const isLong = (name: string) => findField(form, name)?.querySelector('textarea') != null;
  return { labels, longFields: Object.keys(labels).filter(isLong) };
}

type LanguageButtonsProps = {
  ref?: Ref<HTMLFieldSetElement>;
  languages: SiteLanguage[];
  chosen: string;
  isDisabled?: boolean;
  note?: (language: SiteLanguage) => ReactNode;
  onChoose: (language: SiteLanguage) => void;
};

export const LanguageButtons = ({ ref, languages, chosen, isDisabled, note, onChoose }: LanguageButtonsProps) => (
  <fieldset ref={ref} className="segments">
    <legend className="visually-hidden">{t('navigation.languages')}</legend>
    {languages.map((language) => (
      <button
        key={language.tag}
        type="button"
        aria-pressed={language.tag === chosen}
        disabled={isDisabled}
        onClick={() => onChoose(language)}
      >
        <span lang={language.tag} dir={language.direction}>
          {language.name}
        </span>
        {note?.(language)}
      </button>
    ))}
  </fieldset>
);

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
  translationsOf(serviceOfPath(list.path), table, id);

/**
 * Returns null for a row that is the same in all languages, and for all rows if the site has one language. `newId` is the id that a
 * row will get.
 */
function useTranslatedRow<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  row: Row | undefined,
  newId = '',
): TranslatedRow | null {
  const { languages } = useOtherLanguages();
  const { table } = resource;
  const id = row && resource.getId(row);
  const fields = translatedFieldsOf(table, id ?? newId);
  const isTranslated = fields !== undefined && languages.length > 0;
  const { data, isFetchedAfterMount, isLoadingError, refetch } = useQuery({
    ...query(textsEndpoint(resource, id ?? '')),
    enabled: isTranslated && id !== undefined,
    staleTime: 0,
  });
  if (!isTranslated) return null;
  // A form that begins with the texts of an earlier visit would take its own save for that of somebody else.
  const texts = isFetchedAfterMount ? data : undefined;
  return { table, id, languages, fields, texts, hasFailed: isLoadingError, retry: () => void refetch() };
}

/** Fields without a text need no translation, unless an old translation is left. */
export function fieldsToTranslate({ texts }: TranslatedRow, language: SiteLanguage): string[] {
  if (!texts) return [];
  const { fields = {} } = translationInto(texts, language) ?? {};
  const names = Object.keys(texts.originals).filter((name) => texts.originals[name] !== '' || fields[name]);
  // A slug may stay as it is, so it comes last.
  return names.toSorted((one, other) => Number(one === 'slug') - Number(other === 'slug'));
}

export const translationInto = ({ translations }: Pick<RowTranslations, 'translations'>, { tag }: SiteLanguage) =>
  translations.find(({ language }) => language === tag);

/** Counts the fields of a row without a translation into the language, and those whose translation is of an older text. */
function countGaps({ table, texts }: TranslatedRow, language: SiteLanguage): { missing: number; outdated: number } {
  if (!texts) return { missing: 0, outdated: 0 };
  const { fields = {}, originals = {} } = translationInto(texts, language) ?? {};
  const shared = texts.shared[language.tag] ?? {};
  const names = Object.keys(texts.originals).filter((name) => needsTranslation(table, name));
  return {
    missing: names.filter((name) => texts.originals[name] !== '' && !fields[name] && !shared[name]).length,
    outdated: names.filter((name) => fields[name] && originals[name] !== texts.originals[name]).length,
  };
}

/** Example: '2 missing, 1 outdated'; empty if there is nothing to do. */
const describeGaps = ({ missing, outdated }: { missing: number; outdated: number }): string =>
  [
    missing > 0 && t('translations.missing', { count: missing }),
    outdated > 0 && t('translations.outdated', { count: outdated }),
  ]
    .filter(Boolean)
    .join(t('lists.listSeparator'));

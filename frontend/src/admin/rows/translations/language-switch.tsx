import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { language as pageLanguage } from '#messages/language';
import { t } from '#messages/staff';
import { findField, formLabels } from '../../shell/form-values';
import { SmallButton } from '../../shell/small-button';
import type { ResourceConfig } from '../resource/resource-config';
import { useRequestedLanguage } from '../resource/use-requested-row';
import { countGaps, describeGaps, type TranslatedRow, useTranslatedRow } from './translated-row';
import * as styles from './translations.module.scss';

export type LanguageChoice = {
  row: TranslatedRow | null;
  /** Undefined while the form of the row itself is open. */
  shown: { language: SiteLanguage; formFields: FormFields } | undefined;
  /** After a press the next form has the focus on the button of its language. */
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
  // After the dialog before this one has given the focus back.
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
        {t('translations.notLoaded')} <SmallButton onClick={retry}>{t('common.tryAgain')}</SmallButton>
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

/** In which language the texts of a row are edited: its form, or the form of a translation instead. */
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

/** The labels of the form of a row, and which of its fields have several lines. Those of its translations are the same. */
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
  <fieldset ref={ref} className={styles.languages}>
    <legend className="visually-hidden">{t('translations.languages')}</legend>
    {languages.map((language) => (
      <button
        key={language.tag}
        type="button"
        className={styles.language}
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

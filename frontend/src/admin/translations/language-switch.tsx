import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/languages';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { language as pageLanguage } from '#messages/language';
import { t } from '#messages/staff';
import { useRequestedLanguage } from '../crud/use-requested-row';
import { type FormFields, readFormFields } from './form-fields';
import { LanguageButtons } from './language-buttons';
import { countGaps, describeGaps, type TranslatedRow } from './translated-row';
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
  /** Asks before unsaved input is lost. */
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
        {t('translations.notLoaded')}{' '}
        <button type="button" className="btn btn-quiet btn-sm" onClick={retry}>
          {t('common.tryAgain')}
        </button>
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

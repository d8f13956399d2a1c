import type { SiteLanguage } from '@majlis/contracts/languages';
import type { ReactNode, Ref } from 'react';
import { t } from '#messages/staff';
import * as styles from './language-buttons.module.scss';

type LanguageButtonsProps = {
  ref?: Ref<HTMLFieldSetElement>;
  languages: SiteLanguage[];
  /** The tag of the language that is shown. */
  chosen: string;
  isDisabled?: boolean;
  /** Stands beside the name of a language. */
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

import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/languages';
import type { Translation } from '@majlis/contracts/translations';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { AutoText } from '../../ui/text/auto-text';
import { RichText } from '../../ui/text/rich-text';
import { CharactersLeft, inputAttributes } from '../crud/fields';
import { FormField } from '../form/form-field';
import type { FormValues } from '../form/form-values';
import { useFieldText } from '../form/use-draft-form';
import { Icon } from '../icon';
import { RichTextField } from '../rich-text/rich-text-field';
import { OutdatedNotice } from './outdated-notice';
import * as styles from './translations.module.scss';

/** A code, such as an address, may stay as it is. */
type FieldKind = 'line' | 'long' | 'html' | 'code';

type TranslatedFieldProps = {
  name: string;
  label: string;
  kind: FieldKind;
  language: SiteLanguage;
  original: string;
  saved: Translation | undefined;
  help?: string | undefined;
  /** What other rows with the same text say, which holds as long as this one says nothing else. */
  shared?: string | undefined;
};

/** The original beside the input of its translation. */
export function TranslatedField({ name, label, kind, language, original, saved, help, shared }: TranslatedFieldProps) {
  const { field } = useController<FormValues>({ name });
  // The rich text editor reads its text only once.
  const [copies, setCopies] = useState(0);
  const savedText = saved?.fields[name];
  const translatedFrom = saved?.originals[name] ?? '';
  const isOutdated = kind !== 'code' && savedText !== undefined && translatedFrom !== original;
  const text = useFieldText(name);

  function copy() {
    field.onChange(original);
    setCopies(copies + 1);
  }

  return (
    <div className={styles.pair}>
      <section
        className={styles.original}
        aria-label={t('translations.fieldInLanguage', { label, language: defaultLanguage.name })}
      >
        <p className={styles.heading}>
          {label} <span className={styles.languageName}>{defaultLanguage.name}</span>
        </p>
        {original === '' ? (
          <p className="muted">{t('history.emptyNow')}</p>
        ) : (
          <div className={styles.text}>
            {kind === 'html' ? <RichText html={original} /> : <AutoText as="p" text={original} />}
          </div>
        )}
        {kind !== 'code' && text === '' && original !== '' && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-label={t('translations.copyOriginalOf', { label })}
            onClick={copy}
          >
            <Icon name="copy" /> {t('translations.copyOriginal')}
          </button>
        )}
      </section>
      <div className={styles.translation}>
        <TranslationInput
          key={copies}
          name={name}
          label={label}
          kind={kind}
          language={language}
          help={help}
          shared={shared}
          isCopied={copies > 0}
        />
        {isOutdated && (
          <OutdatedNotice
            name={name}
            label={label}
            isHtml={kind === 'html'}
            before={translatedFrom}
            after={original}
            isEdited={text !== savedText}
          />
        )}
      </div>
    </div>
  );
}

type TranslationInputProps = Pick<TranslatedFieldProps, 'name' | 'label' | 'kind' | 'language' | 'help' | 'shared'> & {
  isCopied: boolean;
};

function TranslationInput({ name, label, kind, language, help, shared, isCopied }: TranslationInputProps) {
  if (kind === 'html') return <RichTextField name={name} label={label} language={language} hasAutoFocus={isCopied} />;
  if (kind === 'code')
    return (
      <FormField name={name} label={label} help={t('translations.codeHelp')}>
        {(control) => <input {...control} className="control" dir="ltr" autoComplete="off" {...inputAttributes.code} />}
      </FormField>
    );
  return (
    <FormField name={name} label={label} help={shared ? t('translations.asElsewhere') : help}>
      {(control) => {
        const input = {
          ...control,
          className: 'control',
          lang: language.tag,
          dir: language.direction,
          placeholder: shared,
          spellCheck: true,
          // The pressed button is gone.
          autoFocus: isCopied,
        };
        return (
          <>
            {kind === 'long' ? <textarea {...input} rows={longRows} /> : <input {...input} autoComplete="off" />}
            <CharactersLeft name={name} text={control.value} />
          </>
        );
      }}
    </FormField>
  );
}

const longRows = 6;

import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { Translation } from '@majlis/contracts/staff/translations';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary } from '../../../ui/page/load-boundary';
import { SkeletonLines } from '../../../ui/page/loading';
import { AutoText } from '../../../ui/text/auto-text';
import { RichText } from '../../../ui/text/rich-text';
import { CharactersLeft, inputAttributes } from '../../fields/fields';
import { FormField } from '../../fields/form/form-field';
import { useFieldText } from '../../fields/form/staff-form';
import { RichTextField } from '../../fields/rich-text/rich-text-field';
import { plainText } from '../../fields/rich-text/text-to-html';
import type { FormValues } from '../../shell/form-values';
import { Icon } from '../../shell/icon';
import { SmallButton } from '../../shell/small-button';
import * as styles from './translations.module.scss';
import { stillRight } from './use-translation-form';

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
          <SmallButton aria-label={t('translations.copyOriginalOf', { label })} onClick={copy}>
            <Icon name="copy" /> {t('translations.copyOriginal')}
          </SmallButton>
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

/** The comparison of texts is loaded when it is asked for. */
const ComparedText = lazyPart<{ before: string; after: string }>(
  async () => (await import('../history/compared-text')).ComparedText,
);

type OutdatedNoticeProps = {
  name: string;
  label: string;
  isHtml: boolean;
  /** `before` is what the original said when it was translated, `after` is what it says now. */
  before: string;
  after: string;
  isEdited: boolean;
};

function OutdatedNotice({ name, label, isHtml, before, after, isEdited }: OutdatedNoticeProps) {
  const { field } = useController<FormValues>({ name: stillRight });
  const [isOpen, setOpen] = useState(false);
  const names = field.value as string[];
  const [old, current] = [before, after].map((text) => (isHtml ? plainText(text) : text));
  return (
    <div className={styles.outdated}>
      <p>
        <span className="badge" data-tone="amber">
          {t('translations.outdatedBadge')}
        </span>{' '}
        {t('translations.originalChanged')}
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('translations.whatChanged')}</summary>
        {isOpen && (
          <LoadBoundary loading={<SkeletonLines lines={2} />}>
            <ComparedText before={old ?? ''} after={current ?? ''} />
          </LoadBoundary>
        )}
      </details>
      {!isEdited && (
        <label className="check-box">
          <input
            type="checkbox"
            checked={names.includes(name)}
            aria-label={t('translations.stillRightOf', { label })}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...names, name] : names.filter((other) => other !== name))
            }
          />
          {t('translations.stillRight')}
        </label>
      )}
    </div>
  );
}

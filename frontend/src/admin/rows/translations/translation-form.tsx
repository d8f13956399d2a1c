import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { RowTranslations, Translation } from '@majlis/contracts/staff/translations';
import { isHtmlField, separatorOf, translationsTable } from '@majlis/contracts/staff/translations.schema';
import { useContext, useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { t } from '#messages/staff';
import { lazyPart } from '../../../ui/page/lazy-part';
import { LoadBoundary } from '../../../ui/page/load-boundary';
import { SkeletonLines } from '../../../ui/page/loading';
import { AutoText } from '../../../ui/text/auto-text';
import { RichText } from '../../../ui/text/rich-text';
import { CharactersLeft, FormField, inputAttributes } from '../../fields/fields';
import { maxLengthOf } from '../../fields/form/contract-fields';
import { FormDialog, FormPage } from '../../fields/form/form-layout';
import { useFieldText } from '../../fields/form/staff-form';
import { RichTextField } from '../../fields/rich-text/rich-text-field';
import { plainText } from '../../fields/rich-text/text-to-html';
import { SmallButton } from '../../shell/buttons';
import { Badge, CheckBox } from '../../shell/controls';
import type { FormValues } from '../../shell/form-values';
import { fieldLabel, languageName } from '../../shell/text';
import { LivePreview, LivePreviewContext, previewOf } from '../drafts/preview-panel';
import { HistoryButton } from '../history/history-button';
import { PresenceNotice } from '../presence/presence';
import { ConflictNotice } from '../resource/edit-conflict';
import type { ResourceConfig } from '../resource/resource-config';
import {
  type FormFields,
  fieldsToTranslate,
  type LanguageChoice,
  LanguageSwitch,
  type TranslatedRow,
  translationInto,
} from './language-switch';
import * as styles from './translations.module.scss';
import { stillRight, useTranslationForm } from './use-translation-form';

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
  /** The translation of other rows with the same text, which applies until this row has its own. */
  shared?: string | undefined;
};

export function TranslatedField({ name, label, kind, language, original, saved, help, shared }: TranslatedFieldProps) {
  const { field } = useController<FormValues>({ name });
  // The rich text editor reads its text only once, so each copied text needs a new editor.
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
          <SmallButton
            label={t('translations.copyOriginal')}
            icon="copy"
            aria-label={t('translations.copyOriginalOf', { label })}
            onClick={copy}
          />
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
          // The button that copied the text is gone, so the field takes the focus.
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
  /** `before` is the original when it was translated, `after` is the original now. */
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
        <Badge tone="amber">{t('translations.outdatedBadge')}</Badge> {t('translations.originalChanged')}
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
        <CheckBox
          checked={names.includes(name)}
          aria-label={t('translations.stillRightOf', { label })}
          onCheck={(isChecked) =>
            field.onChange(isChecked ? [...names, name] : names.filter((other) => other !== name))
          }
        >
          {t('translations.stillRight')}
        </CheckBox>
      )}
    </div>
  );
}

type TranslationFormProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row | undefined;
  choice: LanguageChoice;
  /** The title of the dialog; without it, the form is a page. */
  title?: string;
  onDone: () => void;
  onClose: () => void;
};

/** Replaces the form of a row while one of its translations is edited. */
export function TranslationForm<Row extends AuditFields>(props: TranslationFormProps<Row>) {
  const { row, choice } = props;
  const { row: translated, shown } = choice;
  if (!row || !translated?.texts || !shown) return null;
  return (
    <LoadedForm
      key={shown.language.tag}
      {...props}
      {...shown}
      row={row}
      translated={translated}
      texts={translated.texts}
    />
  );
}

type LoadedFormProps<Row extends AuditFields> = TranslationFormProps<Row> & {
  row: Row;
  translated: TranslatedRow;
  texts: RowTranslations;
  language: SiteLanguage;
  formFields: FormFields;
};

function LoadedForm<Row extends AuditFields>(props: LoadedFormProps<Row>) {
  const { resource, row, choice, title, translated, texts, language, formFields, onClose } = props;
  const { form, readInput, isSaving, conflict, loadTheirs, keepMine } = useTranslationForm(props);
  const isBesidePage = useContext(LivePreviewContext) !== undefined;
  const names = fieldsToTranslate(translated, language);
  const saved = translationInto(texts, language);
  function closeAfterRestore() {
    form.discardChanges();
    onClose();
  }
  const frame = {
    // The counters need the limits of the originals.
    form: { ...form, schema: z.object(translated.fields) },
    isSaving,
    saveLabel: t('translations.saveTranslation'),
    head: (confirmLeaving: () => Promise<boolean>) => (
      <LanguageSwitch choice={choice} form={form.ref} confirmLeaving={confirmLeaving} />
    ),
    moreActions: <HistoryButton resource={resource} row={row} form={form} onRestored={closeAfterRestore} />,
    notice: (
      <>
        <PresenceNotice resource={resource} row={row} />
        {isBesidePage && (
          <LivePreview {...{ form, readInput }} {...previewOf(resource, row)} table={translationsTable} />
        )}
        {conflict && (
          <ConflictNotice
            noun={t('translations.translationNoun', { language: languageName(language.tag) })}
            changedBy={conflict.theirs.updatedBy}
            changedAt={conflict.theirs.updatedAt}
            serverSummary=""
            differences={conflict.differences}
            isBusy={isSaving}
            onLoadServerVersion={loadTheirs}
            onOverwrite={() => void keepMine()}
          />
        )}
      </>
    ),
  };
  const fields =
    names.length === 0 ? (
      <p className="form-note">{t('translations.originalEmpty')}</p>
    ) : (
      names.map((name) => (
        <TranslatedField
          key={name}
          name={name}
          label={fieldLabel(name, translated.table, formFields.labels)}
          kind={kindOf(name)}
          language={language}
          original={texts.originals[name] ?? ''}
          saved={saved}
          help={helpOf(name)}
          shared={texts.shared[language.tag]?.[name]}
        />
      ))
    );

  function helpOf(name: string) {
    const separator = separatorOf(translated.table, name);
    return separator && { comma: t('translations.commasBetween'), line: t('translations.oneOnEachLine') }[separator];
  }

  function kindOf(name: string) {
    if (name === 'slug') return 'code';
    if (isHtmlField(translated.table, resource.getId(row), name)) return 'html';
    const isLong = formFields.labels[name]
      ? formFields.longFields.includes(name)
      : (maxLengthOf(z.object(translated.fields), name) ?? 0) > maxLineLength;
    return isLong ? 'long' : 'line';
  }

  return title === undefined ? (
    <FormPage {...frame} onCancel={onClose}>
      {fields}
    </FormPage>
  ) : (
    <FormDialog {...frame} title={title} shape="wide" onClose={onClose}>
      {fields}
    </FormDialog>
  );
}

/** If the row's form does not have a field, the field has several lines if its text may be longer than this. */
const maxLineLength = 300;

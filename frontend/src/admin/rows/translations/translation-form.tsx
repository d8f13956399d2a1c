import type { SiteLanguage } from '@majlis/contracts/shared/languages';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { RowTranslations } from '@majlis/contracts/staff/translations';
import { isHtmlField, separatorOf } from '@majlis/contracts/staff/translations.schema';
import { z } from 'zod';
import { t } from '#messages/staff';
import { maxLengthOf } from '../../fields/form/contract-fields';
import { FormDialog, FormPage } from '../../fields/form/form-layout';
import { fieldLabel, languageName } from '../../shell/field-label';
import { HistoryButton } from '../history/history-button';
import { PresenceNotice } from '../presence/presence';
import { ConflictNotice } from '../resource/conflict-notice';
import type { ResourceConfig } from '../resource/resource-config';
import { type FormFields, type LanguageChoice, LanguageSwitch } from './language-switch';
import { TranslatedField } from './translated-field';
import { fieldsToTranslate, type TranslatedRow, translationInto } from './translated-row';
import { useTranslationForm } from './use-translation-form';

type TranslationFormProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row: Row | undefined;
  choice: LanguageChoice;
  /** Without a title it is a page. */
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
  const { form, isSaving, conflict, loadTheirs, keepMine } = useTranslationForm(props);
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

/** Of fields that the form of the row does not have, those that may be longer have several lines. */
const maxLineLength = 300;

import { contentInput, contentTypes } from '@majlis/contracts/content';
import { useEffect, useRef } from 'react';
import { t, texts } from '#messages/staff';
import { toFormValues } from '../crud/contract-fields';
import { inputAttributes, SelectField } from '../crud/fields';
import { RowFormDialog } from '../crud/row-form-dialog';
import { FormField } from '../form/form-field';
import type { FormValues } from '../form/form-values';
import { useFieldText, useInitialValue } from '../form/use-draft-form';
import { ContentField } from './content-field';
import * as styles from './content-form.module.scss';
import { emptyTextFallback, isHtml, labelInPage, pageOf, type SiteText, suggestType } from './content-groups';
import { contentResource, saveContent } from './content-resource';
import { LanguagesField } from './languages-field';
import { describePage } from './pages';
import { textToHtml } from './text-to-html';

type ContentFormProps = {
  text?: SiteText;
  draftKey: string;
  onClose: () => void;
};

export const ContentForm = ({ text, draftKey, onClose }: ContentFormProps) => (
  <RowFormDialog
    title={
      text
        ? t('content.formTitle', { label: labelInPage(text.key), page: describePage(pageOf(text.key)).label })
        : t('content.addContent')
    }
    saveLabel={t('common.save')}
    resource={contentResource}
    row={text?.entry}
    newId={text?.key}
    draftKey={draftKey}
    schema={contentInput}
    required={['key', 'content']}
    toValues={(entry) => toFormValues(contentInput, entry ?? defaultEntry(text))}
    toInput={toInput}
    saveRow={saveContent}
    verb="save"
    allowsAddAnother={!text}
    onDone={onClose}
    onClose={onClose}
  >
    <ContentFields isNew={!text} />
  </RowFormDialog>
);

function ContentFields({ isNew }: { isNew: boolean }) {
  const key = String(useInitialValue('key'));
  const keyHelp = isNew ? t('content.newKeyHelp') : t('content.keyHelp');
  const fallback = emptyTextFallback(key);
  const contentBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) contentBox.current?.querySelector<HTMLElement>('[name="content"]')?.focus();
  }, [isNew]);
  const content =
    key === 'site.languages' ? (
      <LanguagesField />
    ) : (
      <div ref={contentBox}>
        <ContentField
          isLong={useFieldText('type') === 'textarea'}
          isHtml={isHtml(key)}
          hasAutoFocus={!isNew}
          help={fallback && t('content.whileEmpty', { fallback })}
        />
      </div>
    );
  const keyAndType = (
    <>
      <FormField name="key" help={keyHelp}>
        {(control) => (
          <input
            {...control}
            className="control"
            dir="ltr"
            readOnly={!isNew}
            autoComplete="off"
            {...inputAttributes.code}
          />
        )}
      </FormField>
      <SelectField
        name="type"
        help={t('content.typeHelp')}
        options={contentTypes}
        labels={texts('content.typeLabels')}
      />
    </>
  );
  if (isNew)
    return (
      <>
        {keyAndType}
        {content}
      </>
    );
  return (
    <>
      {content}
      <details className={styles.details}>
        <summary>{t('common.details')}</summary>
        {keyAndType}
      </details>
    </>
  );
}

function defaultEntry({ key, content }: Pick<SiteText, 'key' | 'content'> = { key: '', content: '' }) {
  return { key, content, type: suggestType({ key, content }) };
}

const toInput = ({ key, content, ...rest }: FormValues) => ({
  ...rest,
  key,
  content: isHtml(String(key)) ? textToHtml(String(content)) : content,
});

import { defaultLanguage, parsePublishedLanguages, siteLanguages } from '@majlis/contracts/shared/languages';
import { contentInput, contentTypes } from '@majlis/contracts/site/content.schema';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { t, texts } from '#messages/staff';
import { CharactersLeft, inputAttributes, SelectField } from '../../../fields/fields';
import { toFormValues } from '../../../fields/form/contract-fields';
import { FormField } from '../../../fields/form/form-field';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';
import { RichTextField } from '../../../fields/rich-text/rich-text-field';
import { textToHtml } from '../../../fields/rich-text/text-to-html';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { type FormValues, toText } from '../../../shell/form-values';
import * as styles from './content-form.module.scss';
import {
  describePage,
  emptyTextFallback,
  isHtml,
  labelInPage,
  pageOf,
  type SiteText,
  suggestType,
} from './content-groups';
import { contentResource, saveContent } from './content-resource';

type ContentFormProps = { text?: SiteText; inputKey: string; onClose: () => void };

export const ContentForm = ({ text, inputKey, onClose }: ContentFormProps) => (
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
    inputKey={inputKey}
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

type ContentFieldProps = { isLong: boolean; isHtml: boolean; hasAutoFocus: boolean; help?: string };

function ContentField({ isLong, isHtml, hasAutoFocus, help }: ContentFieldProps) {
  const text = useFieldText('content');
  if (isHtml) return <RichTextField name="content" help={help} hasAutoFocus={hasAutoFocus} />;
  return (
    <FormField name="content" help={help}>
      {(control) => (
        <>
          {isLong ? (
            <textarea {...control} rows={5} className="control" dir="auto" spellCheck />
          ) : (
            <input {...control} className="control" dir="auto" />
          )}
          <CharactersLeft name="content" text={text} />
        </>
      )}
    </FormField>
  );
}

/** Its value is that of the text `site.languages`, such as 'ar, ms'. */
function LanguagesField() {
  const { field } = useController({ name: 'content' });
  const published = new Set(parsePublishedLanguages(toText(field.value)).map(({ tag }) => tag));
  const toggle = (tag: string) => {
    const chosen = siteLanguages.filter((language) => (language.tag === tag) !== published.has(language.tag));
    const others = chosen.filter((language) => language !== defaultLanguage);
    // A text of the site must not be empty.
    field.onChange(others.map((language) => language.tag).join(', ') || defaultLanguage.tag);
  };
  return (
    <FormField name="content" label={t('content.languagesOfSite')} help={t('content.languagesHelp')}>
      {({ id, 'aria-describedby': describedBy }) => (
        <fieldset
          id={id}
          className="check-boxes"
          aria-label={t('content.languagesOfSite')}
          aria-describedby={describedBy}
        >
          {siteLanguages.map(({ tag, name, direction }) => (
            <label key={tag} className="check-box">
              <input
                type="checkbox"
                checked={published.has(tag)}
                disabled={tag === defaultLanguage.tag}
                onChange={() => toggle(tag)}
              />
              <span lang={tag} dir={direction}>
                {name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}

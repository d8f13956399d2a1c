import { endpoints } from '@majlis/contracts/api/endpoints';
import { defaultLanguage, parsePublishedLanguages, siteLanguages } from '@majlis/contracts/shared/languages';
import { type ContentEntry, contentInput, contentTypes } from '@majlis/contracts/site/content.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatLocalDateTime } from '../../../../ui/time/format-local-time';
import { CharactersLeft, FormField, inputAttributes, SelectField } from '../../../fields/fields';
import { toFormValues } from '../../../fields/form/contract-fields';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';
import { RichTextField } from '../../../fields/rich-text/rich-text-field';
import { plainText, textToHtml } from '../../../fields/rich-text/text-to-html';
import * as bulk from '../../../rows/bulk/bulk.module.scss';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { Group } from '../../../rows/crud/crud-page';
import { DeletedRows, useRemoveRow } from '../../../rows/crud/deleted-rows';
import { RowFormDialog } from '../../../rows/crud/row-form-dialog';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { RowActions, RowBadges, RowCheckbox } from '../../../rows/list-controls';
import { useRequestedRow } from '../../../rows/resource/use-requested-row';
import { AddButton } from '../../../shell/buttons';
import { Badge, CheckBox, emptyTextSearch, ListFilter, useSearch } from '../../../shell/controls';
import { type FormValues, toText } from '../../../shell/form-values';
import { ListStates, NoMatch, SectionHeader } from '../../../shell/section-parts';
import { useStaffNames } from '../../../shell/sign-in/auth';
import { preview } from '../../../shell/text';
import * as contentFormStyles from './content-form.module.scss';
import {
  describePage,
  emptyTextFallback,
  groupContent,
  hasDefault,
  isHtml,
  labelInPage,
  listAllTexts,
  type SiteText,
  suggestType,
  titleOfText,
} from './content-groups';
import * as styles from './content-page.module.scss';
import { contentResource, saveContent } from './content-resource';

const section = 'content';

export function ContentPage() {
  const content = useQuery(query(endpoints.content));
  const [edited, setEdited] = useState<SiteText | 'new' | null>(null);
  const texts = listAllTexts(content.data ?? []);
  useRequestedRow(content.data && texts, ({ key }, id) => key === id, setEdited);
  const text = edited === 'new' ? undefined : (edited ?? undefined);

  return (
    <>
      <SectionHeader
        title={t('common.websiteContent')}
        description={t('content.description')}
        help={{
          section: 'content',
          steps: [
            rich('content.helpFind', { default: () => <em>{t('content.defaultBadge')}</em> }),
            rich('content.helpEdit', { edit: () => <strong>{t('common.edit')}</strong> }),
            rich('content.helpDelete', { delete: () => <strong>{t('common.deleteRow')}</strong> }),
          ],
        }}
      >
        <AddButton label={t('content.addContent')} onClick={() => setEdited('new')} />
      </SectionHeader>
      <ListStates list={content} noun="content">
        {edited === null && (
          <UnsavedInputNotice
            section={section}
            getName={(id) => (id === newRowId ? t('content.newContent') : texts.find(({ key }) => key === id)?.key)}
            onContinue={(id) => setEdited(texts.find(({ key }) => key === id) ?? 'new')}
          />
        )}
        <ContentList entries={content.data ?? []} onEdit={setEdited} />
        <DeletedRows resource={contentResource} />
      </ListStates>
      {edited && (
        <ContentForm
          key={text?.key ?? newRowId}
          text={text}
          inputKey={inputKeyOf(section, text?.key)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type ContentListProps = { entries: ContentEntry[]; onEdit: (text: SiteText) => void };

function ContentList({ entries, onEdit }: ContentListProps) {
  const [{ text: filter }, setSearch] = useSearch(emptyTextSearch);
  const groups = groupContent(entries, filter);
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <BulkList
      resource={contentResource}
      rows={entries}
      matching={groups.flatMap(({ texts }) => texts.flatMap(({ entry }) => entry ?? []))}
      toolbar={
        <ListFilter
          label={t('content.searchContent')}
          dir="auto"
          placeholder={t('content.searchPlaceholder')}
          value={filter}
          onSearch={(text) => setSearch({ text })}
          count={t('content.textCount', { count })}
        />
      }
    >
      {count === 0 && <NoMatch>{t('content.noMatches', { filter })}</NoMatch>}
      {groups.map(({ page, texts }) => (
        <ContentTable key={page} page={page} texts={texts} onEdit={onEdit} />
      ))}
    </BulkList>
  );
}

const columns = [
  t('common.selection'),
  t('content.textColumn'),
  t('content.content'),
  t('content.lastChangeColumn'),
  t('common.actions'),
];

function ContentTable({ page, texts, onEdit }: { page: string; texts: SiteText[]; onEdit: (text: SiteText) => void }) {
  return (
    <Group {...describePage(page)}>
      <table className={`rows ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === columns[0] ? bulk.cell : undefined}>
                <span className="visually-hidden">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <ContentTableRow key={text.key} text={text} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
    </Group>
  );
}

function ContentTableRow({ text, onEdit }: { text: SiteText; onEdit: (text: SiteText) => void }) {
  const { key, content, entry } = text;
  const { remove, isPending } = useRemoveRow(contentResource);
  const { nameOf } = useStaffNames();
  const deleteWarning = hasDefault(key) ? t('content.showsDefaultAgain') : t('content.disappears');
  return (
    <tr>
      <td className={bulk.cell}>{entry && <RowCheckbox id={key} name={key} />}</td>
      <th scope="row">
        {labelInPage(key)}
        <code className={styles.key}>{key}</code>
        {entry && <RowBadges resource={contentResource} row={entry} />}
      </th>
      <td>
        {content ? (
          <p className="row-preview">{preview(isHtml(key) ? plainText(content) : content)}</p>
        ) : (
          <span className="muted">{emptyTextFallback(key)}</span>
        )}
      </td>
      <td className={styles.change}>
        {entry ? (
          <>
            <bdi>{nameOf(entry.updatedBy)}</bdi>
            <span className="muted"> {formatLocalDateTime(entry.updatedAt)}</span>
          </>
        ) : (
          <Badge tone="plain">{t('content.defaultBadge')}</Badge>
        )}
      </td>
      <td>
        <RowActions
          id={key}
          name={key}
          isBusy={isPending}
          onEdit={() => onEdit(text)}
          onRemove={entry && (() => void remove(entry, deleteWarning))}
        />
      </td>
    </tr>
  );
}

const ContentForm = ({ text, inputKey, onClose }: { text?: SiteText; inputKey: string; onClose: () => void }) => (
  <RowFormDialog
    title={text ? titleOfText(text.key) : t('content.addContent')}
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
      <details className={contentFormStyles.details}>
        <summary>{t('common.details')}</summary>
        {keyAndType}
      </details>
    </>
  );
}

const defaultEntry = ({ key, content }: Pick<SiteText, 'key' | 'content'> = { key: '', content: '' }) => ({
  key,
  content,
  type: suggestType({ key, content }),
});

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

/** The value of the field is the text `site.languages`, such as 'ar, ms'. */
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
            <CheckBox
              key={tag}
              checked={published.has(tag)}
              disabled={tag === defaultLanguage.tag}
              onCheck={() => toggle(tag)}
            >
              <span lang={tag} dir={direction}>
                {name}
              </span>
            </CheckBox>
          ))}
        </fieldset>
      )}
    </FormField>
  );
}

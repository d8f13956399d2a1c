import { type ContentEntry, contentInput, contentTypes } from '@majlis/contracts/content';
import { reads } from '@majlis/contracts/endpoints';
import { write } from '../../api/write';
import { FormField } from '../../ui/form/form-field';
import type { Values } from '../../ui/form/form-values';
import { useFieldText, useStartValue } from '../../ui/form/use-draft-form';
import { fieldValues } from '../editing/contract-fields';
import { SelectField, typing } from '../editing/fields';
import { RowFormDialog } from '../editing/row-form-dialog';
import { asHtml } from './as-html';
import { ContentField } from './content-field';
import { isHtml, likelyType, type SiteText, shownWhenEmpty } from './content-groups';
import { contentResource } from './content-resource';

type ContentFormProps = {
  /** None when content is added. */
  text?: SiteText;
  draftKey: string;
  onClose: () => void;
};

export const ContentForm = ({ text, draftKey, onClose }: ContentFormProps) => (
  <RowFormDialog
    title={text ? `Edit ${text.key}` : 'Add content'}
    saveLabel="Save"
    resource={contentResource}
    row={text?.entry}
    draftKey={draftKey}
    schema={contentInput}
    required={['key', 'content']}
    toValues={(entry) => fieldValues(contentInput, entry ?? defaultEntry(text))}
    toInput={toInput}
    write={(input, version) =>
      write<ContentEntry>('POST', reads.content.path, input, version ? { ifMatch: version } : { ifNoneMatch: '*' })
    }
    verb="save"
    addsMore={!text}
    onDone={onClose}
    onClose={onClose}
  >
    <ContentFields isNew={!text} />
  </RowFormDialog>
);

function ContentFields({ isNew }: { isNew: boolean }) {
  const key = String(useStartValue('key'));
  const keyHelp = isNew
    ? 'The page, a dot and a name, in lower case: hero.title. It cannot be changed later.'
    : 'Where the site shows this text. It cannot be changed.';
  const inItsPlace = shownWhenEmpty(key);
  return (
    <>
      <FormField name="key" label="Key" help={keyHelp}>
        {(control) => <input {...control} className="control" readOnly={!isNew} autoComplete="off" {...typing.code} />}
      </FormField>
      <SelectField
        name="type"
        label="Type"
        help="How much room the text gets here; the site shows both alike."
        options={contentTypes}
        names={typeNames}
      />
      <ContentField
        isLong={useFieldText('type') === 'textarea'}
        isHtml={isHtml(key)}
        help={inItsPlace && `${inItsPlace}, as long as nothing is written here.`}
      />
    </>
  );
}

const typeNames = { text: 'text: one line', textarea: 'textarea: several lines' };

function defaultEntry({ key, content }: Pick<SiteText, 'key' | 'content'> = { key: '', content: '' }) {
  return { key, content, type: likelyType({ key, content }) };
}

const toInput = ({ key, content, ...rest }: Values) => ({
  ...rest,
  key,
  content: isHtml(String(key)) ? asHtml(String(content)) : content,
});

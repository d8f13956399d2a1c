import { type ContentEntry, contentInput, contentTypes } from '@majlis/contracts/content';
import { reads } from '@majlis/contracts/endpoints';
import { useState } from 'react';
import { write } from '../../api/write';
import { FormField } from '../../ui/form/form-field';
import { RowDialog } from '../editing/row-dialog';
import { useRowForm } from '../editing/row-form';
import { typing } from '../editing/typing';
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

export function ContentForm({ text, draftKey, onClose }: ContentFormProps) {
  const editing = useRowForm({
    resource: contentResource,
    row: text?.entry,
    draftKey,
    schema: contentInput,
    required: ['key', 'content'],
    toValues: (entry) => valuesFor(text, entry),
    toInput: ({ key = '', content = '', ...rest }) => ({
      ...rest,
      key,
      content: isHtml(key) ? asHtml(content) : content,
    }),
    write: (input, version) =>
      write<ContentEntry>('POST', reads.content.path, input, version ? { ifMatch: version } : { ifNoneMatch: '*' }),
    verb: 'save',
    addsMore: !text,
    onDone: onClose,
  });
  const { values, revision } = editing.form;
  return (
    <RowDialog
      title={text ? `Edit ${text.key}` : 'Add content'}
      saveLabel="Save"
      resource={contentResource}
      editing={editing}
      onClose={onClose}
    >
      <ContentFields key={revision} isNew={!text} start={values} />
    </RowDialog>
  );
}

function ContentFields({ isNew, start }: { isNew: boolean; start: Record<string, string> }) {
  const [type, setType] = useState(start.type);
  const keyHelp = isNew
    ? 'The page, a dot and a name, in lower case: hero.title. It cannot be changed later.'
    : 'Where the site shows this text. It cannot be changed.';
  const inItsPlace = shownWhenEmpty(start.key ?? '');
  return (
    <>
      <FormField name="key" label="Key" help={keyHelp}>
        {(control) => <input {...control} className="control" readOnly={!isNew} autoComplete="off" {...typing.code} />}
      </FormField>
      <FormField name="type" label="Type" help="How much room the text gets here; the site shows both alike.">
        {(control) => (
          <select {...control} className="control control-select" onChange={(event) => setType(event.target.value)}>
            {contentTypes.map((option) => (
              <option key={option} value={option}>
                {option === 'text' ? 'text: one line' : 'textarea: several lines'}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <ContentField
        isLong={type === 'textarea'}
        isHtml={isHtml(start.key ?? '')}
        help={inItsPlace && `${inItsPlace}, as long as nothing is written here.`}
      />
    </>
  );
}

function valuesFor(text: SiteText | undefined, entry: ContentEntry | undefined): Record<string, string> {
  const { key, content } = entry ?? text ?? { key: '', content: '' };
  return { key, content, type: entry?.type ?? likelyType({ key, content }) };
}

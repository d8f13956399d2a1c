import { useRef, useState } from 'react';
import { type Control, FormField } from '../../ui/form/form-field';
import { useFormContext } from '../../ui/form/form-state';
import { RichText } from '../../ui/text/rich-text';
import { CharactersLeft } from '../editing/characters-left';
import { asHtml } from './as-html';
import { HtmlToolbar } from './html-toolbar';

type ContentFieldProps = { isLong: boolean; isHtml: boolean; help?: string };

const htmlHelp =
  'HTML: paragraphs, headings, lists, links, bold and italics are kept; anything else is removed on saving. Of a text without HTML each line is a paragraph.';

/** The text itself, on one line or several; HTML is shown beside it as the page will show it. */
export function ContentField({ isLong, isHtml, help }: ContentFieldProps) {
  const { values } = useFormContext();
  const [typed, setTyped] = useState(values.content ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const note = (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value);
  // What was typed moves along when the type is changed.
  const kept = (control: Control) => ({ ...control, defaultValue: typed, className: 'control', dir: 'auto' });
  return (
    <>
      <FormField name="content" label="Content" help={isHtml ? htmlHelp : help}>
        {(control) => (
          <>
            {isLong && isHtml && <HtmlToolbar field={field} />}
            {isLong ? (
              <textarea {...kept(control)} ref={field} rows={isHtml ? 8 : 5} spellCheck onInput={note} />
            ) : (
              <input {...kept(control)} onInput={note} />
            )}
            <CharactersLeft name="content" text={typed} />
          </>
        )}
      </FormField>
      {isHtml && (
        <section className="html-preview" aria-label="Preview">
          <p className="html-preview-label">Preview</p>
          <RichText html={asHtml(typed)} />
        </section>
      )}
    </>
  );
}

import { useRef } from 'react';
import { FormField } from '../../ui/form/form-field';
import { useFieldText } from '../../ui/form/use-draft-form';
import { RichText } from '../../ui/text/rich-text';
import { CharactersLeft } from '../crud/fields';
import * as styles from './html-preview.module.scss';
import { HtmlToolbar } from './html-toolbar';
import { textToHtml } from './text-to-html';

type ContentFieldProps = { isLong: boolean; isHtml: boolean; help?: string };

const htmlHelp =
  'HTML: paragraphs, headings, lists, links, bold and italics are kept. Anything else is removed when you save. Without HTML, each line becomes a paragraph.';

export function ContentField({ isLong, isHtml, help }: ContentFieldProps) {
  const text = useFieldText('content');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <FormField name="content" label="Content" help={isHtml ? htmlHelp : help}>
        {(control) => (
          <>
            {isLong && isHtml && <HtmlToolbar field={field} />}
            {isLong ? (
              <textarea {...control} ref={field} rows={isHtml ? 8 : 5} className="control" dir="auto" spellCheck />
            ) : (
              <input {...control} className="control" dir="auto" />
            )}
            <CharactersLeft name="content" text={text} />
          </>
        )}
      </FormField>
      {isHtml && (
        <section className={styles.htmlPreview} aria-label="Preview">
          <p className={styles.label}>Preview</p>
          <RichText html={textToHtml(text)} />
        </section>
      )}
    </>
  );
}

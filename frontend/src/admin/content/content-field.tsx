import { CharactersLeft } from '../crud/fields';
import { FormField } from '../form/form-field';
import { useFieldText } from '../form/use-draft-form';
import { RichTextField } from '../rich-text/rich-text-field';

type ContentFieldProps = { isLong: boolean; isHtml: boolean; hasAutoFocus: boolean; help?: string };

export function ContentField({ isLong, isHtml, hasAutoFocus, help }: ContentFieldProps) {
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

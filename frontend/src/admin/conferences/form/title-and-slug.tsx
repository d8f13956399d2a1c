import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field';
import { useInitialValue } from '../../../ui/form/use-draft-form';
import { inputAttributes, TextField } from '../../crud/fields';

type TitleAndSlugProps = {
  toSlug: (title: string) => string;
  /** True for a public page: links point to its URL, so the slug no longer follows the title. */
  isSlugLocked: boolean;
  /** When false, the service generates a missing slug. */
  isSlugRequired?: boolean;
  /** Fields between title and slug. */
  children?: ReactNode;
};

/** The slug follows the title until the user types a slug. */
export function TitleAndSlug({ toSlug, isSlugLocked, isSlugRequired, children }: TitleAndSlugProps) {
  const { field } = useController({ name: 'slug' });
  const slug = String(field.value);
  const startTitle = String(useInitialValue('title'));
  const [isTyped, setTyped] = useState(isSlugLocked || (slug !== '' && slug !== slugFromTitle(startTitle)));

  function slugFromTitle(title: string): string {
    return title.trim() === '' ? '' : toSlug(title);
  }
  const help = (
    <>
      Used in URLs: <span dir="ltr">/conferences/{slug || '…'}</span>
    </>
  );
  return (
    <>
      <TextField
        name="title"
        label="Conference title"
        isRequired
        onInput={(title) => !isTyped && field.onChange(slugFromTitle(title))}
      />
      {children}
      <FormField name="slug" label="Slug" help={help} isRequired={isSlugRequired}>
        {(control) => (
          <input
            {...control}
            className="control"
            autoComplete="off"
            {...inputAttributes.code}
            onChange={({ target }) => {
              control.onChange(target.value);
              setTyped(target.value !== '');
            }}
          />
        )}
      </FormField>
    </>
  );
}

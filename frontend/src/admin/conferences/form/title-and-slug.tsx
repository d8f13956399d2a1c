import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field';
import { useInitialValue } from '../../../ui/form/use-draft-form';
import { inputAttributes, TextField } from '../../crud/fields';

type TitleAndSlugProps = {
  /** The slug that a title gives. */
  toSlug: (title: string) => string;
  /** The page is public: links lead to it, so its address does not follow the title any more. */
  isSlugLocked: boolean;
  /** Without one the service makes it. */
  isSlugRequired?: boolean;
  /** Between the two. */
  children?: ReactNode;
};

/** The slug follows the title until somebody types one. */
export function TitleAndSlug({ toSlug: slugFor, isSlugLocked: isFixed, isSlugRequired, children }: TitleAndSlugProps) {
  const { field } = useController({ name: 'slug' });
  const slug = String(field.value);
  const startTitle = String(useInitialValue('title'));
  const [isTyped, setTyped] = useState(isFixed || (slug !== '' && slug !== slugOfTitle(startTitle)));

  function slugOfTitle(title: string): string {
    return title.trim() === '' ? '' : slugFor(title);
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
        onInput={(title) => !isTyped && field.onChange(slugOfTitle(title))}
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

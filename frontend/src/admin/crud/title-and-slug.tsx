import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { FormField } from '../../ui/form/form-field';
import { useInitialValue } from '../../ui/form/use-draft-form';
import { inputAttributes, TextField } from './fields';

type TitleAndSlugProps = {
  titleLabel?: string;
  slugLabel?: string;
  pathPrefix?: string;
  toSlug: (title: string) => string;
  /** Links point to the URL of a public page, so its slug no longer follows the title. */
  isSlugLocked: boolean;
  /** The service generates a slug that is missing and not required. A form marks what is required or what is optional. */
  marksRequired?: boolean;
  children?: ReactNode;
};

/** The slug follows the title until the user types a slug. */
export function TitleAndSlug({
  titleLabel = 'Conference title',
  slugLabel = 'Slug',
  pathPrefix = '/conferences/',
  toSlug,
  isSlugLocked,
  marksRequired,
  children,
}: TitleAndSlugProps) {
  const { field } = useController({ name: 'slug' });
  const slug = String(field.value);
  const startTitle = String(useInitialValue('title'));
  const [isTyped, setTyped] = useState(isSlugLocked || (slug !== '' && slug !== slugFromTitle(startTitle)));

  function slugFromTitle(title: string): string {
    return title.trim() === '' ? '' : toSlug(title);
  }
  const help = (
    <>
      Used in URLs:{' '}
      <span dir="ltr">
        {pathPrefix}
        {slug || '…'}
      </span>
    </>
  );
  return (
    <>
      <TextField
        name="title"
        label={titleLabel}
        isRequired={marksRequired}
        onInput={(title) => !isTyped && field.onChange(slugFromTitle(title))}
      />
      {children}
      <FormField name="slug" label={slugLabel} help={help} isRequired={marksRequired} isOptional={!marksRequired}>
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

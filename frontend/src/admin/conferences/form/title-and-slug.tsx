import { type ReactNode, useRef, useState } from 'react';
import { FormField } from '../../../ui/form/form-field';
import { useFormContext } from '../../../ui/form/form-state';
import { useInputNews } from '../../../ui/form/input-news';
import { TextField } from '../../editing/text-field';
import { typing } from '../../editing/typing';

type TitleAndSlugProps = {
  /** The slug that a title gives. */
  slugFor: (title: string) => string;
  /** The page is public: links lead to it, so its address does not follow the title any more. */
  isFixed: boolean;
  /** Without one the service makes it. */
  isSlugRequired?: boolean;
  /** Between the two. */
  children?: ReactNode;
};

/** The slug follows the title until somebody types one. */
export function TitleAndSlug({ slugFor, isFixed, isSlugRequired, children }: TitleAndSlugProps) {
  const { values } = useFormContext();
  const { title = '', slug: given = '' } = values;
  const [slug, setSlug] = useState(given);
  const [isTyped, setTyped] = useState(isFixed || (given !== '' && given !== slugOfTitle(title)));
  const input = useRef<HTMLInputElement>(null);
  useInputNews(input, slug);

  function slugOfTitle(typed: string): string {
    return typed.trim() === '' ? '' : slugFor(typed);
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
        onInput={(typed) => !isTyped && setSlug(slugOfTitle(typed))}
      />
      {children}
      <FormField name="slug" label="Slug" help={help} isRequired={isSlugRequired}>
        {({ defaultValue: _given, ...control }) => (
          <input
            {...control}
            ref={input}
            className="control"
            autoComplete="off"
            {...typing.code}
            value={slug}
            onChange={({ target }) => {
              setSlug(target.value);
              setTyped(target.value !== '');
            }}
          />
        )}
      </FormField>
    </>
  );
}

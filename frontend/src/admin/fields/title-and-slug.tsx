import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { rich, t } from '#messages/staff';
import type { FormValues } from '../shell/form-values';
import { FormField, inputAttributes, TextField } from './fields';

type SlugOptions = {
  /** The fields that the slug is made from. */
  sources: readonly string[];
  toSlug: (values: Record<string, string>) => string;
  /** Links point to the URL of a public page, so its slug no longer follows the other fields. */
  isLocked: boolean;
};

/** The slug follows its sources until the user types a slug. */
export function useFollowingSlug({ sources, toSlug, isLocked }: SlugOptions) {
  const { field } = useController({ name: 'slug' });
  const { getValues } = useFormContext<FormValues>();
  const [isTyped, setTyped] = useState(() => isLocked || (field.value !== '' && field.value !== makeSlug()));

  function makeSlug(changes: Record<string, string> = {}): string {
    const entries = sources.map((name) => [name, String(changes[name] ?? getValues(name)).trim()] as const);
    return entries.some(([, text]) => text !== '') ? toSlug(Object.fromEntries(entries)) : '';
  }
  return {
    setTyped,
    follow: (name: string) => (text: string) => {
      if (!isTyped) field.onChange(makeSlug({ [name]: text }));
    },
  };
}

type SlugFieldProps = {
  label?: string | undefined;
  pathPrefix: string;
  isRequired?: boolean | undefined;
  isOptional?: boolean | undefined;
  onTyped: (isTyped: boolean) => void;
};

export function SlugField({ label = t('common.slug'), pathPrefix, isRequired, isOptional, onTyped }: SlugFieldProps) {
  const slug = String(useController({ name: 'slug' }).field.value);
  const help = rich('crud.usedInUrls', {
    path: () => (
      <span dir="ltr">
        {pathPrefix}
        {slug || '…'}
      </span>
    ),
  });
  return (
    <FormField name="slug" label={label} help={help} isRequired={isRequired} isOptional={isOptional}>
      {(control) => (
        <input
          {...control}
          className="control"
          dir="ltr"
          autoComplete="off"
          {...inputAttributes.code}
          onChange={({ target }) => {
            control.onChange(target.value);
            onTyped(target.value !== '');
          }}
        />
      )}
    </FormField>
  );
}

type TitleAndSlugProps = {
  titleLabel?: string;
  slugLabel?: string;
  pathPrefix?: string;
  toSlug: (title: string) => string;
  isSlugLocked: boolean;
  /** The service generates a slug that is missing. A form marks what is required or what is optional. */
  marksRequired?: boolean;
  isSlugRequired?: boolean | undefined;
  children?: ReactNode;
};

export function TitleAndSlug({
  titleLabel = t('crud.conferenceTitle'),
  slugLabel,
  pathPrefix = '/conferences/',
  toSlug,
  isSlugLocked,
  marksRequired,
  isSlugRequired = marksRequired,
  children,
}: TitleAndSlugProps) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['title'],
    toSlug: ({ title = '' }) => toSlug(title),
    isLocked: isSlugLocked,
  });
  return (
    <>
      <TextField name="title" label={titleLabel} isRequired={marksRequired} onInput={follow('title')} />
      {children}
      <SlugField
        label={slugLabel}
        pathPrefix={pathPrefix}
        isRequired={isSlugRequired}
        isOptional={!marksRequired}
        onTyped={setTyped}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { TextField } from './fields';
import { SlugField, useFollowingSlug } from './slug-field';

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
  titleLabel = 'Conference title',
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

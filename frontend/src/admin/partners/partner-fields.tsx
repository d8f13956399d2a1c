import type { ReactNode } from 'react';
import { ImageField } from '../editing/image-field';
import { LinkField } from '../editing/link-field';
import { TextField } from '../editing/text-field';

/** What is known of a partner, of the network or of a conference; the children add to it. */
export function PartnerFields({ isLogoOptional, children }: { isLogoOptional?: boolean; children?: ReactNode }) {
  return (
    <>
      <TextField name="name" label="Name" kind="name" />
      <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" isOptional={isLogoOptional} />
      <LinkField name="websiteUrl" label="Website URL" isOptional />
      {children}
    </>
  );
}

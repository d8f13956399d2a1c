import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { name, websiteUrl } from '#messages/staff/common';
import * as messages from '#messages/staff/partners';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { LinkField, TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { partnerResource } from './partner-resource';

export const PartnerForm = (props: CrudFormProps<Partner>) => (
  <CrudForm {...props} resource={partnerResource} schema={partnerInput} activeHelp={messages.activeHelp}>
    <PartnerFields />
  </CrudForm>
);

export const PartnerFields = ({ isLogoOptional }: { isLogoOptional?: boolean }) => (
  <>
    <TextField name="name" label={name} inputKind="name" />
    <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" isOptional={isLogoOptional} />
    <LinkField name="websiteUrl" label={websiteUrl} isOptional />
  </>
);

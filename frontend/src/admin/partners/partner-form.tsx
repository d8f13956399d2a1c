import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { LinkField, TextField } from '../editing/fields';
import { ImageField } from '../editing/image-field';
import type { OrderedFormProps } from '../editing/ordered-section';
import { OrderedForm } from '../editing/row-form-dialog';
import { partnerResource } from './partner-resource';

export const PartnerForm = (props: OrderedFormProps<Partner>) => (
  <OrderedForm
    {...props}
    resource={partnerResource}
    schema={partnerInput}
    activeHelp="Only active partners are named in the footer."
  >
    <PartnerFields />
  </OrderedForm>
);

/** What is known of a partner, of the network or of a conference. */
export const PartnerFields = ({ isLogoOptional }: { isLogoOptional?: boolean }) => (
  <>
    <TextField name="name" label="Name" kind="name" />
    <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" isOptional={isLogoOptional} />
    <LinkField name="websiteUrl" label="Website URL" isOptional />
  </>
);

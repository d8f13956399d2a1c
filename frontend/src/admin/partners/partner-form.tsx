import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { FormField } from '../../ui/form-field';
import { ImageField } from '../editing/image-field';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { TextField } from '../editing/text-field';
import { partnerResource } from './partner-resource';

const toValues = ({ name = '', logoUrl = '', websiteUrl = '' }: Partial<Partner> = {}) => ({
  name,
  logoUrl,
  websiteUrl,
});

export function PartnerForm(props: OrderedFormProps<Partner>) {
  return (
    <OrderedForm
      {...props}
      resource={partnerResource}
      schema={partnerInput}
      toValues={toValues}
      activeHelp="Only active partners are named in the footer."
    >
      <TextField name="name" label="Name" />
      <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" hasStored />
      <FormField name="websiteUrl" label="Website URL" help="A whole address, like https://www.example.org" isOptional>
        {(control) => <input {...control} type="url" className="control" autoComplete="off" />}
      </FormField>
    </OrderedForm>
  );
}

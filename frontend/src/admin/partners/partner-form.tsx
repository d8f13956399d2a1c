import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { PartnerFields } from './partner-fields';
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
      <PartnerFields />
    </OrderedForm>
  );
}

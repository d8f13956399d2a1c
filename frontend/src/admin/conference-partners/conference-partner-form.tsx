import { partnerTiers } from '@majlis/contracts/choices';
import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { useThisConference } from '../conferences/use-this-conference';
import { SelectField } from '../editing/fields';
import type { OrderedFormProps } from '../editing/ordered-section';
import { OrderedForm } from '../editing/row-form-dialog';
import { PartnerFields } from '../partners/partner-form';
import { conferencePartnersOf } from './conference-partner-resource';

export function ConferencePartnerForm(props: OrderedFormProps<ConferencePartner>) {
  const { id } = useThisConference();
  return (
    <OrderedForm
      {...props}
      resource={conferencePartnersOf(id)}
      schema={conferencePartnerInput}
      activeHelp="Only active partners are shown on the page of the conference."
    >
      <PartnerFields isLogoOptional />
      <SelectField
        name="tier"
        label="Tier"
        help="The page shows partners tier by tier, from Host to Media."
        options={partnerTiers}
      />
    </OrderedForm>
  );
}

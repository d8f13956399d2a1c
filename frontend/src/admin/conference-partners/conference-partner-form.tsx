import { partnerTiers } from '@majlis/contracts/choices';
import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { useThisConference } from '../conferences/use-this-conference';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { SelectField } from '../editing/select-field';
import { PartnerFields } from '../partners/partner-fields';
import { conferencePartnersOf } from './conference-partner-resource';

const toValues = ({
  name = '',
  logoUrl = '',
  websiteUrl = '',
  tier = 'supporter',
}: Partial<ConferencePartner> = {}) => ({ name, logoUrl, websiteUrl, tier });

export function ConferencePartnerForm(props: OrderedFormProps<ConferencePartner>) {
  const { id } = useThisConference();
  return (
    <OrderedForm
      {...props}
      resource={conferencePartnersOf(id)}
      schema={conferencePartnerInput}
      toValues={toValues}
      activeHelp="Only active partners are shown on the page of the conference."
    >
      <PartnerFields isLogoOptional>
        <SelectField
          name="tier"
          label="Tier"
          help="The page shows partners tier by tier, from Host to Media."
          options={partnerTiers}
        />
      </PartnerFields>
    </OrderedForm>
  );
}

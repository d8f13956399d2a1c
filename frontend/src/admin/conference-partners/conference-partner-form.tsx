import { partnerTiers } from '@majlis/contracts/choices';
import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { useCurrentConference } from '../conferences/use-current-conference';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { SelectField } from '../crud/fields';
import { PartnerFields } from '../partners/partner-form';
import { conferencePartnerResource } from './conference-partner-resource';

export function ConferencePartnerForm(props: CrudFormProps<ConferencePartner>) {
  const conference = useCurrentConference();
  return (
    <CrudForm
      {...props}
      resource={conferencePartnerResource(conference)}
      schema={conferencePartnerInput}
      activeHelp="Only active partners are shown on the conference page."
    >
      <PartnerFields isLogoOptional />
      <SelectField
        name="tier"
        label="Tier"
        help="The conference page lists partners by tier, from Host to Media."
        options={partnerTiers}
      />
    </CrudForm>
  );
}

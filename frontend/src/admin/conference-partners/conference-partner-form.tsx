import { partnerTiers } from '@majlis/contracts/choices';
import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { t, texts } from '#messages/staff';
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
      activeHelp={t('conferencePartners.activeHelp')}
    >
      <PartnerFields isLogoOptional />
      <SelectField
        name="tier"
        label={t('conferencePartners.tier')}
        help={t('conferencePartners.tierHelp')}
        options={partnerTiers}
        labels={texts('conferencePartners.tiers')}
      />
    </CrudForm>
  );
}

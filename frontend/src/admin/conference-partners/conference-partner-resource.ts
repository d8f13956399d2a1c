import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { endpoints } from '@majlis/contracts/endpoints';
import { capitalize } from '../../ui/text/capitalize';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const conferencePartnerResource = (conferenceId: string): ResourceConfig<ConferencePartner> => ({
  table: 'conference_partners',
  list: endpoints.conferencePartners(conferenceId),
  deleted: endpoints.deletedConferencePartners(conferenceId),
  // The list of conferences shows how many partners each has.
  invalidates: [endpoints.conferences.path],
  schema: conferencePartnerInput,
  noun: 'partner',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: (partner) =>
    `${partner.name} (${capitalize(partner.tier)}, ${describePosition(partner)}) ${partner.websiteUrl}`,
});

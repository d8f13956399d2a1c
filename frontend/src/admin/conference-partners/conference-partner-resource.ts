import { type ConferencePartner, conferencePartnerInput } from '@majlis/contracts/conference-partners';
import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages/staff';
import { publicConferencePath } from '../conferences/conference-resource';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

type ConferenceOfPartners = Pick<Conference, 'id'> & Partial<Pick<Conference, 'slug' | 'status'>>;

export const conferencePartnerResource = ({
  id: conferenceId,
  ...conference
}: ConferenceOfPartners): ResourceConfig<ConferencePartner> => ({
  table: 'conference_partners',
  list: endpoints.conferencePartners(conferenceId),
  deleted: staffEndpoints.deletedConferencePartners(conferenceId),
  // The list of conferences shows how many partners each has.
  invalidates: [endpoints.conferences.path],
  schema: conferencePartnerInput,
  publicPath: () => publicConferencePath(conference),
  noun: 'partner',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: (partner) =>
    t('conferencePartners.describePartner', {
      name: partner.name,
      tier: t(`conferencePartners.tiers.${partner.tier}`),
      position: describePosition(partner),
      url: partner.websiteUrl,
    }),
});

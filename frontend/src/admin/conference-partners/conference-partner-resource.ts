import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import { reads } from '@majlis/contracts/endpoints';
import { capitalised } from '../../ui/text/capitalised';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const conferencePartnersOf = (conferenceId: string): Resource<ConferencePartner> => ({
  list: reads.conferencePartners(conferenceId),
  deleted: reads.deletedConferencePartners(conferenceId),
  // The list of conferences counts them.
  shownAt: [reads.conferences.path],
  noun: 'partner',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  summaryOf: (partner) => `${partner.name} (${capitalised(partner.tier)}, ${placeOf(partner)}) ${partner.websiteUrl}`,
});

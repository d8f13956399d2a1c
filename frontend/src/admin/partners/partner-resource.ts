import { reads } from '@majlis/contracts/endpoints';
import type { Partner } from '@majlis/contracts/partners';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const partnerResource: Resource<Partner> = {
  list: reads.partners,
  deleted: reads.deletedPartners,
  shownAt: [],
  noun: 'partner',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  summaryOf: (partner) => `${partner.name} (${placeOf(partner)}) ${partner.websiteUrl}`,
};

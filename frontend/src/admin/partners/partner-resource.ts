import { endpoints } from '@majlis/contracts/endpoints';
import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const partnerResource: ResourceConfig<Partner> = {
  table: 'partners',
  list: endpoints.partners,
  deleted: staffEndpoints.deletedPartners,
  invalidates: [],
  schema: partnerInput,
  publicPath: () => '/',
  noun: 'partner',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: (partner) => `${partner.name} (${describePosition(partner)}) ${partner.websiteUrl}`,
};

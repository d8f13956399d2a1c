import { partnerTiers } from '../shared/choices.js';
import { defineList, type InputOf, type RowOf } from '../shared/define-list.schema.js';
import { link, withKind } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { oneOf, optionalUrl } from '../shared/shared-fields.schema.js';
import { requiredText } from '../shared/text.schema.js';
import { optionalStoredImageUrl } from '../shared/uploads.schema.js';

export const conferencePartners = defineList({
  table: 'conference_partners',
  parent: 'conference',
  path: listPaths.conferencePartners,
  noun: 'partner',
  name: 'Conference partner',
  label: ['name'],
  staffPath: '/admin/conference-management/:conferenceId/partners',
  publicRead: {
    operation: 'listConferencePartners',
    schema: 'ConferencePartner',
    summary: 'The partners of a conference, in order',
  },
  fields: {
    name: withKind(requiredText(200), { isName: true }),
    logoUrl: optionalStoredImageUrl,
    websiteUrl: link(optionalUrl),
    tier: oneOf(partnerTiers).default('supporter'),
  },
});
export type ConferencePartnerInput = InputOf<typeof conferencePartners>;
export type ConferencePartner = RowOf<typeof conferencePartners>;

import { partnerTiers } from './choices.js';
import { defineList, type InputOf, type RowOf } from './define-list.js';
import { link, withKind } from './field-kinds.js';
import { listPaths } from './list-paths.js';
import { oneOf } from './shared-fields.js';
import { requiredText } from './text.js';
import { optionalStoredImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

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

import { defineList, type RowOf } from '../shared/define-list.schema.js';
import { link, withKind } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { optionalUrl } from '../shared/shared-fields.schema.js';
import { requiredText } from '../shared/text.schema.js';
import { storedImageUrl } from '../shared/uploads.schema.js';

export const partners = defineList({
  table: 'partners',
  path: listPaths.partners,
  noun: 'partner',
  label: ['name'],
  staffPath: '/admin/partners',
  publicRead: { operation: 'listPartners', schema: 'Partner', summary: 'The partners of the network, in order' },
  fields: {
    name: withKind(requiredText(200), { isName: true }),
    logoUrl: storedImageUrl,
    websiteUrl: link(optionalUrl),
  },
});
export type Partner = RowOf<typeof partners>;

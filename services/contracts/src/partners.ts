import { defineList, type RowOf } from './define-list.js';
import { link, withKind } from './field-kinds.js';
import { listPaths } from './list-paths.js';
import { requiredText } from './text.js';
import { storedImageUrl } from './uploads.js';
import { optionalUrl } from './urls.js';

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

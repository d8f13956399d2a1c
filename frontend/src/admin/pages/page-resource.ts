import { type Page, pageInput } from '@majlis/contracts/pages';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const publicPagePath = ({ slug }: Pick<Page, 'slug'>) => `/${slug}`;

export const pageResource: ResourceConfig<Page> = {
  table: 'pages',
  list: staffEndpoints.pages,
  deleted: staffEndpoints.deletedPages,
  invalidates: [],
  schema: pageInput,
  publicPath: publicPagePath,
  noun: 'page',
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  describe: (page) =>
    `${page.title} (${[publicPagePath(page), describePosition(page)].join(t('lists.listSeparator'))}) ${page.body}`,
};

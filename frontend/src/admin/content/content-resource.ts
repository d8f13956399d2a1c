import { type ContentEntry, contentInput } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages/staff';
import { sendWrite } from '../api/write';
import type { ResourceConfig } from '../crud/resource-config';
import { preview } from '../preview';
import { pageOf } from './content-groups';
import { describePage } from './pages';

export const contentResource: ResourceConfig<ContentEntry> = {
  table: 'content_entries',
  list: endpoints.content,
  deleted: staffEndpoints.deletedContent,
  invalidates: [],
  schema: contentInput,
  restoreVersion: async (input, { version }) => [(await saveContent(input, version)).change],
  publicPath: ({ key }) => describePage(pageOf(key)).path,
  noun: 'content',
  bulk: { deleteWarning: t('contentLabels.bulkDeleteWarning') },
  getId: ({ key }) => key,
  getName: ({ key }) => key,
  describe: ({ content }) => preview(content),
};

/** A key without an entry is created, so both are a POST; without a version the key must be new. */
export const saveContent = (input: object, version?: number) =>
  sendWrite<ContentEntry>('POST', endpoints.content.path, input, version ? { ifMatch: version } : { ifNoneMatch: '*' });

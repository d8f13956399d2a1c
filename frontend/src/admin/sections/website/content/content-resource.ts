import { endpoints } from '@majlis/contracts/api/endpoints';
import { type ContentEntry, contentInput } from '@majlis/contracts/site/content.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../../../rows/resource/resource-config';
import { sendWrite } from '../../../shell/api/write';
import { preview } from '../../../shell/text';
import { describePage, pageOf } from './content-groups';

export const contentResource: ResourceConfig<ContentEntry> = {
  table: 'content_entries',
  list: endpoints.content,
  deleted: staffEndpoints.deletedContent,
  invalidates: [],
  schema: contentInput,
  restoreVersion: async (input, { version }) => [(await saveContent(input, version)).change],
  publicPath: ({ key }) => describePage(pageOf(key)).publicPath,
  noun: 'content',
  bulk: { deleteWarning: t('contentLabels.bulkDeleteWarning') },
  getId: ({ key }) => key,
  getName: ({ key }) => key,
  describe: ({ content }) => preview(content),
};

/** Without a version the key must be new: a first text and a change are both a POST. */
export const saveContent = (input: object, version?: number) =>
  sendWrite<ContentEntry>('POST', endpoints.content.path, input, version ? { ifMatch: version } : { ifNoneMatch: '*' });

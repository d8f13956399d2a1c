import type { ContentEntry } from '@majlis/contracts/content';
import { endpoints } from '@majlis/contracts/endpoints';
import type { ResourceConfig } from '../crud/resource-config';
import { preview } from '../preview';

export const contentResource: ResourceConfig<ContentEntry> = {
  list: endpoints.content,
  deleted: endpoints.deletedContent,
  invalidates: [],
  noun: 'content',
  getId: ({ key }) => key,
  getName: ({ key }) => key,
  describe: ({ content }) => preview(content),
};

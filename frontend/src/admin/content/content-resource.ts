import type { ContentEntry } from '@majlis/contracts/content';
import { reads } from '@majlis/contracts/endpoints';
import type { Resource } from '../editing/resource';
import { preview } from '../preview';

export const contentResource: Resource<ContentEntry> = {
  list: reads.content,
  deleted: reads.deletedContent,
  shownAt: [],
  noun: 'content',
  idOf: ({ key }) => key,
  nameOf: ({ key }) => key,
  summaryOf: ({ content }) => preview(content),
};

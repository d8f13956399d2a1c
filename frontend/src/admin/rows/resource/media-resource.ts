import { type MediaFile, mediaFile, mediaInput, mediaPath } from '@majlis/contracts/staff/media.schema';
import type { ResourceConfig } from './resource-config';

export const mediaResource: ResourceConfig<MediaFile> = {
  table: 'media',
  // The list is paged: only its path is used.
  list: { path: mediaPath },
  deleted: { path: mediaPath },
  item: mediaFile,
  invalidates: [],
  schema: mediaInput,
  noun: 'file',
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  describe: ({ name, alt }) => (alt ? `${name} (${alt})` : name),
};

export const mediaInputSection = 'media';

import { imageFolders } from '@majlis/contracts/shared/uploads.schema';
import {
  type MediaFile,
  type MediaFolder,
  mediaFile,
  mediaInput,
  mediaPath,
} from '@majlis/contracts/staff/media.schema';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';

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

export const mediaDraftSection = 'media';

export const imageFolderOptions: readonly MediaFolder[] = imageFolders;

export const formatDimensions = ({ width, height }: Pick<MediaFile, 'width' | 'height'>): string =>
  width && height ? t('upload.pixels', { width, height }) : 'PDF';

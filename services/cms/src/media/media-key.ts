import { type MediaFolder, type MediaKind, mediaFolders } from '@majlis/contracts/media';
import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import { parseContentHash } from '@majlis/kit/storage/registering-store';

export type MediaKey = {
  folder: MediaFolder;
  filename: string;
  sha256: string;
  kind: MediaKind;
  width: number | null;
  height: number | null;
};

const isMediaFolder = (folder: string): folder is MediaFolder => (mediaFolders as readonly string[]).includes(folder);

/** Returns undefined for a smaller rendition, and for files that staff did not upload. */
export function parseMediaKey(key: string): MediaKey | undefined {
  const [folder = '', filename = ''] = key.split('/');
  const sha256 = parseContentHash(key);
  if (sha256 === undefined || !isMediaFolder(folder)) return undefined;
  if (folder === 'documents') return { folder, filename, sha256, kind: 'document', width: null, height: null };
  const image = parseStoredImageUrl(`/images/${key}`);
  return image && { folder, filename, sha256, kind: 'picture', width: image.width, height: image.height };
}

export const mediaUrl = ({ folder, filename }: Pick<MediaKey, 'folder' | 'filename'>): string =>
  folder === 'documents' ? `/documents/${filename}` : `/images/${folder}/${filename}`;

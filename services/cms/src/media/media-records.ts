import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { type MediaFolder, type MediaKind, mediaFolders } from '@majlis/contracts/staff/media.schema';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { parseContentHash } from '@majlis/kit/storage/registering-store';
import { cleanImageName } from '@majlis/kit/uploads/uploaded-file';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type MediaKey = {
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

type NewMediaFile = MediaKey & {
  name: string;
  bytes: number;
  uploadedAt: Date;
  uploadedBy: string;
  /** The key of the file whose alt text the new file takes over. */
  basedOn?: string;
};

/** The same file in the same folder is one entry, which keeps its alt text and gets the newest name. */
const insertSql = `
  INSERT INTO media AS existing (folder, filename, sha256, kind, width, height, name, bytes, uploaded_at, uploaded_by,
    alt, is_decorative, version, updated_at, updated_by)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(based.alt, ''), coalesce(based.is_decorative, false), 1, now(), $10
  FROM (SELECT) AS new LEFT JOIN media AS based ON based.folder || '/' || based.filename = $11
  ON CONFLICT (folder, filename) DO `;
const updateSql = `UPDATE SET name = excluded.name, deleted_at = NULL, version = existing.version + 1,
    updated_at = now(), updated_by = excluded.updated_by
  WHERE existing.name <> excluded.name OR existing.deleted_at IS NOT NULL`;

/** A name that contains a content hash would keep the file of that hash from being removed. */
const shortenHashes = (name: string): string => name.replaceAll(/[0-9a-f]{64,}/gi, (hash) => hash.slice(0, 12));

export function insertMediaFile(
  manager: EntityManager,
  { folder, filename, sha256, kind, width, height, name, bytes, uploadedAt, uploadedBy, basedOn = '' }: NewMediaFile,
  onConflict: 'update' | 'nothing',
): Promise<unknown> {
  return manager.query(insertSql + (onConflict === 'update' ? updateSql : 'NOTHING'), [
    ...[folder, filename, sha256, kind, width, height, shortenHashes(name) || `Unnamed ${kind}`],
    ...[bytes, uploadedAt, uploadedBy, basedOn],
  ]);
}

/** Enters uploads in the media library. */
@Injectable()
export class MediaRecords {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly database: DataSource,
  ) {}

  async save(key: string, original: string, account: string, basedOn = ''): Promise<void> {
    const [parsed, stored] = [parseMediaKey(key), await this.objects.head(key)];
    if (!parsed || !stored) return;
    const name = cleanImageName(original);
    const record = { ...parsed, name, bytes: stored.size, uploadedAt: new Date(), uploadedBy: account, basedOn };
    await this.database.transaction((manager) => insertMediaFile(manager, record, 'update'));
  }
}

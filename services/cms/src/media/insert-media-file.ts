import type { EntityManager } from 'typeorm';
import type { MediaKey } from './media-key.js';

export type NewMediaFile = MediaKey & {
  name: string;
  bytes: number;
  uploadedAt: Date;
  uploadedBy: string;
  /** The key of a file whose alt text it takes over. */
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

import { type Message, message } from '@majlis/contracts/shared/messages';
import {
  type MediaFolder,
  type MediaInput,
  type MediaPage,
  type MediaQuery,
  type MediaReplacement,
  type MediaUse,
  replacementInput,
} from '@majlis/contracts/staff/media.schema';
import { validationError } from '@majlis/kit/http/http-errors';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { updateRow, type WriteContext } from '@majlis/rows/repository/audited-entity';
import { CrudRepository } from '@majlis/rows/repository/crud-repository';
import { replaceUpload } from '@majlis/rows/uploads/replace-upload';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Brackets, DataSource, type SelectQueryBuilder } from 'typeorm';
import { MediaFileEntity } from './media-file.entity.js';
import { mediaUrl } from './media-records.js';
import { describeUses, findMediaUses, findUsesByHash } from './media-uses.js';

const notFound = message('rowNotFound', { noun: 'file' });

const usedHashesSql = `
  SELECT DISTINCT used.sha256 FROM operations.upload_uses(ARRAY(SELECT sha256 FROM media)) AS used
  WHERE used.table_name <> 'previews'`;

const lacksOwnAlt = ({ kind, alt, isDecorative }: MediaFileEntity) => kind === 'picture' && alt === '' && !isDecorative;
const lacksOwnAltSql = "file.kind = 'picture' AND file.alt = '' AND NOT file.isDecorative";

function toMediaFile(row: MediaFileEntity, uses: MediaUse[] = []) {
  const { filename, sha256, ...fields } = row;
  const lacksAlt = lacksOwnAlt(row);
  const describedBy = lacksAlt ? uses.filter(({ alt }) => alt !== '') : [];
  const url = mediaUrl({ folder: row.folder, filename });
  return { ...fields, url, describedBy, isMissingAlt: lacksAlt && describedBy.length === 0 };
}
type StoredMediaFile = ReturnType<typeof toMediaFile>;

@Injectable()
export class MediaService {
  readonly rows: CrudRepository<MediaFileEntity>;

  constructor(private readonly database: DataSource) {
    this.rows = new CrudRepository(database.getRepository(MediaFileEntity), 'file');
  }

  async list(query: MediaQuery): Promise<Omit<MediaPage, 'files'> & { files: StoredMediaFile[] }> {
    const matching = await this.select(query);
    const total = await matching.getCount();
    if (query.before)
      matching.andWhere(
        '(file.uploaded_at, file.id) < (SELECT last.uploaded_at, last.id FROM media last WHERE last.id = :before)',
        { before: query.before },
      );
    const found = await matching
      .orderBy('file.uploadedAt', 'DESC')
      .addOrderBy('file.id', 'DESC')
      .limit(query.limit + 1)
      .getMany();
    const files = found.slice(0, query.limit);
    return {
      files: await this.toMediaFiles(files),
      total,
      next: found.length > query.limit ? (files.at(-1)?.id ?? null) : null,
    };
  }

  /** Finds deleted files, too. */
  async find(id: string): Promise<StoredMediaFile> {
    return this.withAlt(await this.findRow(id));
  }

  async update(id: string, input: MediaInput, context: WriteContext): Promise<StoredMediaFile> {
    return this.withAlt(await this.rows.update(id, input, context));
  }

  async findUses(id: string): Promise<MediaUse[]> {
    const { sha256 } = await this.findRow(id);
    return findMediaUses(this.database, sha256);
  }

  /** The file itself stays until the row is purged and no other row uses it (infra/adr/uploads.md). */
  async delete(id: string, context: WriteContext): Promise<void> {
    const { name, sha256 } = await this.findRow(id);
    const uses = await findMediaUses(this.database, sha256);
    if (uses.length > 0) throw new ConflictException(message('fileInUse', { name, uses: describeUses(uses) }));
    await this.rows.delete(id, context);
  }

  /** The caller has replaced the file in the rows of other services, so the old one is deleted here if nothing uses it. */
  replace(id: string, url: string, { actor }: WriteContext): Promise<MediaReplacement> {
    return this.database.transaction(async (manager) => {
      const files = manager.getRepository(MediaFileEntity);
      const old = await files.findOneBy({ id });
      if (!old) throw new NotFoundException(notFound);
      const [folder, filename] = url.split('/').slice(-2) as [MediaFolder, string];
      const replacement = await files.findOneBy({ folder, filename });
      if (!replacement) throw validationError({ url: message('notUploaded') });
      const input = validateWith(replacementInput, { from: mediaUrl(old), to: url });
      const replaced = await replaceUpload(manager, input, actor);
      const write = { actor, notFound };
      if (replacement.alt === '' && !replacement.isDecorative) {
        const { alt, isDecorative } = old;
        await updateRow(files, { id: replacement.id }, write, { alt, isDecorative });
      }
      const left = await findMediaUses(manager, old.sha256);
      if (left.length === 0) await updateRow(files, { id }, write, { deletedAt: new Date() });
      return { replaced, left };
    });
  }

  /** The files that are in use, with the reason why they must not be deleted. */
  async findDeletionErrors(ids: string[]): Promise<Map<string, Message>> {
    const files: Pick<MediaFileEntity, 'id' | 'sha256'>[] = await this.database.query(
      'SELECT id, sha256 FROM media WHERE id::text = ANY ($1)',
      [ids],
    );
    const usesOf = await findUsesByHash(
      this.database,
      files.map(({ sha256 }) => sha256),
    );
    return new Map(
      files.flatMap(({ id, sha256 }) => {
        const uses = usesOf.get(sha256);
        return uses ? [[id, message('inUse', { uses: describeUses(uses) })] as const] : [];
      }),
    );
  }

  async restore(id: string, context: WriteContext): Promise<StoredMediaFile> {
    return this.withAlt(await this.rows.restore(id, context));
  }

  private async toMediaFiles(rows: MediaFileEntity[]): Promise<StoredMediaFile[]> {
    const usesOf = await findUsesByHash(
      this.database,
      rows.filter(lacksOwnAlt).map(({ sha256 }) => sha256),
    );
    return rows.map((row) => toMediaFile(row, usesOf.get(row.sha256)));
  }

  private async withAlt(row: MediaFileEntity): Promise<StoredMediaFile> {
    return (await this.toMediaFiles([row]))[0] ?? toMediaFile(row);
  }

  private async findRow(id: string): Promise<MediaFileEntity> {
    const row = await this.database.getRepository(MediaFileEntity).findOne({ where: { id }, withDeleted: true });
    if (!row) throw new NotFoundException(notFound);
    return row;
  }

  private async select({ q, kind, folder, url, filter }: MediaQuery): Promise<SelectQueryBuilder<MediaFileEntity>> {
    const matching = this.database.getRepository(MediaFileEntity).createQueryBuilder('file').withDeleted();
    matching.where(filter === 'deleted' ? 'file.deletedAt IS NOT NULL' : 'file.deletedAt IS NULL');
    if (kind) matching.andWhere('file.kind = :kind', { kind });
    if (folder) matching.andWhere('file.folder = :folder', { folder });
    if (url) matching.andWhere("'/images/' || file.folder || '/' || file.filename = :url", { url });
    for (const [index, word] of (q ?? '').split(/\s+/).filter(Boolean).entries()) {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      matching.andWhere(
        new Brackets((either) => either.where(`file.name ILIKE :word${index}`).orWhere(`file.alt ILIKE :word${index}`)),
        { [`word${index}`]: pattern },
      );
    }
    if (filter === 'unused' || filter === 'missing-alt') {
      // One query asks for all files, because it searches all rows of all services.
      const used: Pick<MediaFileEntity, 'sha256'>[] = await this.database.query(
        filter === 'unused' ? usedHashesSql : `${usedHashesSql} AND used.alt IS NOT NULL`,
      );
      matching.andWhere('file.sha256 <> ALL (:hashes)', { hashes: used.map(({ sha256 }) => sha256) });
    }
    if (filter === 'missing-alt') matching.andWhere(lacksOwnAltSql);
    return matching;
  }
}

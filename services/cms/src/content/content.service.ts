import type { ContentInput } from '@majlis/contracts/content';
import { htmlContentKeys } from '@majlis/contracts/content-defaults';
import { message } from '@majlis/contracts/messages';
import { updateRow, type WriteContext } from '@majlis/kit/database/audited-entity';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { fieldError, validationError } from '@majlis/kit/http/http-errors';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { ContentEntryEntity } from './content-entry.entity.js';

const notFound = message('rowNotFound', { noun: 'content entry' });

const columns =
  'key, type, content, version, updated_at AS "updatedAt", updated_by AS "updatedBy", deleted_at AS "deletedAt"';

function sanitiseContent({ key, content }: ContentInput): string {
  if (!htmlContentKeys.includes(key)) return content;
  const sanitised = sanitiseHtml(content, { isStaffContent: true }).trim();
  if (sanitised === '') throw validationError({ content: message('noVisibleHtml') });
  return sanitised;
}

@Injectable()
export class ContentService {
  constructor(@InjectRepository(ContentEntryEntity) private readonly entries: Repository<ContentEntryEntity>) {}

  list() {
    return this.entries.find({ order: { key: 'ASC' } });
  }

  listPublic() {
    return this.entries.find({ select: { key: true, content: true }, order: { key: 'ASC' } });
  }

  listDeleted() {
    return this.entries.find({ where: { deletedAt: Not(IsNull()) }, withDeleted: true, order: { deletedAt: 'DESC' } });
  }

  /** Creates or updates (ADR 0003). */
  async save(input: ContentInput, context: WriteContext & { onlyCreate: boolean }) {
    const values = { ...input, content: sanitiseContent(input) };
    if (context.ifMatch !== undefined && !context.onlyCreate)
      return updateRow(this.entries, { key: input.key }, { ...context, notFound }, values);
    const saved = await this.upsert(values, context);
    if (!saved) throw new ConflictException(fieldError('key', message('contentKeyTaken')));
    return saved;
  }

  async delete(key: string, context: WriteContext): Promise<void> {
    await updateRow(this.entries, { key }, { ...context, notFound }, { deletedAt: new Date() });
  }

  restore(key: string, context: WriteContext) {
    return updateRow(this.entries, { key }, { ...context, notFound, deleted: true }, { deletedAt: null });
  }

  /** One statement, so that two concurrent first saves both succeed. Undefined if `onlyCreate` and the key exists. */
  private async upsert(values: ContentInput, { actor, onlyCreate }: { actor: string; onlyCreate: boolean }) {
    const [saved] = await this.entries.manager.transaction((manager) =>
      manager.query<ContentEntryEntity[]>(
        `INSERT INTO cms.content_entries AS existing (key, type, content, version, updated_at, updated_by)
       VALUES ($1, $2, $3, 1, now(), $4)
       ON CONFLICT (key) DO UPDATE
         SET type = $2, content = $3, version = existing.version + 1, updated_at = now(), updated_by = $4, deleted_at = NULL
         WHERE existing.deleted_at IS NOT NULL OR NOT $5
       RETURNING ${columns}`,
        [values.key, values.type, values.content, actor, onlyCreate],
      ),
    );
    return saved;
  }
}

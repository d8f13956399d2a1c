import type { ContentInput } from '@majlis/contracts/content';
import { htmlContentKeys } from '@majlis/contracts/content-defaults';
import { type Edit, editRow } from '@majlis/kit/database/editable-row';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { ContentEntryEntity } from './content-entry.entity.js';

const notFound = 'This content entry does not exist.';
const taken = 'An entry with this key exists already.';

const clean = ({ key, content }: ContentInput) => (htmlContentKeys.includes(key) ? sanitiseHtml(content) : content);

@Injectable()
export class ContentService {
  constructor(@InjectRepository(ContentEntryEntity) private readonly entries: Repository<ContentEntryEntity>) {}

  list() {
    return this.entries.find({ order: { key: 'ASC' } });
  }

  listDeleted() {
    return this.entries.find({ where: { deletedAt: Not(IsNull()) }, withDeleted: true, order: { deletedAt: 'DESC' } });
  }

  /** Creates the entry or, where its key is taken and `onlyCreate` does not forbid it, edits it. */
  async save(input: ContentInput, edit: Edit & { onlyCreate: boolean }) {
    const { key } = input;
    const values = { ...input, content: clean(input) };
    if (edit.ifMatch === undefined && (await this.create(values, edit.by)))
      return this.entries.findOneByOrFail({ key });
    if (edit.onlyCreate) throw new ConflictException({ message: taken, fields: { key: taken } });
    return editRow(this.entries, { key }, { ...edit, notFound }, values);
  }

  async delete(key: string, edit: Edit): Promise<void> {
    await editRow(this.entries, { key }, { ...edit, notFound }, { deletedAt: new Date() });
  }

  restore(key: string, edit: Edit) {
    return editRow(this.entries, { key }, { ...edit, notFound, deleted: true }, { deletedAt: null });
  }

  /** Adds the entry, also in the place of a deleted one of its key; false when the key is in use. */
  private async create(values: ContentInput, by: string): Promise<boolean> {
    const rows = await this.entries.query<unknown[]>(
      `INSERT INTO cms.content_entries AS existing (key, type, content, version, updated_at, updated_by)
       VALUES ($1, $2, $3, 1, now(), $4)
       ON CONFLICT (key) DO UPDATE
         SET type = $2, content = $3, version = existing.version + 1, updated_at = now(), updated_by = $4, deleted_at = NULL
         WHERE existing.deleted_at IS NOT NULL
       RETURNING key`,
      [values.key, values.type, values.content, by],
    );
    return rows.length > 0;
  }
}

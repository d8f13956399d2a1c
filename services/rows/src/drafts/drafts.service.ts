import { message } from '@majlis/contracts/shared/messages';
import type { Draft, DraftWithInput } from '@majlis/contracts/staff/drafts';
import type { DraftInput } from '@majlis/contracts/staff/drafts.schema';
import { runInOneTransaction } from '@majlis/kit/database/service-database';
import { versionConflictError } from '@majlis/kit/http/http-errors';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WriteContext } from '../repository/audited-entity.js';
import { EditableRows } from './editable-rows.js';

const noDraft = () => new NotFoundException(message('noDraft'));

/** The name of the row in its newest revision. */
export const labelSql = (alias: string) => `(
  SELECT label FROM revisions WHERE subject_table = ${alias}.table_name AND subject_id = ${alias}.row_id AND label IS NOT NULL
  ORDER BY id DESC LIMIT 1)`;

const columns = `
  table_name AS "table", row_id AS id, ${labelSql('drafts')} AS label, base_version AS "baseVersion", version,
  saved_at AS "updatedAt", saved_by AS "updatedBy"`;

/** Versions of rows that are being prepared beside the live ones (infra/adr/history-and-drafts.md). */
@Injectable()
export class DraftsService {
  constructor(
    private readonly database: DataSource,
    private readonly editable: EditableRows,
  ) {}

  list(): Promise<Draft[]> {
    return this.database.query(`SELECT ${columns} FROM drafts ORDER BY saved_at DESC`);
  }

  async find(table: string, id: string): Promise<DraftWithInput> {
    const [draft]: DraftWithInput[] = await this.database.query(
      `SELECT ${columns}, input FROM drafts WHERE table_name = $1 AND row_id = $2`,
      [table, id],
    );
    if (!draft) throw noDraft();
    return draft;
  }

  /** Only valid values are stored, so that the draft can be previewed and published. */
  async save(
    table: string,
    id: string,
    { input, baseVersion }: DraftInput,
    context: WriteContext,
  ): Promise<DraftWithInput> {
    validateWith(this.editable.find(table).input, input);
    const saved: unknown[] = await this.database.query(
      `INSERT INTO drafts (table_name, row_id, input, base_version, saved_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT ON CONSTRAINT drafts_one_for_each_row DO UPDATE
         SET input = $3, base_version = $4, version = drafts.version + 1, saved_at = now(), saved_by = $5
         WHERE $6::integer IS NULL OR drafts.version = $6
       RETURNING version`,
      [table, id, JSON.stringify(input), baseVersion, context.actor, context.ifMatch ?? null],
    );
    const stored = await this.find(table, id);
    if (saved.length === 0) throw versionConflictError({ ...stored, updatedAt: new Date(stored.updatedAt) });
    return stored;
  }

  /** Links to the draft end with it, so that they never show a later one. */
  async discard(table: string, id: string): Promise<void> {
    const discarded: unknown[] = await this.database.query(
      'WITH gone AS (DELETE FROM drafts WHERE table_name = $1 AND row_id = $2 RETURNING 1) SELECT FROM gone',
      [table, id],
    );
    if (discarded.length === 0) throw noDraft();
    await this.database.query(
      'UPDATE previews SET expires_at = now() WHERE table_name = $1 AND row_id = $2 AND input IS NULL AND expires_at > now()',
      [table, id],
    );
  }

  /** Makes the draft live, unless its row has been changed since or the draft is not the version that was read. */
  publish(table: string, id: string, context: WriteContext, { ignoreNewer }: { ignoreNewer: boolean }): Promise<void> {
    return runInOneTransaction(this.database, async () => {
      const draft = await this.find(table, id);
      if (context.ifMatch !== undefined && context.ifMatch !== draft.version)
        throw versionConflictError({ ...draft, updatedAt: new Date(draft.updatedAt) });
      await this.apply(draft, { actor: context.actor, ifMatch: ignoreNewer ? undefined : draft.baseVersion });
      await this.discard(table, id);
    });
  }

  /** Makes the update that a PUT of the row with these values would make. */
  apply({ table, id, input }: Pick<DraftWithInput, 'table' | 'id' | 'input'>, context: WriteContext): Promise<unknown> {
    const editable = this.editable.find(table);
    return editable.update(id, validateWith(editable.input, input) as never, context);
  }

  async setPublished(table: string, id: string, isPublished: boolean, actor: string): Promise<void> {
    const editable = this.editable.find(table);
    if (!editable.setPublished) throw new ConflictException(message('alwaysPublic'));
    await editable.setPublished(id, isPublished, { actor });
  }
}

import type { Message } from '@majlis/contracts/shared/messages';
import type { BulkInput } from '@majlis/contracts/staff/bulk.schema';
import { routeNotFound } from '@majlis/kit/http/http-errors';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AuditedEntity, RowChanges, RowErrors, WriteContext } from '../repository/audited-entity.js';
import type { CrudRepository } from '../repository/crud-repository.js';

/** Drafts, scheduled changes, previews and bulk actions write the rows of a table through this. */
export type EditableTable = {
  table: string;
  input: z.ZodType;
  /** Makes the update that a PUT of the row makes. */
  update(id: string, input: never, context: WriteContext): Promise<unknown>;
  /** The values as they are once published, for a preview; missing where rows are always public. */
  toPublic?(input: never): object;
  /** Missing where rows are always public. */
  setPublished?: (id: string, isPublished: boolean, context: WriteContext) => Promise<unknown>;
  /** Missing where rows cannot be deleted. */
  remove?: WriteRow;
  restore?: WriteRow;
  /** Returns why rows must not be removed, by their ids. It is called once for all rows, before `remove`. */
  findDeletionErrors?: (ids: string[]) => Promise<Map<string, Message>>;
  /** Missing where rows have no tags. */
  changeTags?: (id: string, change: ChangeTags, context: WriteContext) => Promise<unknown>;
  /** Applies an action to many rows with few statements, or returns the errors of rows to which it cannot be applied. */
  writeMany?: ((many: ManyRows, actor: string) => Promise<RowErrors>) | undefined;
};

/** `changeTags` turns the tags of a row into those after the action. */
type ManyRows = Pick<BulkInput, 'action' | 'rows'> & { changeTags: ChangeTags };

export type WriteRow = (id: string, context: WriteContext) => Promise<unknown>;

export type ChangeTags = (tags: string[]) => string[];

/** Controllers register their tables when the service starts. */
@Injectable()
export class EditableRows {
  private readonly tables = new Map<string, EditableTable>();

  register(editable: EditableTable): void {
    this.tables.set(editable.table, editable);
  }

  /** Throws 404 for a table that staff do not edit. */
  find(table: string): EditableTable {
    const editable = this.tables.get(table);
    if (!editable) throw routeNotFound();
    return editable;
  }
}

type RowWriterOptions<Row> = {
  /** The columns that publish and hide a row; missing where rows are always public. */
  published?: (isPublished: boolean) => Partial<Row>;
  /** Missing where rows have no tags. */
  tags?: (row: Row, change: ChangeTags) => Partial<Row>;
};

/** The part of an `EditableTable` that publishes, deletes, restores and tags the rows of a repository. */
export function rowWritersOf<Row extends AuditedEntity & { id: string }>(
  repository: CrudRepository<Row>,
  { published, tags }: RowWriterOptions<Row> = {},
): Pick<EditableTable, 'setPublished' | 'remove' | 'restore' | 'changeTags' | 'writeMany'> {
  function changesBy({ action, changeTags }: ManyRows): RowChanges<Row> {
    if (action === 'delete') return { deletedAt: new Date() } as Partial<Row>;
    if (action === 'restore') return { deletedAt: null } as Partial<Row>;
    if (action === 'publish' || action === 'hide') return published?.(action === 'publish') ?? {};
    return (row) => tags?.(row, changeTags) ?? {};
  }
  return {
    setPublished: published && ((id, isPublished, context) => repository.update(id, published(isPublished), context)),
    remove: (id, context) => repository.delete(id, context),
    restore: (id, context) => repository.restore(id, context),
    changeTags: tags && ((id, change, context) => repository.update(id, (row) => tags(row, change), context)),
    writeMany: repository.canUpdateMany
      ? (many, actor) =>
          repository.updateMany(many.rows, changesBy(many), { actor, deleted: many.action === 'restore' })
      : undefined,
  };
}

import type { AuditedEntity, RowChanges } from '../database/audited-entity.js';
import type { CrudRepository } from '../database/crud-repository.js';
import type { ChangeTags, EditableTable, ManyRows } from '../drafts/editable-rows.js';

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

import { type AuditedEntity, initialAuditFields } from '@majlis/rows/repository/audited-entity';
import type { DataSource, DeepPartial } from 'typeorm';

export const sampleEditor = 'Sample content';

/** Inserts only into a table without any row, not even a deleted one; returns the number of inserted rows. */
export async function insertIfEmpty<Row extends AuditedEntity>(
  database: DataSource,
  entity: new () => Row,
  rows: () => Promise<DeepPartial<NoInfer<Row>>[]>,
): Promise<number> {
  const table = database.getRepository(entity);
  if ((await table.count({ withDeleted: true })) > 0) return 0;
  const saved = await table.save((await rows()).map((row) => Object.assign({}, row, initialAuditFields(sampleEditor))));
  return saved.length;
}

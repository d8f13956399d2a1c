import { type AuditedEntity, initialAuditFields } from '@majlis/kit/database/audited-entity';
import type { DataSource, DeepPartial } from 'typeorm';

/** Whom staff see as the last editor of a row of the sample. */
export const sampleEditor = 'Sample content';

/** Writes these rows to a table that nobody has written to yet, deleted rows included; returns how many it wrote. */
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

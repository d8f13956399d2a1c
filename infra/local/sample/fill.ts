import type { DataSource, DeepPartial } from 'typeorm';

/** Writes these rows to a table that nobody has written to yet, deleted rows included; answers how many it wrote. */
export async function fill<Row extends object>(
  database: DataSource,
  entity: new () => Row,
  rows: () => Promise<DeepPartial<NoInfer<Row>>[]>,
): Promise<number> {
  const table = database.getRepository(entity);
  if ((await table.count({ withDeleted: true })) > 0) return 0;
  const saved = await table.save(await rows());
  return saved.length;
}

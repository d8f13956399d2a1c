import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Inserts many rows by one statement. All rows have the properties of the first one. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: Partial<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, names, json } = toRecordset(manager, entity, rows, first);
  const columns = names.join(', ');
  await manager.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [json],
  );
}

/** Updates many rows by one statement, each with values of its own, and increments their versions. */
export async function updateRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: (Partial<Row> & { id: string })[],
  actor: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, names, json } = toRecordset(manager, entity, rows, first);
  const changes = names.filter((name) => name !== '"id"').map((name) => `${name} = written.${name}`);
  await manager.query(
    `UPDATE ${table} AS stored SET ${changes.join(', ')}, version = stored.version + 1, updated_at = now(), updated_by = $2
     FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) AS written WHERE stored.id = written.id`,
    [json, actor],
  );
}

function toRecordset<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: Partial<Row>[],
  first: Partial<Row>,
) {
  const metadata = manager.connection.getMetadata(entity);
  const columns = metadata.columns.filter(({ propertyName }) => propertyName in first);
  const records = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.databaseName, row[column.propertyName]])),
  );
  return {
    table: `"${metadata.tableName}"`,
    names: columns.map(({ databaseName }) => `"${databaseName}"`),
    json: JSON.stringify(records),
  };
}

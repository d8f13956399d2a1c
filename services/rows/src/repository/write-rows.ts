import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** A statement must end within the limit of the connection on a slow machine, too. */
export const maxRowsPerStatement = 500;

export function* inStatements<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    yield rows.slice(start, start + maxRowsPerStatement);
}

/** Inserts many rows by few statements. All rows have the properties of the first one. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: Partial<Row>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, names, toJson } = describeRows(manager, entity, first);
  const columns = names.join(', ');
  for (const part of inStatements(rows))
    await manager.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [toJson(part)],
    );
}

/** Updates many rows by few statements, each with values of its own, and increments their versions. */
export async function updateRowsInBulk<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: (Partial<Row> & { id: string })[],
  actor: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, names, toJson } = describeRows(manager, entity, first);
  const changes = names.filter((name) => name !== '"id"').map((name) => `${name} = written.${name}`);
  for (const part of inStatements(rows))
    await manager.query(
      `UPDATE ${table} AS stored SET ${changes.join(', ')}, version = stored.version + 1, updated_at = now(), updated_by = $2
       FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) AS written WHERE stored.id = written.id`,
      [toJson(part), actor],
    );
}

function describeRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  first: Partial<Row>,
) {
  const metadata = manager.dataSource.getMetadata(entity);
  const columns = metadata.columns.filter(({ propertyName }) => first[propertyName] !== undefined);
  const toRecord = (row: Partial<Row>) =>
    Object.fromEntries(columns.map(({ databaseName, propertyName }) => [databaseName, row[propertyName]]));
  return {
    table: `"${metadata.tableName}"`,
    names: columns.map(({ databaseName }) => `"${databaseName}"`),
    toJson: (rows: Partial<Row>[]) => JSON.stringify(rows.map(toRecord)),
  };
}

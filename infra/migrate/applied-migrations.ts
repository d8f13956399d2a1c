import pg from 'pg';

/** The names of the migrations that ran, in their order, by schema. */
export async function appliedMigrations(owner: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await owner.query<{ schema: string }>(
    "SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'migrations' ORDER BY 1",
  );
  const applied: Record<string, string[]> = {};
  for (const { schema } of rows) {
    const result = await owner.query<{ name: string }>(
      `SELECT name FROM ${pg.escapeIdentifier(schema)}.migrations ORDER BY id`,
    );
    applied[schema] = result.rows.map(({ name }) => name);
  }
  return applied;
}

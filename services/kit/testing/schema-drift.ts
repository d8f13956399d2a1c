import type { DataSource } from 'typeorm';

/** Entities do not repeat constraints, indexes and defaults. */
const databaseOnlyRules = /DROP (CONSTRAINT|INDEX|DEFAULT)/;

/** SQL that would align the migrated tables with the entities; empty if they agree. */
export async function schemaDrift(database: DataSource): Promise<string[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !databaseOnlyRules.test(query));
}

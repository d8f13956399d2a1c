import type { DataSource } from 'typeorm';

/** Rules that only the database states: entities repeat none of them. */
const ownRules = /DROP (CONSTRAINT|INDEX|DEFAULT)/;

/** The statements that would give the migrated tables the columns of the entities: none, if both agree. */
export async function schemaDrift(database: DataSource): Promise<string[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !ownRules.test(query));
}

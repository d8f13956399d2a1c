import type { DataSourceOptions, MixedList } from 'typeorm';

export type Entities = MixedList<new () => object>;

/** How a service reaches its schema. Nothing is created or altered by a running service. */
export function connectionOptions(url: string, schema: string, entities: Entities): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema,
    entities: entities as never,
    applicationName: `majlis-${schema}`,
    synchronize: false,
    installExtensions: false, // a service's role may not, and needs none
    migrationsRun: false,
    connectTimeoutMS: 5_000,
    extra: {
      max: 10,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 12_000, // for a server that does not even say that its own limit has passed
      idle_in_transaction_session_timeout: 15_000,
      options: `-c search_path=${schema}`,
    },
    logging: false,
  };
}

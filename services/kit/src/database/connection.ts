import type { DataSourceOptions } from 'typeorm';
import { ActorSubscriber } from '../history/actor.subscriber.js';

export type Entities = (new () => object)[];

export function connectionOptions(url: string, schema: string, entities: Entities): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema,
    entities,
    subscribers: [ActorSubscriber],
    applicationName: `majlis-${schema}`,
    synchronize: false,
    installExtensions: false, // the role of a service may not install any
    migrationsRun: false,
    connectTimeoutMS: 5_000,
    extra: {
      max: 10,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 12_000, // for a server that hangs and does not enforce its own timeout
      idle_in_transaction_session_timeout: 15_000,
      options: `-c search_path=${schema}`,
    },
    logging: false,
  };
}

import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseState, ObjectStoreState, SystemStatus } from '@majlis/contracts/system-status';
import { productVersion } from '@majlis/kit/app/product-version';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/app/service-settings';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBackups } from './backups.js';
import { readServices } from './instances.js';

/** pg_stat_activity hides the sessions of other roles, so connections are counted by `numbackends`. */
const databaseSql = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
         (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
         current_setting('max_connections')::int AS "connectionLimit"`;

/** An object store that is down must not delay the rest of the status. */
const storeTimeoutMs = 2_000;
/** The object need not exist: "not found" is a response, too. */
const probeKey = 'carousel/status.webp';

@Injectable()
export class StatusService {
  private readonly version = productVersion();

  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async read(): Promise<SystemStatus> {
    const [objectStore, database, { services, pages }, backups] = await Promise.all([
      this.checkObjectStore(),
      this.checkDatabase(),
      readServices(this.database),
      readBackups(this.database),
    ]);
    const areExpected = this.settings.NODE_ENV === 'production';
    const at = new Date().toISOString();
    return {
      version: this.version,
      at,
      services,
      database,
      objectStore,
      pages,
      backups: { areExpected, ...backups },
    };
  }

  private async checkDatabase(): Promise<DatabaseState> {
    const startedAt = performance.now();
    const [stats] = await this.database.query<[Omit<DatabaseState, 'ms'>]>(databaseSql);
    return { ...stats, ms: elapsedMs(startedAt) };
  }

  private async checkObjectStore(): Promise<ObjectStoreState> {
    const startedAt = performance.now();
    const headRequest = this.objects.head(probeKey).then(
      () => true,
      () => false,
    );
    const isReachable = await Promise.race([headRequest, wait(storeTimeoutMs, false, { ref: false })]);
    return { isReachable, ms: elapsedMs(startedAt) };
  }
}

const elapsedMs = (startedAt: number): number => Math.round(performance.now() - startedAt);

import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BackupsState,
  type DatabaseState,
  type ObjectStoreState,
  type PagesState,
  type ServiceInstance,
  type ServiceStatus,
  type StoredBackup,
  type SystemStatus,
  serviceNames,
} from '@majlis/contracts/staff/system-status';
import { instanceDetail } from '@majlis/kit/operations/heartbeat';
import { productVersion } from '@majlis/kit/settings/product-version';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Controller, Get, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** pg_stat_activity hides the sessions of other roles, so connections are counted by `numbackends`. */
const databaseSql = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
         (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
         current_setting('max_connections')::int AS "connectionLimit"`;

/** An object store that is down must not delay the rest of the status. */
const storeTimeoutMs = 2_000;
/** The object need not exist: "not found" is a response, too. */
const probeKey = 'carousel/status.webp';

@Controller('api/cms/status')
export class StatusController {
  private readonly version = productVersion();

  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Get()
  async read(): Promise<SystemStatus> {
    const [objectStore, database, { services, pages }, backups] = await Promise.all([
      this.checkObjectStore(),
      this.checkDatabase(),
      readServices(this.database),
      readBackups(this.database),
    ]);
    const areExpected = this.settings.NODE_ENV === 'production';
    const at = new Date().toISOString();
    return { version: this.version, at, services, database, objectStore, pages, backups: { areExpected, ...backups } };
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

/** Services write a heartbeat every 15 seconds; an instance without one for 60 seconds counts as down. */
const instancesSql = `
  SELECT name, instance, version, started_at AS "startedAt", seen_at AS "seenAt", detail,
         seen_at > now() - interval '60 seconds' AS "isAlive"
  FROM operations.service_instances ORDER BY started_at, instance`;

type InstanceRow = Pick<ServiceInstance, 'instance' | 'version' | 'isAlive'> & {
  name: string;
  startedAt: Date;
  seenAt: Date;
  detail: unknown;
};

/** The instances of each service, and the publisher's report on the pages. */
async function readServices(database: DataSource): Promise<{ services: ServiceStatus[]; pages: PagesState | null }> {
  const rows: InstanceRow[] = await database.query(instancesSql);
  const services = serviceNames.map((name) => ({
    name,
    instances: dropReplaced(rows.filter((row) => row.name === name)).map(toServiceInstance),
  }));
  const publishers = rows.filter(({ name, isAlive }) => name === 'publisher' && isAlive);
  // If several publishers run, the oldest is the active one.
  const pages = publishers.map(({ detail }) => instanceDetail.parse(detail).pages).find((state) => state !== undefined);
  return { services, pages: pages ?? null };
}

/** Leaves out crashed instances that a later start has replaced. */
function dropReplaced(rows: InstanceRow[]): InstanceRow[] {
  const successors = rows.filter(({ isAlive }) => isAlive);
  return rows.filter((row) => {
    if (row.isAlive) return true;
    const index = successors.findIndex(({ startedAt }) => startedAt > row.seenAt);
    if (index >= 0) successors.splice(index, 1);
    return index < 0;
  });
}

function toServiceInstance({ name: _name, detail, startedAt, seenAt, ...row }: InstanceRow): ServiceInstance {
  const { pages: _pages, ...measured } = instanceDetail.parse(detail);
  return { ...row, startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString(), ...measured };
}

const backupsSql = `
  SELECT DISTINCT ON (outcome) outcome, started_at AS "startedAt", coalesce(finished_at, started_at) AS "finishedAt",
         file, bytes::float8 AS bytes, objects, off_site AS "offSite", message
  FROM operations.backups ORDER BY outcome, id DESC`;

type BackupRow = Omit<StoredBackup, 'startedAt' | 'finishedAt'> & {
  outcome: 'running' | 'stored' | 'failed';
  startedAt: Date;
  finishedAt: Date;
};

/** The backup jobs record their runs in operations.backups. */
async function readBackups(database: DataSource): Promise<Omit<BackupsState, 'areExpected'>> {
  const rows: BackupRow[] = await database.query(backupsSql);
  const latest = (outcome: BackupRow['outcome']) => rows.find((row) => row.outcome === outcome);
  const [stored, failed, running] = [latest('stored'), latest('failed'), latest('running')];
  return {
    stored: stored ? toStoredBackup(stored) : null,
    failed: failed ? { at: failed.finishedAt.toISOString(), message: failed.message } : null,
    runningSince: running?.startedAt.toISOString() ?? null,
  };
}

const toStoredBackup = ({ outcome: _outcome, startedAt, finishedAt, ...backup }: BackupRow): StoredBackup => ({
  ...backup,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
});

import {
  type PagesState,
  type ServiceInstance,
  type ServiceStatus,
  serviceNames,
} from '@majlis/contracts/system-status';
import { instanceDetail } from '@majlis/kit/operations/instance-detail';
import type { DataSource } from 'typeorm';

/** Services write a heartbeat every 15 seconds; an instance without one for 60 seconds counts as down. */
const instancesSql = `
  SELECT name, instance, version, started_at AS "startedAt", seen_at AS "seenAt", detail,
         seen_at > now() - interval '60 seconds' AS "isAlive"
  FROM operations.service_instances ORDER BY started_at, instance`;

type InstanceRow = {
  name: string;
  instance: string;
  version: string;
  startedAt: Date;
  seenAt: Date;
  detail: unknown;
  isAlive: boolean;
};

/** The instances of each service, and the publisher's report on the pages. */
export async function readServices(
  database: DataSource,
): Promise<{ services: ServiceStatus[]; pages: PagesState | null }> {
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

function toServiceInstance({ detail, startedAt, seenAt, instance, version, isAlive }: InstanceRow): ServiceInstance {
  const { memoryBytes, maxEventLoopDelayMs, timeZones } = instanceDetail.parse(detail);
  return {
    instance,
    version,
    isAlive,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    memoryBytes,
    maxEventLoopDelayMs,
    timeZones,
  };
}

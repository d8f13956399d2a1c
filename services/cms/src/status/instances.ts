import {
  type PagesState,
  type ServiceInstance,
  type ServiceStatus,
  serviceNames,
} from '@majlis/contracts/system-status';
import { instanceDetail } from '@majlis/kit/operations/instance-detail';
import type { DataSource } from 'typeorm';

/** Parts say every 15 seconds that they run. */
const instancesSql = `
  SELECT name, instance, version, started_at AS "startedAt", seen_at AS "seenAt", detail,
         seen_at > now() - interval '60 seconds' AS "isAnswering"
  FROM operations.parts ORDER BY started_at, instance`;

type InstanceRow = {
  name: string;
  instance: string;
  version: string;
  startedAt: Date;
  seenAt: Date;
  detail: unknown;
  isAnswering: boolean;
};

/** The copies of each part, and what the publisher says of the pages. */
export async function readServices(
  database: DataSource,
): Promise<{ parts: ServiceStatus[]; pages: PagesState | null }> {
  const rows: InstanceRow[] = await database.query(instancesSql);
  const parts = serviceNames.map((name) => ({
    name,
    copies: dropReplaced(rows.filter((row) => row.name === name)).map(toServiceInstance),
  }));
  const publishers = rows.filter(({ name, isAnswering }) => name === 'publisher' && isAnswering);
  // Of several the one that has been at it for longest.
  const pages = publishers.map(({ detail }) => instanceDetail.parse(detail).pages).find((state) => state !== undefined);
  return { parts, pages: pages ?? null };
}

/** Without those that crashed and whose place was taken by one that began later. */
function dropReplaced(rows: InstanceRow[]): InstanceRow[] {
  const successors = rows.filter(({ isAnswering }) => isAnswering);
  return rows.filter((row) => {
    if (row.isAnswering) return true;
    const place = successors.findIndex(({ startedAt }) => startedAt > row.seenAt);
    if (place >= 0) successors.splice(place, 1);
    return place < 0;
  });
}

function toServiceInstance({
  detail,
  startedAt,
  seenAt,
  instance,
  version,
  isAnswering,
}: InstanceRow): ServiceInstance {
  const { memoryBytes, longestPauseMs } = instanceDetail.parse(detail);
  return {
    instance,
    version,
    isAnswering,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    memoryBytes,
    longestPauseMs,
  };
}

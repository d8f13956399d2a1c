import { type PagesState, type Part, type PartCopy, partNames } from '@majlis/contracts/system-status';
import { partDetail } from '@majlis/kit/operations/part-detail';
import type { DataSource } from 'typeorm';

/** Parts say every 15 seconds that they run. */
const copiesSql = `
  SELECT name, instance, version, started_at AS "startedAt", seen_at AS "seenAt", detail,
         seen_at > now() - interval '60 seconds' AS "isAnswering"
  FROM operations.parts ORDER BY started_at, instance`;

type Row = {
  name: string;
  instance: string;
  version: string;
  startedAt: Date;
  seenAt: Date;
  detail: unknown;
  isAnswering: boolean;
};

/** The copies of each part, and what the publisher says of the pages. */
export async function readParts(database: DataSource): Promise<{ parts: Part[]; pages: PagesState | null }> {
  const rows: Row[] = await database.query(copiesSql);
  const parts = partNames.map((name) => ({
    name,
    copies: current(rows.filter((row) => row.name === name)).map(copyOf),
  }));
  const publishers = rows.filter(({ name, isAnswering }) => name === 'publisher' && isAnswering);
  // Of several the one that has been at it for longest.
  const pages = publishers.map(({ detail }) => partDetail.parse(detail).pages).find((state) => state !== undefined);
  return { parts, pages: pages ?? null };
}

/** Without those that crashed and whose place was taken by one that began later. */
function current(rows: Row[]): Row[] {
  const successors = rows.filter(({ isAnswering }) => isAnswering);
  return rows.filter((row) => {
    if (row.isAnswering) return true;
    const place = successors.findIndex(({ startedAt }) => startedAt > row.seenAt);
    if (place >= 0) successors.splice(place, 1);
    return place < 0;
  });
}

function copyOf({ detail, startedAt, seenAt, instance, version, isAnswering }: Row): PartCopy {
  const { memoryBytes, longestPauseMs } = partDetail.parse(detail);
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

import type { DataSource, EntityManager } from 'typeorm';

type CountKind = 'page' | 'referrer' | 'search' | 'word';

/** Made-up names must not fill the database. */
const maxNamesPerDay = 5_000;

export type Totals = Map<string, number>;

export function increase(totals: Totals, name: string): void {
  if (totals.size < maxNamesPerDay || totals.has(name)) totals.set(name, (totals.get(name) ?? 0) + 1);
}

/** Adds to the sums of a day, an ISO 8601 date or 'today'. Names are sorted, so that all writers lock rows in one order. */
export async function addDailyCounts(
  database: DataSource | EntityManager,
  day: string,
  kind: CountKind,
  totals: Totals,
): Promise<void> {
  if (totals.size === 0) return;
  await database.query(
    `INSERT INTO daily_counts (day, kind, name, total)
     SELECT $1::date, $2, name, total FROM unnest($3::text[], $4::integer[]) AS added (name, total)
     WHERE (SELECT count(*) FROM daily_counts WHERE kind = $2 AND day = $1) < ${maxNamesPerDay}
       OR EXISTS (SELECT FROM daily_counts known WHERE known.kind = $2 AND known.day = $1 AND known.name = added.name)
     ORDER BY name
     ON CONFLICT (kind, day, name) DO UPDATE SET total = daily_counts.total + excluded.total`,
    [day, kind, [...totals.keys()], [...totals.values()]],
  );
}

import { withClient } from '@majlis/kit/database/with-client';
import { services } from './pending-migrations.js';

/** Four heartbeats (kit/src/operations/heartbeat.ts). */
const liveSeconds = 60;

/** Services that do not run yet, and replicas of another release that still do. */
export async function otherReleases(url: string, version: string): Promise<string[]> {
  const { rows } = await withClient({ connectionString: url, connectionTimeoutMillis: 5_000 }, (database) =>
    database.query<{ name: string; version: string }>(
      `SELECT DISTINCT name, version FROM operations.service_instances
       WHERE name = ANY ($1) AND seen_at > now() - make_interval(secs => $2) ORDER BY name, version`,
      [services, liveSeconds],
    ),
  );
  const missing = services.filter((service) => !rows.some((row) => row.name === service && row.version === version));
  const others = rows.filter((row) => row.version !== version);
  return [
    ...missing.map((name) => `${name} ${version}`),
    ...others.map((row) => `the end of ${row.name} ${row.version}`),
  ];
}

import { allMigrations } from '../migrate/migrate.js';
import type { Manifest } from './archive/manifest.js';
import { Refusal } from './refusal.js';

/** A database that a newer release has changed cannot be changed back. */
export function refuseNewer({ migrations, version }: Manifest): void {
  const known = new Set(allMigrations.flatMap((own) => own.migrations.map(({ name }) => `${own.schema} ${name}`)));
  const applied = Object.entries(migrations).flatMap(([schema, names]) => names.map((name) => `${schema} ${name}`));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Refusal(
      `The archive was made by a newer release (${version}): this one does not know ${unknown.slice(0, 3).join(', ')}. Upgrade Majlis, then restore.`,
    );
}

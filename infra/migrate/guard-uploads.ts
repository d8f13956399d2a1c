import pg from 'pg';

/** The tables of the services that have no guard yet. Those two name files in passing: an answer, and nothing. */
const unguarded = `
  SELECT format('%I.%I', space.nspname, class.relname) AS name
  FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
  WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
    AND class.relname NOT IN ('answered_requests', 'migrations')
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = class.oid AND tgname = 'uploads_guarded')`;

const guardOf = (table: string) => `
  CREATE OR REPLACE TRIGGER uploads_guarded AFTER INSERT OR UPDATE ON ${table}
    FOR EACH ROW WHEN (NEW::text ~ '[0-9a-f]{64}') EXECUTE FUNCTION operations.guard_uploads()`;

/**
 * Has each table of the services, the newest too, refuse rows that name a file which has been removed. One statement for each:
 * it waits for writes under way and no longer, and readers never notice.
 */
export async function guardUploads(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, lock_timeout: 15_000 });
  await owner.connect();
  try {
    await owner.query("SELECT pg_advisory_lock(hashtextextended('migrations', 0))");
    const { rows } = await owner.query<{ name: string }>(unguarded);
    for (const { name } of rows) await owner.query(guardOf(name));
  } finally {
    await owner.end();
  }
}

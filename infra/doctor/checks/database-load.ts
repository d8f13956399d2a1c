import type pg from 'pg';
import { type CheckResult, note, wrong } from '../check-result.js';
import { psqlCommand } from './psql-command.js';

const subject = 'database';
const maxQueryLength = 120;
const megabyte = 1024 ** 2;

type Session = {
  pid: number;
  user: string;
  application: string;
  address: string | null;
  state: string;
  query: string;
  since: string;
  seconds: number;
  locks: string[] | null;
  waiting: number;
};

/**
 * Sessions that block others, and those that hold a lock on a table with which nobody else can write or read it, though nobody may
 * wait for it just now. No transaction of Majlis does either for 20 s.
 */
export async function checkLocks(client: pg.Client, seconds = 20): Promise<CheckResult[]> {
  const { rows } = await client.query<Session>(
    `WITH held AS (
       SELECT pid, array_agg(DISTINCT format('%s on %s', mode, relation::regclass)) AS locks
       FROM pg_locks JOIN pg_class class ON class.oid = relation JOIN pg_namespace space ON space.oid = relnamespace
       WHERE granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND relkind = 'r'
         AND nspname !~ '^pg_' AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
       GROUP BY pid
     ), blocking AS (
       SELECT blocker AS pid, count(*)::int AS waiting FROM pg_stat_activity, unnest(pg_blocking_pids(pid)) AS blocker GROUP BY 1
     )
     SELECT pid, usename AS user, coalesce(nullif(application_name, ''), 'no name') AS application, host(client_addr) AS address,
            state, query, to_char(xact_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC' AS since,
            extract(epoch FROM now() - xact_start)::int AS seconds, locks, coalesce(waiting, 0) AS waiting
     FROM pg_stat_activity LEFT JOIN held USING (pid) LEFT JOIN blocking USING (pid)
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND (locks IS NOT NULL OR waiting > 0)
       AND wait_event_type IS DISTINCT FROM 'Lock' AND xact_start <= now() - make_interval(secs => $1)
     ORDER BY xact_start`,
    [seconds],
  );
  return rows.map((session) =>
    wrong(subject, `${describeSession(session)}: ${psqlCommand(`SELECT pg_terminate_backend(${session.pid})`)}`),
  );
}

function describeSession({
  pid,
  user,
  application,
  address,
  state,
  query,
  since,
  seconds,
  locks,
  waiting,
}: Session): string {
  const origin = address ? `${application} at ${address}` : application;
  const held = locks ? `holds ${locks.join(', ')}` : 'holds a lock';
  const blocked = waiting > 0 ? ` and blocks ${waiting} other sessions` : '';
  const statement = query.replaceAll(/\s+/g, ' ').trim();
  const quoted = statement.length > maxQueryLength ? `${statement.slice(0, maxQueryLength)}…` : statement;
  return `session ${pid} of ${user} (${origin}, ${state}) ${held}${blocked} since ${since} (${seconds} s), its query: "${quoted}"; to end it`;
}

type Use = { name: string; used: number };

/** Services wait, and then fail, when the server has no connection left for them. */
export async function checkConnections(client: pg.Client): Promise<CheckResult[]> {
  const { rows } = await client.query<Use>(
    `SELECT coalesce(usename, 'others') AS name, count(*)::int AS used FROM pg_stat_activity
     WHERE backend_type = 'client backend' GROUP BY 1 ORDER BY 2 DESC`,
  );
  const limit = await client.query<{ usable: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS usable`,
  );
  const usable = limit.rows[0]?.usable ?? 0;
  const total = rows.reduce((sum, { used }) => sum + used, 0);
  const users = rows.slice(0, 4).map(({ name, used }) => `${name} ${used}`);
  const result = total >= usable - 3 ? wrong : total > usable * 0.85 ? note : undefined;
  const advice = 'end what else uses this server, lower MAJLIS_REPLICAS, or raise max_connections';
  const message = `${total} of ${usable} connections are in use (${users.join(', ')}), and with none left services fail: ${advice}`;
  return [...(result ? [result(subject, message)] : []), ...(await checkRoleLimits(client))];
}

type RoleLimit = { name: string; limit: number; used: number; canLogIn: boolean; hasExpired: boolean };

async function checkRoleLimits(client: pg.Client): Promise<CheckResult[]> {
  const { rows } = await client.query<RoleLimit>(
    `SELECT rolname AS name, rolconnlimit AS limit, rolcanlogin AS "canLogIn", coalesce(rolvaliduntil < now(), false) AS "hasExpired",
            (SELECT count(*)::int FROM pg_stat_activity WHERE usename = rolname) AS used
     FROM pg_roles WHERE rolname = ANY ($1) ORDER BY 1`,
    [['majlis_owner', 'majlis_cms', 'majlis_conferences', 'majlis_feeds', 'majlis_publisher', 'majlis_watch']],
  );
  return rows.flatMap(({ name, limit, used, canLogIn, hasExpired }) => [
    ...(limit >= 0 && used >= limit
      ? [
          wrong(
            subject,
            `${name} may have only ${limit} connections and has ${used}: ${psqlCommand(`ALTER ROLE ${name} CONNECTION LIMIT -1`)}`,
          ),
        ]
      : []),
    ...(canLogIn ? [] : [wrong(subject, `${name} may not log in: make up, which lets the roles log in again`)]),
    ...(hasExpired
      ? [
          wrong(
            subject,
            `the password of ${name} has expired: ${psqlCommand(`ALTER ROLE ${name} VALID UNTIL 'infinity'`)}`,
          ),
        ]
      : []),
  ]);
}

type Slot = { name: string; active: boolean; megabytes: number; isLost: boolean };

/** PostgreSQL keeps its log (WAL) for a slot that nobody reads, and for an archive that takes nothing, until the disk is full. */
export async function checkWal(client: pg.Client, maxMegabytes = 512): Promise<CheckResult[]> {
  const { rows: slots } = await client.query<Slot>(
    `SELECT slot_name AS name, active, wal_status IS NOT DISTINCT FROM 'lost' AS "isLost",
            coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 / ${megabyte} AS megabytes
     FROM pg_replication_slots WHERE NOT pg_is_in_recovery() ORDER BY 1`,
  );
  const { rows: archives } = await client.query<{ wal: string; since: string }>(
    `SELECT last_failed_wal AS wal, to_char(last_failed_time AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' AS since FROM pg_stat_archiver
     WHERE current_setting('archive_mode') <> 'off' AND last_failed_time > coalesce(last_archived_time, '-infinity')`,
  );
  return [
    ...slots.flatMap((slot) => describeSlot(slot, maxMegabytes)),
    ...archives.map(({ wal, since }) =>
      wrong(
        subject,
        `its log cannot be archived (${wal}, ${since}), so it fills the disk: repair archive_command; infra/scripts/compose.sh logs postgres`,
      ),
    ),
  ];
}

function describeSlot({ name, active, megabytes, isLost }: Slot, maxMegabytes: number): CheckResult[] {
  const held = `the replication slot ${name} holds ${megabytes.toFixed(0)} MB of its log`;
  const drop = psqlCommand(`SELECT pg_drop_replication_slot('${name.replaceAll("'", "''")}')`);
  if (isLost) return [note(subject, `the replication slot ${name} has lost the log that it needs: ${drop}`)];
  if (megabytes > maxMegabytes)
    return [
      wrong(
        subject,
        `${held}, which fills the disk: ${active ? 'its reader is too slow or hangs, restart it' : `nobody reads it; if nobody will, ${drop}`}`,
      ),
    ];
  return active ? [] : [note(subject, `${held}, and nobody reads it, so it grows: ${drop}`)];
}

/** A standby or a read-only database serves every read and rejects every write. */
export async function checkReadOnly(client: pg.Client): Promise<CheckResult[]> {
  const { rows } = await client.query<{ isStandby: boolean; setting: string; source: string; database: string }>(
    `SELECT pg_is_in_recovery() AS "isStandby", setting, source, quote_ident(current_database()) AS database
     FROM pg_settings WHERE name = 'default_transaction_read_only'`,
  );
  const [found] = rows;
  if (found?.isStandby)
    return [
      wrong(
        subject,
        'is a standby, which can only be read: infra/compose/secrets/*-database-url must name the primary',
      ),
    ];
  if (found?.setting !== 'on') return [];
  const scopes: Record<string, string> = {
    database: `DATABASE ${found.database}`,
    user: 'ROLE CURRENT_USER',
    'database user': `ROLE CURRENT_USER IN DATABASE ${found.database}`,
  };
  const scope = scopes[found.source];
  const sql = scope
    ? `BEGIN READ WRITE; ALTER ${scope} RESET default_transaction_read_only; COMMIT`
    : 'ALTER SYSTEM SET default_transaction_read_only = off';
  const reload = scope ? '' : `, then ${psqlCommand('SELECT pg_reload_conf()')}`;
  return [
    wrong(
      subject,
      'can only be read: default_transaction_read_only is on (some providers set it when the disk is full); ' +
        `with room on the disk: ${psqlCommand(sql)}${reload}, then make restart`,
    ),
  ];
}

export const describeNoLocks = (what: string): CheckResult =>
  note(subject, `${what} took too long, but nothing is locked now: make doctor again`);

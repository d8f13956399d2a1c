import type pg from 'pg';
import { type Checked, type CheckResults, logsOf, reportOn } from '../check-result.js';
import { secretsFolder } from '../installation.js';

const { note, wrong } = reportOn('database');

type DatabaseError = { code?: string | undefined; message: string };

export const psqlCommand = (sql: string, database = 'majlis'): string =>
  `infra/scripts/compose.sh exec postgres psql --username=majlis_owner --dbname=${database} ` +
  `--command='${sql.replaceAll("'", String.raw`'\''`)}'`;

/** True for a locked table, and for a statement that took longer than the doctor waits. */
export const isTimeout = ({ code }: DatabaseError): boolean => code === '55P03' || code === '57014';

const logs = logsOf('postgres');
const urls = `${secretsFolder}/*-database-url`;

const putBack = `put the former one back into ${secretsFolder}/owner-database-password and -url`;

function describeTooMany(message: string, role: string): string {
  if (/for role/.test(message)) return psqlCommand(`ALTER ROLE ${role} CONNECTION LIMIT -1`);
  if (/for database/.test(message)) return psqlCommand('ALTER DATABASE majlis CONNECTION LIMIT -1');
  return `end what else uses this server, lower MAJLIS_REPLICAS, or raise max_connections; make restart frees connections that were left open; ${logs}`;
}

function describeReadOnly(role: string): string {
  const reset = 'RESET default_transaction_read_only';
  const sql = `BEGIN READ WRITE; ALTER ROLE ${role} ${reset}; ALTER ROLE ${role} IN DATABASE majlis ${reset}; COMMIT`;
  return `it can only be read: ${psqlCommand(sql)}, then make restart`;
}

/** Remedies for errors of PostgreSQL by their code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export function describeRemedy({ code = '', message }: DatabaseError, role: string): string {
  const isOwner = role === 'majlis_owner';
  const mayNotLogIn = /not permitted to log in/.test(message);
  const isClosed = /not (?:currently )?accepting connections/.test(message);
  const remedies: Record<string, string> = {
    '28P01': isOwner
      ? `${putBack} (infra/reference.md, "Secrets", says how to change it)`
      : 'make up, which gives the roles their passwords',
    '28000': mayNotLogIn
      ? 'make up, which lets the roles log in again'
      : `let pg_hba.conf of the server accept this connection; ${logs}`,
    '3D000': `${urls} must name a database that exists; if it was deleted: make up, then make restore`,
    '53300': describeTooMany(message, role),
    '53100': 'make room on the disk of the database (docker system prune, fewer backups, or a larger disk)',
    '53200': 'give the database more memory, or end the queries that take it: make restart',
    '53400': `a limit of the server is reached; ${logs}`,
    '55000': isClosed ? psqlCommand('ALTER DATABASE majlis ALLOW_CONNECTIONS true', 'postgres') : logs,
    '57P01': `it was stopped: make up, if it does not come back by itself; ${logs}`,
    '57P02': `it is restarting after a crash: wait a minute; ${logs}`,
    '57P03': `it is starting, stopping or recovering after a crash: wait a minute; if that lasts, ${logs}`,
    '57P04': 'the database was deleted: make up, then make restore',
    '58030': `the disk of the database fails: check it (dmesg), and restore a backup to another machine if it does; ${logs}`,
    '58P01': `a file of the database is missing: make restore; ${logs}`,
    '42501': 'make up gives the rights again',
    '42P01': 'make up, which creates missing tables, or bring the table back from a backup: make restore',
    '25006': describeReadOnly(role),
    ECONNREFUSED: `make up, if it does not run; if it does, let it accept other containers: ${psqlCommand('ALTER SYSTEM RESET listen_addresses')}, then infra/scripts/compose.sh restart postgres; ${logs}`,
    XX001: `its files are damaged: make restore brings the newest backup back; ${logs}`,
    XX002: `an index is damaged: ${psqlCommand('REINDEX DATABASE majlis')}`,
  };
  return remedies[code] ?? `make up, if it does not run or has lost its network; ${logs}`;
}

/**
 * Finds sessions that block others, and those with a lock that would keep others from reading or writing a table, even if none
 * waits for it now. No transaction of Majlis does either for 20 s.
 */
export async function checkLocks(client: pg.Client, seconds = 20): Promise<CheckResults[]> {
  const { rows } = await client.query<{ pid: number; session: string }>(
    `WITH held AS (
       SELECT pid, string_agg(DISTINCT format('%s on %s', mode, relation::regclass), ', ') AS locks
       FROM pg_locks JOIN pg_class class ON class.oid = relation JOIN pg_namespace space ON space.oid = relnamespace
       WHERE granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND relkind = 'r'
         AND nspname !~ '^pg_' AND mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
       GROUP BY pid
     ), blocking AS (
       SELECT blocker AS pid, count(*) AS waiting FROM pg_stat_activity, unnest(pg_blocking_pids(pid)) AS blocker GROUP BY 1
     )
     SELECT pid, format('session %s of %s (%s%s, %s) holds %s%s since %s UTC (%s s), its query: "%s"', pid, usename,
         coalesce(nullif(application_name, ''), 'no name'), ' at ' || host(client_addr), state, coalesce(locks, 'a lock'),
         ' and blocks ' || waiting || ' other sessions', to_char(xact_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'),
         extract(epoch FROM now() - xact_start)::int, regexp_replace(btrim(regexp_replace(query, '\\s+', ' ', 'g')), '^(.{120}).+', '\\1…')) AS session
     FROM pg_stat_activity LEFT JOIN held USING (pid) LEFT JOIN blocking USING (pid)
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND (locks IS NOT NULL OR waiting > 0)
       AND wait_event_type IS DISTINCT FROM 'Lock' AND xact_start <= now() - make_interval(secs => $1)
     ORDER BY xact_start`,
    [seconds],
  );
  return rows.map(({ pid, session }) =>
    wrong(`${session}; to end it: ${psqlCommand(`SELECT pg_terminate_backend(${pid})`)}`),
  );
}

type Use = { name: string; used: number; usable: number };

export async function checkConnections(client: pg.Client): Checked {
  const { rows } = await client.query<Use>(`
    SELECT concat_ws(' as ', coalesce(usename, 'others'), nullif(application_name, '')) AS name, count(*)::int AS used,
            current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS usable
     FROM pg_stat_activity WHERE backend_type = 'client backend' GROUP BY 1 ORDER BY 2 DESC`);
  const usable = rows[0]?.usable ?? 0;
  const total = rows.reduce((sum, { used }) => sum + used, 0);
  const users = rows.slice(0, 4).map(({ name, used }) => `${name} ${used}`);
  const advice =
    'end what is no part of Majlis (those are named majlis-…), lower MAJLIS_REPLICAS, or raise max_connections';
  const message = `${total} of ${usable} connections are in use (${users.join(', ')}), and with none left services fail: ${advice}`;
  return [total >= usable - 3 ? wrong(message) : total > usable * 0.85 && note(message), await checkRoleLimits(client)];
}

type RoleLimit = { name: string; limit: number; used: number; canLogIn: boolean; hasExpired: boolean };

async function checkRoleLimits(client: pg.Client): Checked {
  const { rows } = await client.query<RoleLimit>(`
    SELECT rolname AS name, rolconnlimit AS limit, rolcanlogin AS "canLogIn", coalesce(rolvaliduntil < now(), false) AS "hasExpired",
            (SELECT count(*)::int FROM pg_stat_activity WHERE usename = rolname) AS used
     FROM pg_roles WHERE rolname = ANY ('{majlis_owner,majlis_cms,majlis_conferences,majlis_feeds,majlis_publisher,majlis_watch}') ORDER BY 1`);
  return rows.map(({ name, limit, used, canLogIn, hasExpired }) => {
    const alter = (change: string) => psqlCommand(`ALTER ROLE ${name} ${change}`);
    return [
      limit >= 0 &&
        used >= limit &&
        wrong(`${name} may have only ${limit} connections and has ${used}: ${alter('CONNECTION LIMIT -1')}`),
      !canLogIn && wrong(`${name} may not log in: make up, which lets the roles log in again`),
      hasExpired && wrong(`the password of ${name} has expired: ${alter("VALID UNTIL 'infinity'")}`),
    ];
  });
}

type Slot = { name: string; active: boolean; megabytes: number; isLost: boolean };
type Failure = { wal: string; since: string };

/**
 * PostgreSQL keeps its log (WAL) for a replication slot that nobody reads, and for an archive that fails, until the disk is full.
 */
export async function checkWal(client: pg.Client, maxMegabytes = 512): Checked {
  const { rows: slots } = await client.query<Slot>(`
    SELECT slot_name AS name, active, wal_status IS NOT DISTINCT FROM 'lost' AS "isLost",
            coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 / 1024 ^ 2 AS megabytes
     FROM pg_replication_slots WHERE NOT pg_is_in_recovery() ORDER BY 1`);
  const { rows: archives } = await client.query<Failure>(`
    SELECT last_failed_wal AS wal, to_char(last_failed_time AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' AS since FROM pg_stat_archiver
     WHERE current_setting('archive_mode') <> 'off' AND last_failed_time > coalesce(last_archived_time, '-infinity')`);
  const advice = `repair archive_command; ${logsOf('postgres')}`;
  return [
    slots.map((slot) => checkSlot(slot, maxMegabytes)),
    archives.map((last) =>
      wrong(`its log cannot be archived (${last.wal}, ${last.since}), so it fills the disk: ${advice}`),
    ),
  ];
}

function checkSlot({ name, active, megabytes, isLost }: Slot, maxMegabytes: number): CheckResults {
  const held = `the replication slot ${name} holds ${megabytes.toFixed(0)} MB of its log`;
  const drop = psqlCommand(`SELECT pg_drop_replication_slot('${name.replaceAll("'", "''")}')`);
  if (isLost) return note(`the replication slot ${name} has lost the log that it needs: ${drop}`);
  if (megabytes <= maxMegabytes) return !active && note(`${held}, and nobody reads it, so it grows: ${drop}`);
  const advice = active ? 'its reader is too slow or hangs, restart it' : `nobody reads it; if nobody will, ${drop}`;
  return wrong(`${held}, which fills the disk: ${advice}`);
}

type ReadOnlySetting = { isStandby: boolean; setting: string; source: string; database: string };

export async function readReadOnlySetting(client: pg.Client): Promise<ReadOnlySetting> {
  const { rows } = await client.query<ReadOnlySetting>(`
    SELECT pg_is_in_recovery() AS "isStandby", setting, source, quote_ident(current_database()) AS database
    FROM pg_settings WHERE name = 'default_transaction_read_only'`);
  // The setting exists in every PostgreSQL.
  return rows[0] as ReadOnlySetting;
}

/** A standby or a read-only database serves every read and rejects every write. */
export async function checkReadOnly(client: pg.Client): Checked {
  const { isStandby, setting, source, database } = await readReadOnlySetting(client);
  if (isStandby) return wrong(`is a standby, which can only be read: ${urls} must name the primary`);
  if (setting !== 'on') return undefined;
  const scopes: Record<string, string> = {
    database: `DATABASE ${database}`,
    user: 'ROLE CURRENT_USER',
    'database user': `ROLE CURRENT_USER IN DATABASE ${database}`,
  };
  const scope = scopes[source];
  const repair = scope
    ? psqlCommand(`BEGIN READ WRITE; ALTER ${scope} RESET default_transaction_read_only; COMMIT`)
    : `${psqlCommand('ALTER SYSTEM SET default_transaction_read_only = off')}, then ${psqlCommand('SELECT pg_reload_conf()')}`;
  const message = 'default_transaction_read_only is on (some providers set it when the disk is full)';
  return wrong(`can only be read: ${message}; with room on the disk: ${repair}, then make restart`);
}

type SessionSetting = { scope: string; name: string; value: string };

/**
 * Finds settings that someone gave to sessions of the database or of a role. A form of dates, a time zone or a level of isolation makes
 * queries of Majlis fail or find other rows. Settings of memory, planning and logs are left to the operator.
 */
export async function checkSessionSettings(client: pg.Client): Checked {
  const { rows } = await client.query<SessionSetting>(`
    SELECT coalesce(nullif(concat_ws(' IN ', 'ROLE ' || quote_ident(rolname), 'DATABASE ' || quote_ident(datname)), ''), 'ROLE ALL') AS scope, name, split_part(entry, '=', 2) AS value
     FROM pg_db_role_setting LEFT JOIN pg_database ON pg_database.oid = setdatabase LEFT JOIN pg_roles ON pg_roles.oid = setrole,
       unnest(setconfig) AS entry JOIN pg_settings ON lower(name) = lower(split_part(entry, '=', 1))
     WHERE coalesce(datname = current_database(), true) AND coalesce(rolname LIKE 'majlis\\_%', true)
       AND category ~ '^(Client Connection Defaults|Version and Platform)' AND name NOT IN ('default_transaction_read_only', 'statement_timeout')
     ORDER BY 1, 2`);
  return rows.map(({ scope, name, value }) =>
    wrong(
      `${name} is ${value} for ${scope}, which Majlis does not set: ${psqlCommand(`ALTER ${scope} RESET ${name}`)}, then make restart`,
    ),
  );
}

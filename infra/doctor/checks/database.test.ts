import { execFileSync } from 'node:child_process';
import { createDatabase, openDatabase, rolePasswords, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import type pg from 'pg';
import { linesOf, TestInstallation } from '../../drill/doctor/test-installation.js';
import { migrateTables } from '../../migrate/migrate.js';
import { createRoles } from '../../migrate/roles.js';
import type { Checked } from '../check-result.js';
import { checkDatabase, checkWatchedDatabase } from './database.js';
import { checkConnections, checkLocks, checkWal, describeRemedy } from './database-load.js';
import { checkBackups } from './jobs.js';

let data: TestDatabase;
let files: TestInstallation;
beforeAll(async () => {
  files = TestInstallation.create();
  data = await createDatabase();
});
afterAll(async () => {
  files.remove();
  await data.drop();
});

beforeEach(() => {
  files.replaceSecret('owner-database-url', data.ownerUrl);
  for (const role of Object.keys(rolePasswords) as (keyof typeof rolePasswords)[])
    files.replaceSecret(`${role}-database-url`, data.urlFor(role));
});

const change = (sql: string) => runSql(data.ownerUrl, sql);
const checkedLines = async (snapshots: string[] | undefined = []) =>
  linesOf(await checkDatabase(files.open(), snapshots));
const lineOf = async (subject: string, snapshots: string[] = []) =>
  (await checkedLines(snapshots)).split('\n').find((line) => line.slice(7).startsWith(`${subject}: `));
/** Runs the SQL of the command at the end of a line, as a shell passes it to psql. */
async function runPrinted(line: string): Promise<void> {
  const [, quoted = ''] = /psql .* --command=('.*')$/.exec(line) ?? [];
  await change(execFileSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' }));
}

const hoursAgo = (hours: number) => `now() - interval '${hours} hours'`;
const backup = (outcome: string, hours: number) =>
  change(`INSERT INTO operations.backups (started_at, finished_at, outcome, message)
          VALUES (${hoursAgo(hours)}, ${hoursAgo(hours)}, '${outcome}', 'the disk is full')`);

test('a database with all roles and migrations is ok', async () => {
  expect(await checkedLines()).toMatch(
    /^(?:ok {5}database: accepts majlis_\w+, .*\n){4}ok {5}migrations: .*\nok {5}schema: is that of the migrations, with all rights\nnote {3}backups: there is none yet.*add backup to MAJLIS_OVERLAYS in infra\/compose\/\.env, make up$/,
  );
});

test('a role with a wrong password is reported', async () => {
  const url = new URL(data.urlFor('feeds'));
  url.password = 'another';
  files.replaceSecret('feeds-database-url', url.href);
  expect(await checkedLines()).toMatch(/^wrong {2}database: rejects the password of majlis_feeds: make up/m);
});

test.each([
  ['cms', 'INSERT', 'cms.hero_images'],
  ['cms', 'DELETE', 'auth.sessions'],
  ['conferences', 'UPDATE', 'conferences.people'],
  ['feeds', 'INSERT', 'operations.uploads'],
  ['cms', 'UPDATE', 'operations.uploads'],
  ['publisher', 'INSERT', 'operations.service_instances'],
] as const)('a missing privilege is reported: majlis_%s, %s %s', async (role, right, table) => {
  await change(`REVOKE ${right} ON ${table} FROM majlis_${role}`);
  expect(await checkedLines()).toContain(
    `wrong  database: majlis_${role} may not read or write what its service needs (${table}): make up gives the rights again`,
  );
  await change(`GRANT ${right} ON ${table} TO majlis_${role}`);
  expect(await checkedLines()).toContain(`ok     database: accepts majlis_${role}, which can read and write`);
});

test('the write checks leave no rows', async () => {
  await checkedLines();
  const owner = await openDatabase(data.ownerUrl);
  expect((await owner.query("SELECT FROM operations.service_instances WHERE name = 'doctor'")).rowCount).toBe(0);
  await owner.end();
});

test('an unreachable database is reported', async () => {
  files.replaceSecret('owner-database-url', 'postgres://majlis_owner:x@127.0.0.1:9/majlis');
  expect(await checkedLines()).toMatch(/^wrong {2}database: cannot be opened as majlis_owner .*logs postgres$/);
});

test('a read-only database is reported', async () => {
  const owner = await openDatabase(data.ownerUrl);
  const name = new URL(data.ownerUrl).pathname.slice(1);
  await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await checkedLines()).toMatch(/^wrong {2}database: can only be read: default_transaction_read_only is on/m);
  await owner.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await owner.end();
  expect(await checkedLines()).not.toContain('can only be read');
});

test('a migration that did not run is repaired by make up; one of a later release is a note', async () => {
  const name = 'SharedPresentationTitles1700000000024';
  await change(`DELETE FROM conferences.migrations WHERE name = '${name}';
                DROP FUNCTION conferences.announce_presentation_titles() CASCADE`);
  expect(await lineOf('migrations')).toBe(`wrong  migrations: ${name} did not run: make up`);
  expect(await lineOf('schema')).toBeUndefined();
  await migrateTables(data.ownerUrl);
  await change("INSERT INTO cms.migrations (timestamp, name) VALUES (1, 'BeforeTheFirstRelease1700000000002')");
  expect(await lineOf('migrations')).toBe('ok     migrations: those of this release did run');
  await change("INSERT INTO cms.migrations (timestamp, name) VALUES (1, 'Later1900000000001')");
  expect(await lineOf('migrations')).toMatch(/^note {3}migrations: .*later release.*Later1900000000001/);
  await change('DELETE FROM cms.migrations WHERE timestamp = 1');
});

describe('locks', () => {
  const open = () => openDatabase(data.ownerUrl);
  const terminate = (pid: number) => `--command='SELECT pg_terminate_backend(${pid})'`;
  const pidOf = async (client: pg.Client) => Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
  const locks = async (owner: pg.Client, seconds: number) => linesOf(await checkLocks(owner, seconds));

  test('a session that blocks others is reported with its user, application, time and query, and the command that ends it', async () => {
    const [holder, waiting, owner] = [await open(), await open(), await open()];
    await holder.query(
      "SET application_name = 'nightly report'; BEGIN; LOCK TABLE cms.testimonials IN SHARE ROW EXCLUSIVE MODE",
    );
    const blocked = waiting.query('BEGIN; LOCK TABLE cms.testimonials; ROLLBACK');
    let line = '';
    while (!line.includes('blocks')) line = await locks(owner, 0);
    expect(line).toMatch(
      /^wrong {2}database: session \d+ of \w+ \(nightly report at [\d.:]+, idle in transaction\) holds .*ShareRowExclusiveLock on cms\.testimonials and blocks 1 other sessions since 20\d\d-[-\d: ]+ UTC \(\d s\), its query: "SET application_name/,
    );
    expect(line).toContain(terminate(await pidOf(holder)));
    expect(await locks(owner, 20)).toBe('');
    await holder.query('ROLLBACK');
    await blocked;
    await Promise.all([holder, waiting, owner].map((client) => client.end()));
  });

  test('a locked table that nobody waits for yet is reported within seconds, and every other check goes on', async () => {
    const holder = await open();
    await holder.query('BEGIN; LOCK TABLE conferences.people');
    const startedAt = Date.now();
    const lines = await checkedLines();
    expect(Date.now() - startedAt).toBeLessThan(onThisMachine(25_000));
    expect(lines).toMatch(/^wrong {2}database: session \d+ of \w+ .*AccessExclusiveLock on conferences\.people/m);
    expect(lines).toContain(terminate(await pidOf(holder)));
    expect(lines).toMatch(/^ok {5}database: accepts majlis_cms/m);
    expect(lines).not.toContain('accepts majlis_conferences');
    expect(lines).toMatch(/^ok {5}migrations: /m);
    expect(lines).toMatch(/ backups: /);
    holder.on('error', () => undefined);
    const ended = new Promise((resolve) => holder.once('end', resolve));
    await runPrinted(lines.split('\n').find((line) => line.includes('AccessExclusiveLock')) ?? '');
    await ended;
    expect(await checkedLines()).not.toContain('AccessExclusiveLock');
  });
});

describe('limits of the server', () => {
  const asOwner = async (check: (client: pg.Client) => Checked) => {
    const client = await openDatabase(data.ownerUrl);
    const lines = linesOf(await check(client));
    await client.end();
    return lines;
  };

  test('a slot that nobody reads is a note, and one that holds much of the log is wrong', async () => {
    const name = `backup_tool_${process.pid}`;
    await change(`SELECT pg_create_physical_replication_slot('${name}', true)`);
    await change('SELECT pg_switch_wal()');
    const drop = `--command='SELECT pg_drop_replication_slot('\\''${name}'\\'')'`;
    const slotLine = (lines: string) => lines.split('\n').find((line) => line.includes(name));
    try {
      const line = slotLine(await asOwner((client) => checkWal(client)));
      expect(line).toMatch(/^note {3}database: the replication slot \w+ holds \d+ MB of its log, and nobody reads it/);
      expect(line).toContain(drop);
      expect(slotLine(await asOwner((client) => checkWal(client, -1)))).toMatch(
        /^wrong {2}database: the replication slot \w+ holds \d+ MB .* fills the disk: nobody reads it/,
      );
    } finally {
      await change(`SELECT pg_drop_replication_slot('${name}')`);
    }
  });

  test.each([
    ['may have only 0 connections', 'CONNECTION LIMIT 0', /ALTER ROLE majlis_feeds CONNECTION LIMIT -1/],
    ['may not log in', 'NOLOGIN', /make up, which lets the roles log in again/],
    ['the password of majlis_feeds has expired', "VALID UNTIL '2020-01-01'", /VALID UNTIL/],
  ])('a role that %s is reported with the remedy', async (expected, alter, remedy) => {
    // The roles are those of the whole server, where other tests use them: nothing is committed.
    const lines = await asOwner(async (client) => {
      await client.query(`BEGIN; ALTER ROLE majlis_feeds ${alter}`);
      const checked = await checkConnections(client);
      await client.query('ROLLBACK');
      return checked;
    });
    expect(lines).toContain(expected);
    expect(lines).toMatch(remedy);
  });
});

test.each([
  ['53300', 'too many connections for role "majlis_cms"', /ALTER ROLE majlis_cms CONNECTION LIMIT -1/],
  ['53300', 'too many connections for database "majlis"', /ALTER DATABASE majlis CONNECTION LIMIT -1/],
  ['53300', 'sorry, too many clients already', /max_connections/],
  ['53100', 'could not extend file', /room on the disk/],
  ['57P03', 'the database system is starting up', /wait a minute/],
  ['28000', 'role "majlis_cms" is not permitted to log in', /make up/],
  ['28000', 'no pg_hba.conf entry for host', /pg_hba\.conf/],
  ['3D000', 'database "majlis" does not exist', /make restore/],
  ['55000', 'database "majlis" is not currently accepting connections', /--dbname=postgres .*ALLOW_CONNECTIONS true/],
  [
    '25006',
    'cannot execute INSERT in a read-only transaction',
    /ALTER ROLE majlis_cms RESET default_transaction_read_only/,
  ],
  ['XX002', 'index is corrupted', /REINDEX/],
  ['ECONNREFUSED', 'connect ECONNREFUSED', /make up, if it does not run; .*RESET listen_addresses/],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND postgres', /make up, if it does not run or has lost its network/],
])('an error %s (%s) comes with its remedy', (code, message, remedy) => {
  expect(describeRemedy({ code, message }, 'majlis_cms')).toMatch(remedy);
});

test('settings that someone gave to sessions of Majlis are reported with their repair, and those of memory are not', async () => {
  const name = new URL(data.ownerUrl).pathname.slice(1);
  await change(`ALTER DATABASE ${name} SET DateStyle = 'German'; ALTER ROLE majlis_feeds IN DATABASE ${name} SET "TimeZone" = 'Asia/Tokyo';
                ALTER DATABASE ${name} SET work_mem = '8MB'`);
  await backup('stored', 1);
  const lines = (await checkedLines()).split('\n');
  expect(lines.join('\n')).not.toContain('work_mem');
  expect(lines.find((line) => line.includes(' backups: '))).toMatch(/the last is 1 hours old/);
  const reported = lines.filter((line) => line.includes('which Majlis does not set'));
  expect(reported).toEqual([
    expect.stringMatching(
      /^wrong {2}database: DateStyle is German for DATABASE \w+, .* RESET DateStyle', then make restart$/,
    ),
    expect.stringMatching(/^wrong {2}database: TimeZone is Asia\/Tokyo for ROLE majlis_feeds IN DATABASE \w+, /),
  ]);
  for (const line of reported) await runPrinted(line.replace(', then make restart', ''));
  await change(`ALTER DATABASE ${name} RESET work_mem; DELETE FROM operations.backups`);
  expect(await checkedLines()).not.toContain('which Majlis does not set');
});

test('make up lets the roles connect again where nobody may', async () => {
  const name = new URL(data.ownerUrl).pathname.slice(1);
  await change(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC, majlis_cms`);
  expect(await checkedLines()).toMatch(
    /^wrong {2}database: cannot be opened as majlis_cms \(permission denied for database .*\): make up gives the rights again$/m,
  );
  await createRoles(data.ownerUrl, rolePasswords);
  expect(await checkedLines()).toContain('ok     database: accepts majlis_cms');
});

test('a role that can only read is reported with the command that lets it write', async () => {
  const name = new URL(data.ownerUrl).pathname.slice(1);
  await change(`ALTER ROLE majlis_conferences IN DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await checkedLines()).toMatch(
    /^wrong {2}database: majlis_conferences cannot use its tables \(cannot execute .* in a read-only transaction\): it can only be read: .*ALTER ROLE majlis_conferences IN DATABASE majlis RESET .* make restart$/m,
  );
  await change(`ALTER ROLE majlis_conferences IN DATABASE ${name} RESET default_transaction_read_only`);
});

describe('the role of the container that watches', () => {
  const watchedLines = async () => linesOf(await checkWatchedDatabase(files.open(), []));

  test('finds a database that is well, without the address of the owner or of a service', async () => {
    for (const role of ['owner', 'cms', 'conferences', 'feeds', 'publisher'])
      files.replaceSecret(`${role}-database-url`, '');
    expect(await watchedLines()).toMatch(
      /^ok {5}database: can be read and written\nok {5}migrations: .*\nnote {3}backups: /,
    );
  });

  test('names missing rights, and sessions of others that keep a table locked', async () => {
    await change('REVOKE INSERT ON cms.hero_images FROM majlis_cms');
    expect(await watchedLines()).toMatch(
      /^wrong {2}database: majlis_cms may not read or write .*hero_images\): make up/m,
    );
    await change('GRANT INSERT ON cms.hero_images TO majlis_cms');
    const holder = await openDatabase(data.ownerUrl);
    await holder.query("SET application_name = 'a report'; BEGIN; LOCK TABLE feeds.sources");
    expect(await watchedLines()).toMatch(
      /^wrong {2}database: session \d+ of \w+ \(a report .*AccessExclusiveLock on feeds\.sources/m,
    );
    await holder.query('ROLLBACK');
    await holder.end();
  });

  test('can read no content and write nothing', async () => {
    const client = await openDatabase(data.urlFor('watch'));
    for (const statement of [
      'SELECT FROM conferences.people',
      'SELECT FROM auth.sessions',
      'SELECT FROM cms.hero_images',
      'DELETE FROM operations.backups',
      'DELETE FROM feeds.sources',
    ])
      await expect(client.query(statement)).rejects.toThrow('permission denied');
    await client.end();
  });
});

describe('feeds', () => {
  const url = 'https://blog.example.org/feed.xml';
  const setSource = (columns: string) =>
    change(`DELETE FROM feeds.sources; INSERT INTO feeds.sources (url, kind, failures, error, succeeded_at, due_at)
            VALUES ('${url}', 'blog', ${columns})`);
  beforeAll(() => files.set('BLOG_FEEDS', url));
  afterAll(async () => {
    files.set('BLOG_FEEDS', '');
    await change('DELETE FROM feeds.sources');
  });

  test('one that fails for three days is reported with its reason', async () => {
    await setSource(`80, 'The server answers 404', ${hoursAgo(72)}, now()`);
    expect(await lineOf('feeds')).toMatch(
      /^wrong {2}feeds: https:\/\/blog\.example\.org\/feed\.xml could not be read since \S+ \(The server answers 404\): .*BLOG_FEEDS/,
    );
  });

  test('one that was never read is reported at once', async () => {
    await setSource("1, 'The address has no feed', NULL, now()");
    expect(await lineOf('feeds')).toMatch(/^wrong {2}feeds: \S+ was never read \(The address has no feed\)/);
  });

  test('one that fails for some hours, and one that is new, are ok', async () => {
    await setSource(`5, 'The server answers 503', ${hoursAgo(5)}, now()`);
    expect(await lineOf('feeds')).toBe('ok     feeds: 1 are read');
    await setSource('0, NULL, NULL, now()');
    expect(await lineOf('feeds')).toBe('ok     feeds: 1 are read');
  });

  test('feeds that nobody reads are reported', async () => {
    await setSource(`0, NULL, ${hoursAgo(4)}, ${hoursAgo(3)}`);
    expect(await lineOf('feeds')).toMatch(/^wrong {2}feeds: 1 are overdue by two hours.*make restart SERVICE=feeds$/);
  });

  test('one that was removed from the settings is not reported', async () => {
    await setSource(`80, 'The server answers 404', ${hoursAgo(72)}, ${hoursAgo(70)}`);
    files.set('BLOG_FEEDS', '');
    expect(await lineOf('feeds')).toBeUndefined();
  });
});

test('overdue and failed scheduled backups are reported', async () => {
  files.set('MAJLIS_OVERLAYS', 'backup');
  expect(await lineOf('backups')).toBe('note   backups: there is none yet; to have one now: make backup');
  await backup('stored', 5);
  expect(await lineOf('backups')).toMatch(/^wrong {2}backups: the last is 5 hours old/);
  await backup('stored', 2);
  expect(await lineOf('backups')).toBe('ok     backups: the last is 2 hours old');
  await backup('failed', 1);
  expect(await lineOf('backups')).toBe(
    'wrong  backups: the latest failed (the disk is full); the last is 2 hours old: make backup',
  );
});

test.each([
  ['write /backups/repository/tmp/x: no space left on device', /: make room on that disk, .* then make backup$/],
  ['mkdir /backups/repository/locks: read-only file system', /: mount the disk of MAJLIS_BACKUPS .* then make backup$/],
])('a backup that failed with "%s" is repaired first', async (message, expected) => {
  await change(`UPDATE operations.backups SET message = '${message}' WHERE outcome = 'failed'`);
  expect(await lineOf('backups')).toMatch(expected);
  await change("UPDATE operations.backups SET message = 'the disk is full'");
});

test('a failed backup is reported even without a schedule', async () => {
  files.set('MAJLIS_OVERLAYS', '');
  expect(await checkedLines()).toMatch(/^wrong {2}backups: the latest failed \(the disk is full\)/m);
});

describe('snapshots', () => {
  const [oldest, older, newest] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
  const file = (id: string) => id.slice(0, 8);
  beforeAll(() =>
    change(`INSERT INTO operations.backups (started_at, finished_at, outcome, file, off_site)
      VALUES (now(), now(), 'stored', 'majlis-20260101T023000Z.tar', NULL), (now(), now(), 'stored', '${file(oldest)}', NULL),
             (now(), now(), 'stored', '${file(older)}', 's3:x'), (now(), now(), 'stored', '${file(newest)}', NULL)`),
  );

  test('recorded snapshots exist; others beside them and archives of earlier releases do not matter', async () => {
    expect(await lineOf('snapshots', [newest, older, oldest, '4'.repeat(64)])).toBe(
      'ok     snapshots: 3 in the repository, as recorded',
    );
  });

  test('deleted snapshots are reported with their off-site copies', async () => {
    expect(await lineOf('snapshots', [newest])).toMatch(
      /^note {3}snapshots: deleted from the repository: 22222222, 11111111; .*SNAPSHOT=offsite:22222222$/,
    );
    expect(await lineOf('snapshots', [])).toMatch(
      /^wrong {2}snapshots: deleted .*, the newest among them: make backup makes another; off-site /,
    );
    const next = '4'.repeat(64);
    await change(
      `INSERT INTO operations.backups (started_at, finished_at, outcome, file) VALUES (now(), now(), 'stored', '${file(next)}')`,
    );
    expect(await lineOf('snapshots', [next])).toMatch(/^note {3}snapshots: deleted .*; newer ones exist/);
    await change(`DELETE FROM operations.backups WHERE file = '${file(next)}'`);
  });

  test('snapshots that were removed for newer ones are not reported', async () => {
    await change(`UPDATE operations.backups SET pruned_at = now() WHERE file = '${file(oldest)}'`);
    expect(await lineOf('snapshots', [newest, older])).toMatch(/^ok/);
  });

  test('an unreadable folder of backups is reported', async () => {
    expect(linesOf(await checkDatabase(files.open()))).toMatch(
      /^note {3}snapshots: the folder of backups could not be read/m,
    );
  });
});

describe('backups of an empty table', () => {
  beforeEach(() => change('TRUNCATE operations.backups'));

  test('an empty installation beside the backups of another one is told to restore them', async () => {
    expect(await lineOf('backups', ['a'.repeat(64), 'b'.repeat(64)])).toMatch(
      /^wrong {2}backups: an empty installation beside 2 backups: make restore .*make backup FORCE=1$/,
    );
  });
});

describe('copies off-site', () => {
  beforeAll(() => files.set('BACKUP_OFF_SITE', 'rest:https://backups.example.org/majlis'));
  beforeEach(() => change('TRUNCATE operations.backups'));

  /** Describes each backup by its age in hours, the place of its copy, and the reason why there is none. */
  async function offSiteLine(backups: [hours: number, offSite: string | null, message: string | null][]) {
    const owner = await openDatabase(data.ownerUrl);
    for (const [hours, offSite, message] of backups)
      await owner.query(
        `INSERT INTO operations.backups (started_at, finished_at, outcome, file, off_site, message)
         SELECT at, at, 'stored', '1', $2, $3 FROM (SELECT now() - make_interval(hours => $1) AS at) AS stored`,
        [hours, offSite, message],
      );
    const lines = linesOf(await checkBackups(owner, files.open(), [])).split('\n');
    await owner.end();
    return lines.find((line) => line.includes(' off-site: '));
  }

  const refused = 'Not off-site: rest:https://backups.example.org/majlis has not answered.';

  test.each<[string, Parameters<typeof offSiteLine>[0], RegExp | undefined]>([
    [
      'every backup is copied',
      [
        [1, 'rest:x', null],
        [0, 'rest:x', null],
      ],
      /^ok {5}off-site: the last copy is 0 hours old$/,
    ],
    [
      'it was refused once',
      [
        [1, 'rest:x', null],
        [0, null, refused],
      ],
      /^note {3}off-site: the last copy is 1 hours old: Not off-site/,
    ],
    [
      'it is refused for hours, whatever its kind',
      [
        [6, 'rest:x', null],
        [4, null, refused],
        [0, null, refused],
      ],
      /^wrong {2}off-site: the last copy is 6 hours old \(Not off-site: .*has not answered\.\): correct BACKUP_OFF_SITE/,
    ],
    [
      'it never worked',
      [
        [4, null, refused],
        [0, null, refused],
      ],
      /^wrong {2}off-site: there is no copy yet \(Not off-site/,
    ],
    [
      'it has just been switched on',
      [
        [4, null, null],
        [1, null, null],
      ],
      undefined,
    ],
  ])('copies off-site: %s', async (_case, backups, expected) => {
    const line = await offSiteLine(backups);
    if (expected) expect(line).toMatch(expected);
    else expect(line).toBeUndefined();
  });
});

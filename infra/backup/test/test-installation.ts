import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { withClient } from '@majlis/kit/database/with-client';
import { Bucket } from '@majlis/kit/storage/bucket';
import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import type { TableChecksum } from '../database.js';
import { tableChecksums, urlOfDatabase } from '../database.js';
import { type BackupSources, makeBackup } from '../make-backup.js';
import { Repository, type Snapshot, shortId } from '../repository.js';
import { restoreBackup } from '../restore-backup.js';
import { findRestic } from './find-restic.js';

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };

/**
 * The repository was made by `restic init`. Its key was written again in the format that restic documents, derived from the
 * password with the lowest cost (scrypt with N = 2): restic's own choice keeps a processor busy for half a second in each of some
 * hundred calls.
 */
const emptyRepository = fileURLToPath(new URL('empty-repository', import.meta.url));

export const backupPassword = 'a password of backups';

function repositoryIn(root: string, name: string): Repository {
  const temporaryFolder = join(root, 'work/tmp');
  return new Repository(join(root, name), {
    password: backupPassword,
    temporaryFolder,
    options: [],
    environment: {},
    command: 'make restic',
    lockTimeout: '1s',
  });
}

export class TestInstallation {
  private constructor(
    readonly root: string,
    private readonly server: S3rver,
    readonly database: TestDatabase,
    readonly config: BackupSources,
    readonly storeUrl: string,
  ) {}

  static async create(): Promise<TestInstallation> {
    await findRestic();
    const root = await mkdtemp(join(tmpdir(), 'majlis-backup-'));
    const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(root, 'server') });
    const address = `http://127.0.0.1:${(await server.run()).port}`;
    const database = await createDatabase();
    const store = { url: `${address}/images`, ...keys };
    await mkdir(join(root, 'work/tmp'), { recursive: true });
    const config = {
      ownerUrl: database.ownerUrl,
      objects: new Bucket(store),
      workFolder: join(root, 'work'),
      repository: repositoryIn(root, 'repository'),
      offSite: undefined,
      retention: '48h 14d 8w 12m',
      maxPartBytes: 500e6,
    };
    return new TestInstallation(root, server, database, config, store.url);
  }

  repository(name: string): Repository {
    return repositoryIn(this.root, name);
  }

  /** Removes all content, objects and backups, and leaves an empty repository. */
  async reset(): Promise<void> {
    await this.sql('TRUNCATE operations.backups, cms.content_entries, cms.revisions, auth.sessions');
    await this.config.objects.create();
    for (const key of Object.keys(await this.objects())) await this.config.objects.remove(key);
    for (const name of ['repository', 'off-site', 'work/snapshot', 'work/checked', 'work/checked-off-site'])
      await rm(join(this.root, name), { recursive: true, force: true });
    const repository = join(this.root, 'repository');
    await cp(emptyRepository, repository, { recursive: true });
    for (const folder of ['data', 'index', 'locks', 'snapshots']) await mkdir(join(repository, folder));
  }

  backUp(changes: Partial<BackupSources> = {}) {
    return makeBackup({ ...this.config, ...changes });
  }

  restore(snapshot: Snapshot, changes: Partial<Parameters<typeof restoreBackup>[1]> = {}) {
    const { repository } = this.config;
    const request = { repository, snapshot, confirm: async () => true, print: () => undefined };
    return restoreBackup(this.config, { ...request, ...changes });
  }

  /** Returns the names of the snapshots with a tag, the newest first. */
  async stored(tag = ''): Promise<string[]> {
    const snapshots = (await this.config.repository.snapshots()) ?? [];
    return snapshots.filter(({ tags }) => tag === '' || tags.includes(tag)).map(shortId);
  }

  records() {
    return this.rows<Record<string, unknown>>('SELECT * FROM operations.backups ORDER BY id');
  }

  /** Returns everything that a failed restore must not change. */
  async liveState() {
    return [await this.checksums(), await this.objects(), await this.databases()];
  }

  async destroy(): Promise<void> {
    const name = new URL(this.database.ownerUrl).pathname.slice(1);
    for (const other of await this.databases()) await this.drop(other);
    await this.drop(name);
    await this.server.close();
    await rm(this.root, { recursive: true });
  }

  async databases(): Promise<string[]> {
    return withClient(urlOfDatabase('postgres', this.database.ownerUrl), async (client) => {
      const live = new URL(this.database.ownerUrl).pathname.slice(1);
      const { rows } = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY 1',
        [`${live}_`],
      );
      return rows.map(({ datname }) => datname);
    });
  }

  sql(statement: string): Promise<void> {
    return runSql(this.database.ownerUrl, statement);
  }

  async rows<Row extends object>(statement: string): Promise<Row[]> {
    return withClient(this.database.ownerUrl, async (client) => (await client.query<Row>(statement)).rows);
  }

  checksums(url = this.database.ownerUrl): Promise<TableChecksum[]> {
    return withClient(url, async (client) => {
      await client.query('BEGIN');
      return tableChecksums(client);
    });
  }

  async put(key: string, content: string): Promise<void> {
    await this.config.objects.create();
    const bytes = Buffer.from(content);
    await this.config.objects.write(key, {
      bytes: bytes.length,
      contentType: 'image/webp',
      stream: Readable.from([bytes]),
    });
  }

  async objects(): Promise<Record<string, string>> {
    const result: Record<string, string> = {};
    for await (const { name } of this.config.objects.list()) {
      const object = await this.config.objects.read(name);
      const bytes = Buffer.concat((await object?.stream.toArray()) ?? []);
      result[name] = `${object?.contentType} ${bytes.toString()}`;
    }
    return result;
  }

  private async drop(name: string): Promise<void> {
    await runSql(urlOfDatabase('postgres', this.database.ownerUrl), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}

export const upsertContentSql = (key: string, content: string): string =>
  `INSERT INTO cms.content_entries VALUES ('${key}', 'text', '${content}', 1, now(), 'a@example.org')
   ON CONFLICT (key) DO UPDATE SET content = excluded.content, version = content_entries.version + 1`;

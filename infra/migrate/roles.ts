import { withClient } from '@majlis/kit/database/with-client';
import pg from 'pg';

const schemas = ['cms', 'conferences', 'feeds'] as const;
type Schema = (typeof schemas)[number];

/** The publisher listens for notifications, reads the content through the services' API, and writes what can be searched for. */
const publishingRole = 'publisher';
/** The container that watches (overlay `alerts`) reads the state of the server and of jobs, and no content. */
const watchingRole = 'watch';
type Role = Schema | typeof publishingRole | typeof watchingRole;

export const schemasByRole: Record<Role, readonly string[]> = {
  cms: ['cms', 'auth'],
  conferences: ['conferences'],
  feeds: ['feeds'],
  [publishingRole]: ['search'],
  [watchingRole]: [],
};

export const uploadingRoles = ['cms', 'feeds'] as const;

export type RolePasswords = Record<Role, string>;

const roleName = (name: Role): string => `majlis_${name}`;

/** Creates the services' roles or renews their passwords. The roles own nothing, so that they cannot change the schema. */
export function createRoles(ownerUrl: string, passwords: RolePasswords): Promise<void> {
  return inTransaction(ownerUrl, async (owner) => {
    for (const name of [...schemas, publishingRole, watchingRole] as const) {
      const role = roleName(name);
      const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await owner.query(`CREATE ROLE ${role} NOSUPERUSER NOCREATEDB NOCREATEROLE`);
      await owner.query(`ALTER ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(passwords[name])}`);
      // Everybody may connect, unless someone has revoked it.
      await owner.query(
        `DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${role}', current_database()); END $$`,
      );
    }
  });
}

/** All services read the staff sessions, because each authenticates its own requests. */
export function grantPrivileges(ownerUrl: string): Promise<void> {
  return inTransaction(ownerUrl, async (owner) => {
    await owner.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    for (const name of schemas) {
      for (const schema of schemasByRole[name]) await grantSchemaPrivileges(owner, roleName(name), schema);
      await owner.query(`GRANT USAGE ON SCHEMA auth TO ${roleName(name)}`);
      await owner.query(`GRANT SELECT ON auth.sessions TO ${roleName(name)}`);
    }
    await grantSearchPrivileges(owner);
    await grantOperationsPrivileges(owner);
    await grantHistoryPrivileges(owner);
    await grantWatchingPrivileges(owner);
  });
}

/** Some providers do not let the owner grant pg_monitor; without it the queries and states of other sessions are hidden. */
async function grantWatchingPrivileges(owner: pg.Client): Promise<void> {
  const role = roleName(watchingRole);
  await owner.query(`DO $$ BEGIN GRANT pg_monitor TO ${role}; EXCEPTION WHEN insufficient_privilege THEN NULL; END $$`);
  for (const schema of [...schemas, 'auth', 'search', 'operations']) {
    await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await owner.query(`GRANT SELECT ON ${schema}.migrations TO ${role}`);
  }
  await owner.query(`GRANT SELECT ON feeds.sources TO ${role}`);
  await owner.query(`GRANT SELECT ON ALL TABLES IN SCHEMA operations TO ${role}`);
}

/** Only triggers write the history. cms shows the history of all services to staff. */
async function grantHistoryPrivileges(owner: pg.Client): Promise<void> {
  for (const schema of schemas) {
    await owner.query(`REVOKE INSERT, UPDATE, DELETE ON ${schema}.revisions FROM ${roleName(schema)}`);
    await owner.query(`REVOKE ALL ON FUNCTION ${schema}.purge_revisions(timestamptz) FROM PUBLIC`);
    await owner.query(`GRANT EXECUTE ON FUNCTION ${schema}.purge_revisions(timestamptz) TO ${roleName(schema)}`);
    await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${roleName('cms')}`);
    await owner.query(`GRANT SELECT ON ${schema}.revisions TO ${roleName('cms')}`);
  }
}

/** cms responds to searches, and finds only what the publisher has published. */
async function grantSearchPrivileges(owner: pg.Client): Promise<void> {
  await grantSchemaPrivileges(owner, roleName(publishingRole), 'search');
  await owner.query(`GRANT USAGE ON SCHEMA search TO ${roleName('cms')}`);
  await owner.query(`GRANT SELECT ON search.entries, search.words TO ${roleName('cms')}`);
}

/** Every service writes its heartbeat. cms shows the backups to staff, but only the owner may write them. */
async function grantOperationsPrivileges(owner: pg.Client): Promise<void> {
  for (const name of [...schemas, publishingRole] as const) {
    await owner.query(`GRANT USAGE ON SCHEMA operations TO ${roleName(name)}`);
    await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON operations.service_instances TO ${roleName(name)}`);
  }
  await owner.query(`GRANT SELECT ON operations.backups TO ${roleName('cms')}`);
  await owner.query('REVOKE ALL ON FUNCTION operations.upload_uses(text[]) FROM PUBLIC');
  // Conferences show pictures and documents with what the media library says of them.
  await owner.query(`GRANT USAGE ON SCHEMA cms TO ${roleName('conferences')}`);
  await owner.query(`GRANT SELECT ON cms.picture_details, cms.document_sizes TO ${roleName('conferences')}`);
  // The media library names the rows that use a file.
  await owner.query(`GRANT EXECUTE ON FUNCTION operations.upload_uses(text[]) TO ${roleName('cms')}`);
  for (const name of ['checked_conferences()', 'checked_sessions()', 'public_links()']) {
    await owner.query(`REVOKE ALL ON FUNCTION operations.${name} FROM PUBLIC`);
    // The content checks name rows of the conferences service that need an edit.
    await owner.query(`GRANT EXECUTE ON FUNCTION operations.${name} TO ${roleName('cms')}`);
  }
  for (const name of uploadingRoles) {
    await owner.query(`GRANT SELECT, INSERT, UPDATE ON operations.uploads TO ${roleName(name)}`);
    await owner.query(`GRANT EXECUTE ON FUNCTION operations.uploads_in_use(text[]) TO ${roleName(name)}`);
  }
}

async function grantSchemaPrivileges(owner: pg.Client, role: string, schema: string): Promise<void> {
  await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
  await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
  await owner.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
  await owner.query(`REVOKE ALL ON ${schema}.migrations FROM ${role}`);
  // A starting service waits for the migrations of its release (wait-for-migrations.ts).
  await owner.query(`GRANT SELECT ON ${schema}.migrations TO ${role}`);
}

/** Concurrent changes of the same roles fail in PostgreSQL, so an advisory lock serializes them. */
function inTransaction(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  return withClient(ownerUrl, async (owner) => {
    await owner.query('BEGIN');
    await owner.query("SELECT pg_advisory_xact_lock(hashtextextended('majlis roles', 0))");
    await work(owner);
    await owner.query('COMMIT');
  });
}

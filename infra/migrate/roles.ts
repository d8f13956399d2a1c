import pg from 'pg';

/** The schemas of the services; each has a role of its own, `majlis_<schema>`. */
const schemas = ['cms', 'conferences', 'feeds'] as const;
type Schema = (typeof schemas)[number];

/** Has no schema: it hears that something was saved, and reads what from the services, as visitors do. */
const listeningRole = 'publisher';
type Role = Schema | typeof listeningRole;

/** The schemas whose rows each role reads and writes. */
export const schemasByRole: Record<Role, readonly string[]> = {
  cms: ['cms', 'auth'],
  conferences: ['conferences'],
  feeds: ['feeds'],
  [listeningRole]: [],
};

/** Those that put files into the object store, and remove what is not in use. */
export const uploadingRoles = ['cms', 'feeds'] as const;

export type RolePasswords = Record<Role, string>;

const roleName = (name: Role): string => `majlis_${name}`;

/** Creates the services' roles or renews their passwords. They own nothing and may connect, no more. */
export function createRoles(ownerUrl: string, passwords: RolePasswords): Promise<void> {
  return inTransaction(ownerUrl, async (owner) => {
    for (const name of [...schemas, listeningRole] as const) {
      const role = roleName(name);
      const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await owner.query(`CREATE ROLE ${role} NOSUPERUSER NOCREATEDB NOCREATEROLE`);
      await owner.query(`ALTER ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(passwords[name])}`);
    }
  });
}

/** Each role reads and writes the rows of its own schemas, and all services read the staff sessions. */
export function grantPrivileges(ownerUrl: string): Promise<void> {
  return inTransaction(ownerUrl, async (owner) => {
    await owner.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    for (const name of schemas) {
      for (const schema of schemasByRole[name]) await grantSchemaPrivileges(owner, roleName(name), schema);
      await owner.query(`GRANT USAGE ON SCHEMA auth TO ${roleName(name)}`);
      await owner.query(`GRANT SELECT ON auth.sessions TO ${roleName(name)}`);
    }
    await grantOperationsPrivileges(owner);
  });
}

/** Every part says of itself that it runs; staff read in cms which backups there are, and none but their owner writes them. */
async function grantOperationsPrivileges(owner: pg.Client): Promise<void> {
  for (const name of [...schemas, listeningRole] as const) {
    await owner.query(`GRANT USAGE ON SCHEMA operations TO ${roleName(name)}`);
    await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON operations.parts TO ${roleName(name)}`);
  }
  await owner.query(`GRANT SELECT ON operations.backups TO ${roleName('cms')}`);
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
  // So that a copy may wait for those of its release.
  await owner.query(`GRANT SELECT ON ${schema}.migrations TO ${role}`);
}

/** Jobs that change the same roles and rights at the same moment would fail: those of one database take turns. */
async function inTransaction(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('BEGIN');
    await owner.query("SELECT pg_advisory_xact_lock(hashtextextended('majlis roles', 0))");
    await work(owner);
    await owner.query('COMMIT');
  } finally {
    await owner.end();
  }
}

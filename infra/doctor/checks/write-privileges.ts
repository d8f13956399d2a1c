import pg from 'pg';
import { schemasByRole, uploadingRoles } from '../../migrate/roles.js';
import { type CheckResult, wrong } from '../check-result.js';

export type Role = keyof typeof schemasByRole;

type Table = { name: string; columns: string[] };

/** PostgreSQL's error codes; a lock timeout and a read-only database have checks of their own. */
const insufficientPrivilege = '42501';
const codesCheckedElsewhere = new Set(['55P03', '25006']);
const maxListed = 3;

/** Every write is rolled back, and all but the first affect no row: PostgreSQL checks the privileges all the same. */
export async function checkWritePrivileges(client: pg.Client, role: Role): Promise<CheckResult[]> {
  const subject = 'database';
  const writes = [
    "INSERT INTO operations.service_instances (name, instance, version, started_at, seen_at) VALUES ('doctor', 'doctor', '', now(), now())",
    ...(await writeStatements(client, [...schemasByRole[role]])),
    ...(uploadingRoles.some((each) => each === role)
      ? [
          'INSERT INTO operations.uploads (sha256) SELECT sha256 FROM operations.uploads WHERE false',
          'UPDATE operations.uploads SET removed_at = removed_at WHERE false',
        ]
      : []),
  ];
  const denied: string[] = [];
  for (const write of writes) {
    const error = await tryWrite(client, write);
    if (error?.code === insufficientPrivilege) denied.push(error.message);
    else if (error && !codesCheckedElsewhere.has(error.code ?? ''))
      return [wrong(subject, `majlis_${role} cannot write (${error.message}): infra/scripts/compose.sh logs postgres`)];
  }
  if (denied.length === 0) return [];
  const more = denied.length > maxListed ? ` and ${denied.length - maxListed} more` : '';
  const list = `${denied.slice(0, maxListed).join(', ')}${more}`;
  return [
    wrong(subject, `majlis_${role} may not write what its service saves (${list}): make up gives the rights again`),
  ];
}

/** Only triggers write the history, and only the owner the migrations. */
async function writeStatements(client: pg.Client, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', nspname, relname) AS name,
            array_agg(quote_ident(attname) ORDER BY attnum) AS columns
     FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace JOIN pg_attribute ON attrelid = class.oid
     WHERE nspname = ANY ($1) AND relkind = 'r' AND relname NOT IN ('migrations', 'revisions')
       AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity <> 'a'
     GROUP BY 1 ORDER BY 1`,
    [schemas],
  );
  return rows.map(({ name, columns }) => {
    const [first] = columns;
    const list = columns.join(', ');
    return `INSERT INTO ${name} (${list}) SELECT ${list} FROM ${name} WHERE false;
      UPDATE ${name} SET ${first} = ${first} WHERE false; DELETE FROM ${name} WHERE false`;
  });
}

async function tryWrite(client: pg.Client, write: string): Promise<pg.DatabaseError | undefined> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '2s'; ${write}`);
    return undefined;
  } catch (error) {
    return error as pg.DatabaseError;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

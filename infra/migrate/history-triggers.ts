import { tables } from '@majlis/contracts/api/lists.schema';
import { withClient } from '@majlis/kit/database/with-client';
import { toColumnName } from '@majlis/rows/lists/list-entity';
import pg from 'pg';

type TrackedTable = {
  /** The table of the row that staff edit and the column with its id, if the history is that of another row. */
  subject?: [table: string, idColumn: string];
  /** Columns whose values name the row in the activity; by default the name or title. */
  label?: string[];
  /** A purge of the row purges its history, because it has names, mail addresses or portraits. */
  isPersonal?: boolean | undefined;
  /** Only updates of these columns are recorded. */
  columns?: string[];
};

/** Options of the history by table. Other tables have a history, too, if their rows have a version and an author. */
const trackedTables: Record<string, TrackedTable> = {
  ...Object.fromEntries(
    tables.map(({ service, table, label, isPersonal }) => [
      `${service}.${table}`,
      { label: label.map(toColumnName), isPersonal },
    ]),
  ),
  'cms.content_entries': { label: ['key'] },
  'cms.former_page_slugs': { subject: ['pages', 'page_id'], label: [] },
  // Portraits are files, too; without their history the garbage collector can remove them.
  'cms.media': { isPersonal: true },
  'conferences.accepted_conflicts': { label: ['reason'] },
  'conferences.former_session_slugs': { subject: ['sessions', 'session_id'], label: [] },
  'conferences.former_slugs': { subject: ['conferences', 'conference_id'], label: [] },
  'conferences.session_speakers': { subject: ['sessions', 'session_id'], label: [] },
  'feeds.items': { columns: ['title_override', 'description_override', 'is_hidden', 'is_pinned'] },
};

const tablesSql = `
  SELECT space.nspname AS schema, class.relname AS name, key.attname AS key,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT encode(tgargs, 'escape') FROM pg_trigger WHERE tgrelid = class.oid AND tgname = 'revisions_recorded') AS installed
  FROM pg_class class
    JOIN pg_namespace space ON space.oid = class.relnamespace
    JOIN pg_index primary_key ON primary_key.indrelid = class.oid AND primary_key.indisprimary
    JOIN pg_attribute key ON key.attrelid = class.oid AND key.attnum = primary_key.indkey[0]
  WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
`;

type Table = { schema: string; name: string; key: string; columns: string[]; installed: string | null };

/**
 * Gives every table whose rows have a version and an author, new ones included, a history (infra/adr/history-and-drafts.md). Each trigger
 * is created in a transaction of its own, so that it waits only for running writes of that table and never blocks readers.
 */
export function installHistoryTriggers(ownerUrl: string): Promise<void> {
  return withClient({ connectionString: ownerUrl, lock_timeout: 15_000 }, async (owner) => {
    await owner.query("SELECT pg_advisory_lock(hashtextextended('migrations', 0))");
    const { rows } = await owner.query<Table>(tablesSql);
    for (const table of rows) if (isTracked(table) && !isInstalled(table)) await owner.query(createTriggerSql(table));
  });
}

const isTracked = ({ schema, name, columns }: Table): boolean =>
  `${schema}.${name}` in trackedTables || (columns.includes('version') && columns.includes('updated_by'));

const optionsOf = ({ schema, name }: Table): TrackedTable => trackedTables[`${schema}.${name}`] ?? {};

function parametersOf(table: Table): string[] {
  const { subject = [table.name, table.key], label, isPersonal = false } = optionsOf(table);
  const labelColumns = label ?? ['name', 'title'].filter((column) => table.columns.includes(column)).slice(0, 1);
  return [...subject, labelColumns.join(), isPersonal ? 'personal' : '', table.key];
}

/** PostgreSQL ends each argument of a trigger with a zero byte. Translations have another trigger, which takes no arguments. */
const isInstalled = (table: Table): boolean =>
  table.installed === '' ||
  table.installed ===
    parametersOf(table)
      .map((parameter) => `${parameter}\\000`)
      .join('');

function createTriggerSql(table: Table): string {
  const { schema, name } = table;
  const { columns } = optionsOf(table);
  const parameters = parametersOf(table).map(pg.escapeLiteral).join(', ');
  const row = (alias: string) => `(${columns?.map((column) => `${alias}.${column}`).join(', ')})`;
  const event = columns
    ? `UPDATE ON ${schema}.${name} FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')})`
    : `INSERT OR UPDATE OR DELETE ON ${schema}.${name} FOR EACH ROW`;
  return `CREATE OR REPLACE TRIGGER revisions_recorded AFTER ${event} EXECUTE FUNCTION ${schema}.record_revision(${parameters})`;
}

import { groupBy } from '@majlis/contracts/shared/group-by';
import { type FoundRow, maxFoundPerTable } from '@majlis/contracts/staff/find';
import { foldText, foldWords, highlight } from '@majlis/kit/text/fold-words';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

type LabelledRow = {
  table: string;
  id: string;
  label: string;
  status: string | null;
  parentId: string | null;
  parentLabel: string | null;
};

type Table = {
  name: string;
  /** The arguments of its history trigger: the table and the id column of the row that staff edit, then its label columns. */
  arguments: string[];
  columns: string[];
  /** The foreign keys that cannot be null, in the order of their columns. The first to another editable table names the parent. */
  references: { column: string; table: string }[];
};

type EditableTable = Table & { idColumn: string; labelSql: (alias: string) => string };

const tablesSql = `
  SELECT class.relname AS name, string_to_array(encode(tgargs, 'escape'), '\\000') AS arguments,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT coalesce(json_agg(json_build_object('column', attname, 'table', parent.relname) ORDER BY attnum), '[]')
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] AND attnotnull
       JOIN pg_class parent ON parent.oid = confrelid
     WHERE conrelid = class.oid AND contype = 'f' AND cardinality(conkey) = 1) AS "references"
  FROM pg_trigger JOIN pg_class class ON class.oid = tgrelid
  WHERE tgname = 'revisions_recorded' AND relnamespace = current_schema()::text::regnamespace
  ORDER BY name`;

/**
 * One statement that reads the label of every row that staff may edit. The tables are those with a history of their own
 * (infra/adr/history-and-drafts.md), so that a new one needs no code.
 */
async function createLabelledRowsSql(database: DataSource): Promise<string> {
  const tables = await database.query<Table[]>(tablesSql);
  const editable = new Map(tables.flatMap(toEditable).map((table) => [table.name, table]));
  return [...editable.values()].map((table) => selectSql(table, editable)).join(' UNION ALL ');
}

/** Parts of a row, and what staff only add and remove, such as former addresses, are found by the row that they belong to. */
function toEditable(table: Table): EditableTable[] {
  const { name, columns } = table;
  const [subject, idColumn = '', labels = ''] = table.arguments;
  if (subject !== name || labels === '' || !columns.includes('version')) return [];
  const labelSql = (alias: string) => {
    const values = labels.split(',').map((column) => {
      const value = `${alias}."${column}"`;
      const override = `${column}_override`;
      return columns.includes(override) ? `coalesce(nullif(${alias}."${override}", ''), ${value})` : value;
    });
    const label = `concat_ws(' ', ${values.join(', ')})`;
    // A picture is looked for by what it shows, too.
    if (columns.includes('alt') && labels !== 'alt') return `concat_ws(' · ', ${label}, nullif(${alias}.alt, ''))`;
    return columns.includes('start_date') ? `${label} || ${yearSql(name, alias)}` : label;
  };
  return [{ ...table, idColumn, labelSql }];
}

/** The year tells a conference and its copy apart if both have the same title. */
const yearSql = (table: string, alias: string) => `CASE WHEN EXISTS (
    SELECT FROM "${table}" AS other
    WHERE other.title = ${alias}.title AND other.id <> ${alias}.id AND other.deleted_at IS NULL)
  THEN to_char(${alias}.start_date, ' (YYYY)') ELSE '' END`;

function selectSql(table: EditableTable, editable: Map<string, EditableTable>): string {
  const { name, idColumn, labelSql, references } = table;
  const reference = references.find((each) => each.table !== name && editable.has(each.table));
  const parent = reference && editable.get(reference.table);
  return `
    SELECT '${name}' AS "table", stored."${idColumn}"::text AS id, ${labelSql('stored')} AS label,
      coalesce(${statusSql(table, 'stored')}, ${parent ? statusSql(parent, 'parent') : 'NULL::text'}) AS status,
      ${parent ? `parent."${parent.idColumn}"::text` : 'NULL'} AS "parentId", ${parent?.labelSql('parent') ?? 'NULL'} AS "parentLabel"
    FROM "${name}" AS stored
    ${parent ? `JOIN "${parent.name}" AS parent ON parent."${parent.idColumn}" = stored."${reference?.column}"` : ''}
    WHERE ${isPresentSql(table, 'stored')} AND ${parent ? isPresentSql(parent, 'parent') : 'true'}`;
}

const isPresentSql = ({ columns }: Table, alias: string) =>
  columns.includes('deleted_at') ? `${alias}.deleted_at IS NULL` : 'true';

function statusSql({ columns }: Table, alias: string): string {
  if (columns.includes('status')) return `${alias}.status`;
  if (columns.includes('is_active')) return `CASE WHEN NOT ${alias}.is_active THEN 'inactive' END`;
  if (columns.includes('is_hidden')) return `CASE WHEN ${alias}.is_hidden THEN 'hidden' END`;
  return 'NULL::text';
}

const maxFound = 30;
const collator = new Intl.Collator('en', { numeric: true });

/** Finds rows by the words of their labels, which are folded as in the search of visitors (infra/adr/pages.md), and thus not in SQL. */
@Injectable()
export class FindService implements OnModuleInit {
  private rowsSql = '';
  /** Labels that were folded for the last search are kept, because folding takes longer than reading. */
  private folded = new Map<string, string>();

  constructor(private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    this.rowsSql = await createLabelledRowsSql(this.database);
  }

  async find(text: string): Promise<FoundRow[]> {
    const words = Array.from(foldWords(text), ({ folded }) => folded);
    if (words.length === 0) return [];
    const rows = await this.database.query<LabelledRow[]>(this.rowsSql);
    this.folded = new Map(rows.map(({ label }) => [label, this.folded.get(label) ?? ` ${foldText(label)}`]));
    const found = rows
      .map((row) => ({ row, rank: rankOf(this.folded.get(row.label) ?? '', words) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank || collator.compare(one.row.label, other.row.label));
    return [...groupBy(found, ({ row }) => row.table).values()]
      .flatMap((ofTable) => ofTable.slice(0, maxFoundPerTable))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, maxFound)
      .map(({ row }) => toFoundRow(row, words));
  }
}

/** Each word of a folded label comes after a space. Returns 0 unless it has all words, and 2 if it begins with them. */
function rankOf(folded: string, words: string[]): number {
  if (!words.every((word) => folded.includes(` ${word}`))) return 0;
  return folded.startsWith(` ${words.join(' ')}`) ? 2 : 1;
}

const toFoundRow = ({ table, id, label, status, parentId, parentLabel }: LabelledRow, words: string[]): FoundRow => ({
  table,
  id,
  label: highlight(label, (folded) => words.some((word) => folded.startsWith(word))),
  parent: parentId === null ? null : { id: parentId, label: parentLabel ?? '' },
  status,
});

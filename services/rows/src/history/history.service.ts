import { groupBy } from '@majlis/contracts/shared/group-by';
import { message } from '@majlis/contracts/shared/messages';
import type { RowHistory, RowVersion } from '@majlis/contracts/staff/history';
import type { Texts } from '@majlis/contracts/staff/translations';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata, type EntityTarget } from 'typeorm';
import {
  type Columns,
  findRevisionsOfRow,
  HISTORY_OPTIONS,
  type HistoryOptions,
  primaryKeyOf,
  type Revision,
  type RowPart,
  toProperties,
} from '../repository/revisions.js';
import { TRANSLATED_TABLES, type TranslatedTables } from '../translations/translated-tables.js';

const translationsTable = 'translations';

/** A row with its parts and translations as they were at one time. */
type RowState = { row: Columns; parts: Map<string, Columns>; translations: Map<string, Columns> };

/** The versions of a row, computed backwards from what it is now (infra/adr/history-and-drafts.md). */
@Injectable()
export class HistoryService {
  constructor(
    private readonly database: DataSource,
    @Inject(HISTORY_OPTIONS) private readonly options: HistoryOptions,
    @Inject(TRANSLATED_TABLES) private readonly translatedTables: TranslatedTables,
  ) {}

  /** Lists one version for each change of the row or of its parts. Throws 404 for a row that does not exist. */
  listVersions(entity: EntityTarget<object>, id: string, limit: number): Promise<RowHistory> {
    const metadata = this.database.getMetadata(entity);
    const { part } = this.options;
    const ownPart = part?.parentTable === metadata.tableName ? part : undefined;
    // All is read in one snapshot, so that the row and its revisions belong together.
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query("SET LOCAL timezone = 'UTC'");
      const state = await this.readState(manager, metadata, ownPart, id);
      const revisions = await findRevisionsOfRow(manager, metadata.tableName, id, limit + 1);
      const changes = [...groupBy(revisions, ({ changeId }) => changeId).values()];
      const versions: RowVersion[] = [];
      for (const change of changes.slice(0, limit)) {
        versions.push(this.toVersion(metadata, ownPart, state, change));
        for (const revision of change) revert(state, metadata.tableName, ownPart, revision);
      }
      const hasOlder = changes.length > limit;
      if (!hasOlder && !isCreation(metadata, revisions.at(-1)))
        versions.push(this.toVersion(metadata, ownPart, state, []));
      return { versions, hasOlder };
    });
  }

  private toVersion(
    metadata: EntityMetadata,
    part: RowPart | undefined,
    state: RowState,
    change: Revision[],
  ): RowVersion {
    const own = change.filter(({ table }) => table === metadata.tableName);
    const changedColumns = Object.assign({}, ...own.map(({ before, after }) => ({ ...before, ...after })));
    const fields = Object.keys(toProperties(metadata, changedColumns));
    if (part && change.some(({ table }) => table === part.table)) fields.push(part.property);
    fields.push(...change.flatMap(listTranslatedFields));
    const [newest] = change;
    return {
      changeId: newest?.changeId ?? null,
      at: newest?.at.toISOString() ?? null,
      actor: newest?.actor ?? null,
      operation: own.at(-1)?.operation ?? (newest ? 'update' : 'create'),
      fields,
      values: { ...toProperties(metadata, state.row), ...this.toParts(part, state), ...toTranslatedValues(state) },
    };
  }

  private toParts(part: RowPart | undefined, { parts }: RowState): Record<string, unknown> {
    if (!part) return {};
    const metadata = this.database.getMetadata(part.table);
    return { [part.property]: [...parts.values()].map((row) => toProperties(metadata, row)) };
  }

  private async readState(
    manager: EntityManager,
    metadata: EntityMetadata,
    part: RowPart | undefined,
    id: string,
  ): Promise<RowState> {
    const [row] = await this.readRows(manager, metadata, primaryKeyOf(metadata), id);
    if (!row) throw new NotFoundException(message('rowNotFound', { noun: 'row' }));
    const partRows = part
      ? await this.readRows(manager, this.database.getMetadata(part.table), part.parentColumn, id)
      : [];
    return { row, parts: byId(partRows), translations: byId(await this.readTranslations(manager, metadata, id)) };
  }

  private async readTranslations(manager: EntityManager, { tableName }: EntityMetadata, id: string) {
    if (!Object.hasOwn(this.translatedTables, tableName)) return [];
    return manager.query<Columns[]>(
      'SELECT id, language, fields FROM translations WHERE table_name = $1 AND row_id = $2',
      [tableName, id],
    );
  }

  private async readRows(manager: EntityManager, metadata: EntityMetadata, column: string, value: string) {
    const rows: { columns: Columns }[] = await manager.query(
      `SELECT to_jsonb(stored) AS columns FROM ${metadata.tablePath} AS stored WHERE "${column}" = $1`,
      [value],
    );
    return rows.map(({ columns }) => columns);
  }
}

/** Returns a name such as 'title (ar)' for each translation that was changed. */
function listTranslatedFields({ table, before, after }: Revision): string[] {
  if (table !== translationsTable) return [];
  const [earlier, later] = [before?.fields ?? {}, after?.fields ?? {}] as [Texts, Texts];
  const names = Object.keys({ ...earlier, ...later }).filter((name) => earlier[name] !== later[name]);
  return names.map((name) => translatedName(name, (after ?? before)?.language));
}

const translatedName = (name: string, language: unknown): string => `${name} (${String(language)})`;

/** Returns the translations of a row by names such as 'title (ar)', which stand beside its own values. */
function toTranslatedValues({ translations }: RowState): Texts {
  const values = [...translations.values()].flatMap(({ language, fields }) =>
    Object.entries(fields as Texts).map(([name, text]) => [translatedName(name, language), text]),
  );
  return Object.fromEntries(values);
}

const byId = (rows: Columns[]) => new Map(rows.map((row) => [String(row.id), row]));

const isCreation = ({ tableName }: EntityMetadata, oldest: Revision | undefined) =>
  oldest?.operation === 'create' && oldest.table === tableName;

/** Takes one revision back; revisions are reverted newest first. */
function revert(state: RowState, ownTable: string, part: RowPart | undefined, revision: Revision): void {
  const { table, rowId, before } = revision;
  if (table === ownTable) {
    state.row = { ...state.row, ...before };
    return;
  }
  const rows = table === translationsTable ? state.translations : table === part?.table ? state.parts : undefined;
  if (before === null) rows?.delete(rowId);
  else rows?.set(rowId, { ...rows.get(rowId), ...before });
}

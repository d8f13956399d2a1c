import { type Replacement, type ReplacementInput, replacementInput } from '@majlis/contracts/staff/media.schema';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { Body, Controller, HttpCode, Post, type Type } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import type { AuditedEntity, WriteContext } from '../repository/audited-entity.js';
import { RequestWriteContext } from '../repository/write-context.js';

type ChangedRow = { table: string; id: string; version: number };

const fileNameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * Replaces a file by another one in every row of this service that names it, drafts included, in the caller's transaction. Rows get
 * a new version, as by any other write. Returns how many were changed.
 */
export async function replaceUpload(
  manager: EntityManager,
  replacement: ReplacementInput,
  actor: string,
): Promise<number> {
  const changed: ChangedRow[] = [];
  for (const metadata of manager.dataSource.entityMetadatas.filter(isEditedByStaff))
    changed.push(...(await replaceInRows(manager, metadata, replacement, actor)));
  return changed.length + (await replaceInDrafts(manager, changed, replacement, actor));
}

/** Rows of the library are left out, because they say which file is which. */
const isEditedByStaff = ({ tableName, propertiesMap }: EntityMetadata): boolean =>
  tableName !== 'media' && 'version' in propertiesMap && 'updatedBy' in propertiesMap;

async function replaceInRows(
  manager: EntityManager,
  metadata: EntityMetadata,
  replacement: ReplacementInput,
  actor: string,
): Promise<ChangedRow[]> {
  const rows = await manager
    .createQueryBuilder<AuditedEntity>(metadata.target as new () => AuditedEntity, 'stored')
    .where('strpos(stored::text, :name) > 0', { name: fileNameOf(replacement.from) })
    .setLock('pessimistic_write')
    .getMany();
  const changed: ChangedRow[] = [];
  for (const row of rows) {
    const values = Object.entries(row).map(([name, value]) => [name, replaceIn(value, replacement), value] as const);
    const changes = values
      .filter(([, after, before]) => after !== before)
      .map(([name, after]) => [name, after] as const);
    if (changes.length === 0) continue;
    const version = row.version + 1;
    const audit = { version, updatedAt: new Date(), updatedBy: actor };
    await manager.save(Object.assign(row, Object.fromEntries(changes), audit));
    changed.push({
      table: metadata.tableName,
      id: String(Object.values(metadata.getEntityIdMap(row) ?? {})[0]),
      version,
    });
  }
  return changed;
}

/** The draft of a row that was changed here gets the new version of the row as its base, so that it is not outdated. */
async function replaceInDrafts(
  manager: EntityManager,
  changed: ChangedRow[],
  replacement: ReplacementInput,
  actor: string,
): Promise<number> {
  for (const { table, id, version } of changed)
    await manager.query(
      'UPDATE drafts SET base_version = $3 WHERE table_name = $1 AND row_id = $2 AND base_version = $3 - 1',
      [table, id, version],
    );
  const drafts: { table: string; id: string; input: Record<string, unknown> }[] = await manager.query(
    'SELECT table_name AS "table", row_id AS id, input FROM drafts WHERE strpos(input::text, $1) > 0 FOR UPDATE',
    [fileNameOf(replacement.from)],
  );
  for (const { table, id, input } of drafts) {
    const values = Object.entries(input).map(([name, value]) => [name, replaceIn(value, replacement)] as const);
    await manager.query(
      `UPDATE drafts SET input = $3, version = version + 1, saved_at = now(), saved_by = $4
       WHERE table_name = $1 AND row_id = $2`,
      [table, id, JSON.stringify(Object.fromEntries(values)), actor],
    );
  }
  return drafts.length;
}

function replaceIn(value: unknown, replacement: ReplacementInput): unknown {
  const { from, to } = replacement;
  if (isTexts(value)) {
    const texts = Object.entries(value).map(([name, text]) => [name, replaceIn(text, replacement)] as const);
    return texts.every(([name, text]) => text === value[name]) ? value : Object.fromEntries(texts);
  }
  if (typeof value !== 'string') return value;
  // A team member stores only the name of the file.
  if (value === fileNameOf(from)) return fileNameOf(to);
  const replaced = value.replaceAll(from, to);
  // The text is sanitised again, because size and renditions of a picture follow from its address.
  return replaced.includes(`src="${to}"`) ? sanitiseHtml(replaced, { isStaffContent: true }) : replaced;
}

/** True for the fields of a translation. */
const isTexts = (value: unknown): value is Record<string, unknown> => value?.constructor === Object;

/** Replaces a file in the rows of one service. The media library does so itself for its own service. */
export function createReplacementsController(service: string): Type {
  @Controller(`api/${service}/replaced-uploads`)
  class ReplacementsController {
    constructor(private readonly database: DataSource) {}

    @Post()
    @HttpCode(200)
    async replace(
      @Body({ schema: replacementInput }) input: ReplacementInput,
      @RequestWriteContext() { actor }: WriteContext,
    ): Promise<Replacement> {
      return { replaced: await this.database.transaction((manager) => replaceUpload(manager, input, actor)) };
    }
  }
  return ReplacementsController;
}

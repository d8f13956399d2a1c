import { tables } from '@majlis/contracts/api/lists.schema';
import { gapsPerPage, type TranslationBoard, type TranslationGap } from '@majlis/contracts/staff/translations';
import {
  type BoardQuery,
  isSharedText,
  needsTranslation,
  translatedFields,
} from '@majlis/contracts/staff/translations.schema';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { primaryKeyOf } from '../repository/revisions.js';
import { sharedTextKeySql } from './translate-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from './translated-tables.js';

/** Lists how much of what visitors see is still to be translated, row by row (infra/adr/translations.md). */
@Injectable()
export class TranslationBoardService {
  constructor(
    private readonly database: DataSource,
    @Inject(TRANSLATED_TABLES) private readonly tables: TranslatedTables,
  ) {}

  async list({ language, page, table, outdated }: BoardQuery): Promise<TranslationBoard> {
    const names = Object.keys(this.tables).filter((name) => !table || name === table);
    if (names.length === 0) return { rows: [], total: 0 };
    const gapsSql = names.map((name) => this.gapsOfTableSql(name)).join(' UNION ALL ');
    const gaps: (TranslationGap & { total: number })[] = await this.database.query(
      `SELECT *, count(*) OVER ()::int AS total FROM (${gapsSql}) AS gaps
       WHERE ${outdated ? 'outdated' : 'missing + outdated'} > 0
       ORDER BY missing + outdated DESC, "table", label, id LIMIT $2 OFFSET $3`,
      [language, gapsPerPage, (page - 1) * gapsPerPage],
    );
    return { rows: gaps.map(({ total: _total, ...gap }) => gap), total: gaps[0]?.total ?? 0 };
  }

  /** $1: the language. */
  private gapsOfTableSql(table: string): string {
    const metadata = this.database.getMetadata(table);
    const { isPublic, textsElsewhere } = this.tables[table] ?? { isPublic: 'false' };
    const { label = ['key'], parent } = tables.find((each) => each.table === table) ?? {};
    const labelSql = label.map((name) => metadata.findColumnWithPropertyName(name)?.databaseName).join(" || ' ' || ");
    const key = `original."${primaryKeyOf(metadata)}"::text`;
    const count = (toCondition: (name: string, original: string) => string) =>
      Object.keys(translatedFields[table] ?? {})
        .filter((name) => needsTranslation(table, name))
        .map((name) => {
          const column = metadata.findColumnWithPropertyName(name);
          const stored = `original."${column?.databaseName ?? name}"`;
          const text = textsElsewhere?.[name] ?? (column?.isArray ? `array_to_string(${stored}, ', ')` : stored);
          return `(${toCondition(name, text)})::int`;
        })
        .join(' + ');
    const missing = count(
      (name, original) =>
        `${original} <> '' AND translated.fields ->> '${name}' IS NULL
         ${isSharedText(table, name) ? `AND NOT EXISTS (${sharedTextSql(table, name, original)})` : ''}`,
    );
    const outdated = count(
      (name, original) =>
        `translated.fields ->> '${name}' IS NOT NULL AND translated.originals ->> '${name}' <> ${original}`,
    );
    return `
      SELECT '${table}' AS "table", ${key} AS id, original.row_label AS label, original.row_conference AS "conferenceId",
        ${missing} AS missing, ${outdated} AS outdated
      FROM (
        SELECT *, ${labelSql} AS row_label, ${parent ? `${parent}_id` : 'NULL'}::text AS row_conference FROM ${metadata.tablePath}
        WHERE deleted_at IS NULL AND (${isPublic})) AS original
        LEFT JOIN translations AS translated ON translated.row_id = ${key}
          AND translated.language = $1 AND translated.table_name = '${table}'`;
  }
}

/** SQL: the translations of other rows with the same text into the language $1. */
const sharedTextSql = (table: string, name: string, original: string) =>
  `SELECT FROM translations WHERE language = $1 AND table_name = '${table}' AND fields ? '${name}' AND ${sharedTextKeySql(`originals ->> '${name}'`)} = ${sharedTextKeySql(original)}`;

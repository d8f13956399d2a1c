import { message } from '@majlis/contracts/shared/messages';
import { splitAtLines, toText } from '@majlis/contracts/shared/text.schema';
import type { RowTranslations, Texts, Translation } from '@majlis/contracts/staff/translations';
import {
  isHtmlField,
  isSharedText,
  separatorOf,
  type TranslationInput,
  type TranslationPreview,
  translatedFieldsOf,
  translatedTexts,
  translationPreview,
  translationsTable,
} from '@majlis/contracts/staff/translations.schema';
import { routeNotFound, validationError, versionConflictError } from '@majlis/kit/http/http-errors';
import { sanitiseField, validateWith } from '@majlis/kit/http/validation.pipe';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { EditableRows } from '../drafts/editable-rows.js';
import { primaryKeyOf, toProperties } from '../repository/revisions.js';
import { sharedTextKeySql } from './translate-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from './translated-tables.js';

type Fields = Record<string, z.ZodType<string>>;
type StoredKey = { table: string; id: string; language: string };

const columns = 'language, version, fields, originals, updated_at AS "updatedAt", updated_by AS "updatedBy"';

/** Given fields replace the stored ones, and null removes one. A stale version changes nothing. */
const saveSql = `
  INSERT INTO translations AS stored (table_name, row_id, language, fields, originals, version, updated_by)
  VALUES ($1, $2, $3, jsonb_strip_nulls($4::jsonb), jsonb_strip_nulls($5::jsonb), $6::integer + 1, $7)
  ON CONFLICT ON CONSTRAINT translations_one_for_each_language DO UPDATE
    SET fields = jsonb_strip_nulls(stored.fields || $4), originals = jsonb_strip_nulls(stored.originals || $5),
      version = stored.version + 1, updated_at = now(), updated_by = $7
    WHERE stored.version = $6
  RETURNING ${columns}`;

/** Stores translations beside the rows to which they belong (infra/adr/translations.md). */
@Injectable()
export class TranslationsService {
  constructor(
    private readonly database: DataSource,
    @Inject(TRANSLATED_TABLES) private readonly tables: TranslatedTables,
    editable: EditableRows,
  ) {
    // A preview replaces the stored translation, whatever its version.
    editable.register({
      table: translationsTable,
      input: translationPreview,
      update: async (id, { table, language, fields }: TranslationPreview, { actor }) => {
        const { translations } = await this.find(table, id);
        const version = translations.find((stored) => stored.language === language)?.version ?? 0;
        return this.save({ table, id, language, version, fields }, actor);
      },
    });
  }

  async find(table: string, id: string): Promise<RowTranslations> {
    const { manager } = this.database;
    const originals = await this.readOriginals(manager, table, id, this.fieldsOf(table, id));
    const translations: Translation[] = await manager.query(
      `SELECT ${columns} FROM translations WHERE table_name = $1 AND row_id = $2 ORDER BY language`,
      [table, id],
    );
    const shared = await this.readShared(manager, table, id, originals);
    return { originals, translations, shared };
  }

  /** Reads the translations of other rows with the same text, by language. */
  private async readShared(manager: EntityManager, table: string, id: string, originals: Texts) {
    const shared: Record<string, Texts> = {};
    for (const name of Object.keys(originals).filter((field) => isSharedText(table, field))) {
      const found: { language: string; text: string }[] = await manager.query(
        `SELECT language, fields ->> $3 AS text FROM translations
         WHERE table_name = $1 AND row_id <> $2 AND fields ? $3
           AND ${sharedTextKeySql('originals ->> $3')} = ${sharedTextKeySql('$4')} ORDER BY updated_at`,
        [table, id, name, originals[name]],
      );
      for (const { language, text } of found) shared[language] = { ...shared[language], [name]: text };
    }
    return shared;
  }

  save({ table, id, language, version, fields }: TranslationInput, actor: string): Promise<Translation> {
    const known = this.fieldsOf(table, id);
    const texts = sanitiseTexts(table, id, validateWith(translatedTexts(known), fields));
    return this.database.transaction(async (manager) => {
      const row = await this.readOriginals(manager, table, id, known);
      requireLineForEach(table, texts, row);
      const originals = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text && row[name]]));
      if (texts.slug !== undefined) await this.changeSlug(manager, { table, id, language }, texts.slug);
      const values = [table, id, language, JSON.stringify(texts), JSON.stringify(originals), version, actor];
      const [saved]: Translation[] = await manager.query(saveSql, values);
      if (saved) return saved;
      const [stored]: { updatedBy: string; updatedAt: Date }[] = await manager.query(
        `SELECT ${columns} FROM translations WHERE table_name = $1 AND row_id = $2 AND language = $3`,
        [table, id, language],
      );
      throw stored ? versionConflictError(stored) : rowNotFound();
    });
  }

  private async changeSlug(manager: EntityManager, { table, id, language }: StoredKey, after: string | null) {
    const [stored]: { slug: string | null }[] = await manager.query(
      `SELECT fields ->> 'slug' AS slug FROM translations WHERE table_name = $1 AND row_id = $2 AND language = $3`,
      [table, id, language],
    );
    await this.tables[table]?.slugs?.changeTranslated(manager, id, {
      before: stored?.slug ?? null,
      after,
    });
  }

  /** Throws 404 for a table, or a text of the site, that is the same in all languages. */
  private fieldsOf(table: string, id: string): Fields {
    const fields = Object.hasOwn(this.tables, table) ? translatedFieldsOf(table, id) : undefined;
    if (!fields) throw routeNotFound();
    return fields;
  }

  /** Reads the texts of the row as it is now, by the names that the API has for its fields. Throws 404 for a deleted row. */
  private async readOriginals(manager: EntityManager, table: string, id: string, fields: Fields): Promise<Texts> {
    const metadata = manager.dataSource.getMetadata(table);
    const { textsElsewhere = {} } = this.tables[table] ?? {};
    const elsewhere = Object.entries(textsElsewhere)
      .map(([name, sql]) => `'${name}', ${sql}`)
      .join();
    const [row]: { columns: Record<string, unknown>; texts: Texts }[] = await manager.query(
      `SELECT to_jsonb(original) AS columns, jsonb_build_object(${elsewhere}) AS texts
       FROM ${metadata.tablePath} AS original
       WHERE "${primaryKeyOf(metadata)}" = $1 AND deleted_at IS NULL`,
      [id],
    );
    if (!row) throw rowNotFound();
    const values = { ...toProperties(metadata, row.columns), ...row.texts };
    return Object.fromEntries(Object.keys(fields).map((name) => [name, toText(values[name])]));
  }
}

const rowNotFound = () => new NotFoundException(message('rowNotFound', { noun: 'row' }));

type ChangedTexts = Record<string, string | null | undefined>;

/** The markup of a translation is limited like that of its original. */
function sanitiseTexts(table: string, id: string, texts: ChangedTexts): ChangedTexts {
  const sanitised = Object.entries(texts).map(([name, text]) => {
    return [name, text && isHtmlField(table, id, name) ? sanitiseField(name, text) : text];
  });
  return Object.fromEntries(sanitised);
}

/** A translation has a line for each line of the original, because they are translated one by one and their order may change. */
function requireLineForEach(table: string, texts: ChangedTexts, originals: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    if (!text || separatorOf(table, name) !== 'line') continue;
    const count = splitAtLines(originals[name] ?? '').length;
    if (splitAtLines(text).length !== count) throw validationError({ [name]: message('otherLineCount', { count }) });
  }
}

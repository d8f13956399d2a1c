import { AsyncLocalStorage } from 'node:async_hooks';
import { languageQuery } from '@majlis/contracts/shared/language-query.schema';
import { defaultLanguage } from '@majlis/contracts/shared/languages';
import { sharedTextKey } from '@majlis/contracts/shared/slugs';
import { splitAtCommas } from '@majlis/contracts/shared/text.schema';
import { type Texts } from '@majlis/contracts/staff/translations';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DataSource, type EntityManager } from 'typeorm';
import { TRANSLATED_TABLES, type TranslatedTables } from './translated-tables.js';

const storage = new AsyncLocalStorage<string>();

/** Undefined if the request asks for the texts as they were written. */
export const requestedLanguage = (): string | undefined => storage.getStore();

const runInLanguage = <Result>(language: string, work: () => Result): Result => storage.run(language, work);

type Row = Record<string, unknown>;
type Groups = Map<string, Row[]>;

/** Rows by their ids, the names of their texts, and rows by texts that are translated once for all of them. */
type Found = { rows: Groups; names: Set<string>; shared: Groups };

/**
 * Replaces texts of the rows within `value` by their translations into the language of the request, field by field. The interceptor
 * does it to each response, so only rows that are returned without their ids have to be translated before. Resolves to true if
 * there was a translation.
 */
export async function translateRows(manager: EntityManager, value: unknown): Promise<boolean> {
  const language = requestedLanguage();
  if (language === undefined) return false;
  const found: Found = { rows: new Map(), names: new Set(), shared: new Map() };
  collect(value, found);
  const { rows, names, shared } = found;
  const sharedTexts = await readTexts(manager, shared, sharedTextsSql, [language]);
  const ownTexts = await readTexts(manager, rows, ownTextsSql, [language, [...names]]);
  replaceTexts(shared, sharedTexts);
  replaceTexts(rows, ownTexts);
  return sharedTexts.length + ownTexts.length > 0;
}

/** Reads only the fields that the rows have: those of a list of speakers have no biographies. */
const ownTextsSql = `
  SELECT row_id AS key, texts.fields
  FROM translations CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(field.key, field.value) AS fields FROM jsonb_each_text(translations.fields) AS field
    WHERE field.key = ANY ($3)
  ) AS texts
  WHERE language = $2 AND row_id = ANY ($1) AND texts.fields IS NOT NULL`;

/** SQL: what `sharedTextKey` makes of a text. */
export const sharedTextKeySql = (text: string) => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;

/**
 * Sessions name their room and their track by its text, and a paper has the title of its presentation. Of two translations of a
 * text the newest counts, but the title of a document is that of its presentation.
 */
const sharedTextsSql = `
  SELECT name || ' ' || key AS key, jsonb_build_object(name, text) AS fields
  FROM (
    SELECT 'location' AS name, originals ->> 'name' AS original, fields -> 'name' AS text, updated_at
    FROM translations WHERE table_name = 'rooms' AND language = $2
    UNION ALL
    SELECT 'track', originals ->> 'track', fields -> 'track', updated_at
    FROM translations WHERE table_name = 'sessions' AND language = $2 AND fields ? 'track'
    UNION ALL
    SELECT name, line.original, to_jsonb(line.text), updated_at
    FROM translations, (VALUES ('presentationTitle'), ('title')) AS field (name), unnest(
      string_to_array(originals ->> 'presentationTitles', E'\\n'), string_to_array(fields ->> 'presentationTitles', E'\\n')
    ) AS line (original, text)
    WHERE table_name = 'sessions' AND language = $2
    UNION ALL
    SELECT 'presentationTitle', originals ->> 'title', fields -> 'title', 'infinity'
    FROM translations WHERE table_name = 'documents' AND language = $2
  ) AS shared, ${sharedTextKeySql('original')} AS key
  WHERE name || ' ' || key = ANY ($1)
  ORDER BY updated_at`;

type KeyedTexts = { key: string; fields: Texts };

/** $1: the keys of the groups. */
async function readTexts(manager: EntityManager, groups: Groups, sql: string, parameters: unknown[]) {
  if (groups.size === 0) return [];
  return manager.query<KeyedTexts[]>(sql, [[...groups.keys()], ...parameters]);
}

function replaceTexts(groups: Groups, texts: KeyedTexts[]): void {
  for (const { key, fields } of texts)
    for (const row of groups.get(key) ?? [])
      for (const [name, text] of Object.entries(fields)) {
        if (typeof row[name] === 'string') row[name] = text;
        if (Array.isArray(row[name])) row[name] = splitAtCommas(text);
      }
}

/** Rows are collected by their ids, which are unique over all tables, and texts of the site by their keys. */
function collect(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const row = value as Row;
  const { id = row.key } = row;
  if (typeof id === 'string') {
    add(found.rows, id, row);
    for (const name of Object.keys(row)) found.names.add(name);
  }
  for (const name of ['location', 'track', 'presentationTitle', ...(row.kind === 'paper' ? ['title'] : [])]) {
    const text = row[name];
    if (typeof text === 'string' && text !== '') add(found.shared, `${name} ${sharedTextKey(text)}`, row);
  }
  for (const part of Object.values(row)) collect(part, found);
}

function add(groups: Groups, key: string, row: Row): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

type SluggedRow = { id: string; slug: string };

/** The slug that a row has in the language of the request. */
export async function slugInLanguage(manager: EntityManager, { id, slug }: SluggedRow): Promise<string> {
  const row = { id, slug };
  await translateRows(manager, row);
  return row.slug;
}

/** SQL: the slugs of a row by language, or null if it has the same in all. */
export const slugsSql = (row: string) => `(
  SELECT jsonb_object_agg(language, fields ->> 'slug') || jsonb_build_object('${defaultLanguage.tag}', ${row}.slug)
  FROM translations WHERE row_id = ${row}.id::text AND fields ? 'slug')`;

export async function readSlugs(manager: EntityManager, { id, slug }: SluggedRow): Promise<Texts | null> {
  const [row]: { slugs: Texts | null }[] = await manager.query(
    `SELECT ${slugsSql('written')} AS slugs FROM (VALUES ($1::uuid, $2::text)) AS written (id, slug)`,
    [id, slug],
  );
  return row?.slugs ?? null;
}

/** A read with ?lang= gets its texts in that language, as far as they have been translated (infra/adr/translations.md). */
@Injectable()
export class LanguageInterceptor implements NestInterceptor {
  constructor(
    private readonly database: DataSource,
    @Inject(TRANSLATED_TABLES) private readonly tables: TranslatedTables,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, query } = http.getRequest<Request>();
    if (query.lang === undefined || !['GET', 'HEAD'].includes(method)) return next.handle();
    const { lang = defaultLanguage.tag } = validateWith(languageQuery, query);
    if (lang === defaultLanguage.tag) return next.handle();
    return from(runInLanguage(lang, () => this.read(http.getResponse<Response>(), next)));
  }

  private async read(response: Response, next: CallHandler): Promise<unknown> {
    const body: unknown = await lastValueFrom(next.handle());
    if (Object.keys(this.tables).length === 0) return body;
    const isText = typeof body === 'string';
    // Nest makes JSON of an object without a type.
    const type = response.get('Content-Type') ?? (isText ? 'text/html' : 'application/json');
    if (!type.startsWith('application/json')) return body;
    const value: unknown = isText ? JSON.parse(body) : body;
    const isTranslated = await translateRows(this.database.manager, value);
    return isText && isTranslated ? JSON.stringify(value) : body;
  }
}

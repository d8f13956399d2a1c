import { roomKey } from '@majlis/contracts/rooms';
import type { Texts } from '@majlis/contracts/translations';
import type { EntityManager } from 'typeorm';
import { requestedLanguage } from './requested-language.js';

type Row = Record<string, unknown>;
type Groups = Map<string, Row[]>;

/** Rows by their ids, the names of their texts, and sessions by their rooms. */
type Found = { rows: Groups; names: Set<string>; sessions: Groups };

/**
 * Replaces texts of the rows within `value` by their translations into the language of the request, field by field. The
 * interceptor does it to each response; only what is returned without its id has to be translated before. Resolves to whether
 * there was any.
 */
export async function translateRows(manager: EntityManager, value: unknown): Promise<boolean> {
  const language = requestedLanguage();
  if (language === undefined) return false;
  const found: Found = { rows: new Map(), names: new Set(), sessions: new Map() };
  collect(value, found);
  const { rows, names, sessions } = found;
  const isTranslated = await Promise.all([
    translate(manager, rows, rowsSql, [language, [...rows.keys()], [...names]]),
    translate(manager, sessions, roomsSql, [language, [...sessions.keys()]]),
  ]);
  return isTranslated.includes(true);
}

/** Only the texts that the rows have: a list of speakers has no biographies. */
const rowsSql = `
  SELECT row_id AS key, texts.fields
  FROM translations CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(field.key, field.value) AS fields FROM jsonb_each_text(translations.fields) AS field
    WHERE field.key = ANY ($3)
  ) AS texts
  WHERE language = $1 AND row_id = ANY ($2) AND texts.fields IS NOT NULL`;

/** Sessions name their room by its text. */
const roomsSql = `
  SELECT key, jsonb_build_object('location', fields -> 'name') AS fields
  FROM translations, lower(regexp_replace(btrim(originals ->> 'name'), '\\s+', ' ', 'g')) AS key
  WHERE table_name = 'rooms' AND language = $1 AND key = ANY ($2)
  -- Of two conferences with a room of this name, the newest translation counts.
  ORDER BY updated_at`;

async function translate(manager: EntityManager, groups: Groups, sql: string, parameters: unknown[]): Promise<boolean> {
  if (groups.size === 0) return false;
  const translations: { key: string; fields: Texts }[] = await manager.query(sql, parameters);
  for (const { key, fields } of translations)
    for (const row of groups.get(key) ?? [])
      for (const [name, text] of Object.entries(fields)) if (typeof row[name] === 'string') row[name] = text;
  return translations.length > 0;
}

/** Ids are unique over all tables. Texts of the site have a key instead. */
function collect(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const row = value as Row;
  const { id = row.key, location } = row;
  if (typeof id === 'string') {
    add(found.rows, id, row);
    for (const name of Object.keys(row)) found.names.add(name);
  }
  if (typeof location === 'string' && location !== '') add(found.sessions, roomKey(location), row);
  for (const part of Object.values(row)) collect(part, found);
}

function add(groups: Groups, key: string, row: Row): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

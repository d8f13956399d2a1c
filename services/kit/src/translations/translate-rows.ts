import { splitAtCommas } from '@majlis/contracts/text';
import { sharedTextKey, type Texts } from '@majlis/contracts/translations';
import type { EntityManager } from 'typeorm';
import { requestedLanguage } from './requested-language.js';

type Row = Record<string, unknown>;
type Groups = Map<string, Row[]>;

/** Rows by their ids, the names of their texts, and rows by texts that are translated once for all of them. */
type Found = { rows: Groups; names: Set<string>; shared: Groups };

/**
 * Replaces texts of the rows within `value` by their translations into the language of the request, field by field. The
 * interceptor does it to each response; only what is returned without its id has to be translated before. Resolves to whether
 * there was any.
 */
export async function translateRows(manager: EntityManager, value: unknown): Promise<boolean> {
  const language = requestedLanguage();
  if (language === undefined) return false;
  const found: Found = { rows: new Map(), names: new Set(), shared: new Map() };
  collect(value, found);
  const { rows, names, shared } = found;
  const [sharedTexts, ownTexts] = await Promise.all([
    readTexts(manager, shared, sharedTextsSql, [language]),
    readTexts(manager, rows, ownTextsSql, [language, [...names]]),
  ]);
  replaceTexts(shared, sharedTexts);
  replaceTexts(rows, ownTexts);
  return sharedTexts.length + ownTexts.length > 0;
}

/** Only the texts that the rows have: a list of speakers has no biographies. */
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

/** $1 is the keys of the groups. */
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

/** Ids are unique over all tables. Texts of the site have a key instead. */
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

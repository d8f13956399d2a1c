import type { SearchKind } from '@majlis/contracts/search';
import type { SearchQuery } from '@majlis/contracts/search-query';
import type { DataSource } from 'typeorm';

export type FoundEntry = {
  kind: SearchKind;
  url: string;
  title: string;
  note: string;
  body: string;
  year: number | null;
  language: string;
  /** Above 1 if the title has the words. */
  rank: number;
  stems: string[];
};

type Words = { words: string[]; filter: Pick<SearchQuery, 'kind' | 'year' | 'lang' | 'language'> };

/** Ranking all hits of a frequent word would take half a second. */
const maxTitleHits = 1_000;
const maxBodyHits = 200;
/** Enough for an excerpt; a book would take long to read. */
const maxBodyLength = 20_000;

/**
 * $1: all words but the last, $2: the last word, which may be unfinished. A prefix is only searched for in titles: a body has too
 * many words that begin with two letters. A word such as "the" has no stem and is searched for only if it stands alone.
 */
const querySql = `
  SELECT plainto_tsquery('search.content', $1::text)
      && (plainto_tsquery('search.content', $2::text) || to_tsquery('pg_catalog.simple', $2 || ':*')) AS in_title,
    plainto_tsquery('search.content', $1)
      && (plainto_tsquery('search.content', $2) || plainto_tsquery('pg_catalog.simple', $2)) AS in_body`;

/** $3: kind, $4: year, $5: language, each null for all; $6: results of a kind, $7: the language of the visitor. */
const hitsSql = (vector: 'title_vector' | 'body_vector', query: 'in_title' | 'in_body', limit: number) => `
  SELECT id, page, key, kind, language, title_vector FROM search.entries, query
  WHERE ${vector} @@ ${query} AND ($3::text IS NULL OR kind = $3) AND ($4::integer IS NULL OR year = $4)
    AND ($5::text IS NULL OR language = $5)
  LIMIT ${limit}`;

/** What was found in several languages is listed once, if possible in that of the visitor. */
const sameInAllLanguages =
  "kind, coalesce(nullif(key, ''), ltrim(regexp_replace(page, '^/' || language || '(?=/|$)', ''), '/'))";

const entriesSql = `
  WITH query AS MATERIALIZED (${querySql}),
  title_hits AS MATERIALIZED (${hitsSql('title_vector', 'in_title', maxTitleHits)}),
  body_hits AS MATERIALIZED (${hitsSql('body_vector', 'in_body', maxBodyHits)}),
  hits AS (
    SELECT DISTINCT ON (${sameInAllLanguages}) id, kind, rank FROM (
      -- Divided by the length of the title.
      SELECT id, page, key, kind, language, 1 + ts_rank(title_vector, in_title, 2) AS rank FROM title_hits, query
      UNION ALL SELECT id, page, key, kind, language, 0 FROM body_hits
    ) AS ranked ORDER BY ${sameInAllLanguages}, language <> $7::text, rank DESC, id),
  placed AS (SELECT id, rank, row_number() OVER (PARTITION BY kind ORDER BY rank DESC, id DESC) AS place FROM hits)
  SELECT kind, url, title, note, left(body, ${maxBodyLength}) AS body, year, language, rank,
    tsvector_to_array(to_tsvector('search.content', $1 || ' ' || $2)) AS stems
  FROM placed JOIN search.entries USING (id) WHERE place <= $6 ORDER BY rank DESC, year DESC NULLS LAST, id`;

/** The best entries that have all words, at most so many of each kind. */
export function findEntries(
  database: DataSource,
  { words, filter: { kind, year, lang, language = lang } }: Words,
  maxPerKind: number,
): Promise<FoundEntry[]> {
  const [last = '', ...others] = words.toReversed();
  const onlyLanguage = language === 'all' ? null : language;
  const filter = [kind ?? null, year ?? null, onlyLanguage];
  return database.query(entriesSql, [others.join(' '), last, ...filter, maxPerKind, lang]);
}

/** Those of the words that no entry has; words such as "the" are not searched for. */
export async function findMissedWords(database: DataSource, words: string[]): Promise<string[]> {
  const rows: { word: string }[] = await database.query(
    `SELECT DISTINCT word FROM unnest($1::text[]) AS word, plainto_tsquery('search.content', word) AS stem
     WHERE numnode(stem) > 0 AND NOT EXISTS (SELECT FROM search.entries WHERE body_vector @@ stem)`,
    [words],
  );
  return rows.map(({ word }) => word);
}

/** The word of a title that is spelled most alike. */
export async function findNearestWord(database: DataSource, word: string): Promise<string | undefined> {
  const [nearest]: { spelling: string }[] = await database.query('SELECT spelling FROM search.nearest_words($1)', [
    word,
  ]);
  return nearest?.spelling;
}

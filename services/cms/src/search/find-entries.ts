import type { SearchKind } from '@majlis/contracts/site/search';
import type { SearchQuery } from '@majlis/contracts/site/search.schema';
import type { DataSource } from 'typeorm';

export type FoundEntry = {
  kind: SearchKind;
  url: string;
  title: string;
  note: string;
  body: string;
  year: number | null;
  language: string;
  /** 1 or more if the title has the words, 0 if only the text has. */
  rank: number;
  /** The stems of the words that were searched for, with spaces between them. */
  stems: string;
};

type Words = { words: string[]; filter: Pick<SearchQuery, 'kind' | 'year' | 'lang' | 'language'> };

/** Ranking all hits of a frequent word would take half a second. */
const maxTitleHits = 1_000;
const maxPrefixHits = 200;
const maxBodyHits = 200;
/** This many characters are enough for an excerpt; reading a whole book would take long. */
const maxBodyLength = 20_000;

/**
 * $1: all words but the last, $2: the last word, which may be unfinished. The last word is searched for as a prefix in titles only,
 * because two letters match too many words of a body. A word such as "the" has no stem and is searched for only if it stands alone.
 */
const querySql = `
  SELECT plainto_tsquery('search.content', $1::text)
      && (plainto_tsquery('search.content', $2::text) || plainto_tsquery('pg_catalog.simple', $2)) AS words,
    plainto_tsquery('search.content', $1) && to_tsquery('pg_catalog.simple', $2 || ':*') AS prefix,
    array_to_string(tsvector_to_array(to_tsvector('search.content', $1 || ' ' || $2)), ' ') AS stems`;

/** The rank is divided by the length of the title. Entries that match only in their text come after all others. */
const rankSql = (vector: string, query: string) =>
  vector === 'title_vector' ? `1 + ts_rank(title_vector, query.${query}, 2)` : '0';

/** $3: kind, $4: year, $5: language, each null for all; $6: number of results of a kind, $7: the language of the visitor. */
const hitsSql = (vector: 'title_vector' | 'body_vector', query: 'words' | 'prefix', limit: number) => `
  SELECT id, page, key, kind, language, ${rankSql(vector, query)} AS rank FROM search.entries, query
  WHERE ${vector} @@ query.${query} AND ($3::text IS NULL OR kind = $3) AND ($4::integer IS NULL OR year = $4)
    AND ($5::text IS NULL OR language = $5)
  LIMIT ${limit}`;

/** An entry that was found in several languages is listed once, if possible in that of the visitor. */
const sameInAllLanguages =
  "kind, coalesce(nullif(key, ''), ltrim(regexp_replace(page, '^/' || language || '(?=/|$)', ''), '/'))";

/** The search returns only the best of the rows that agree in `sameEntry`. */
const entriesSql = (sameEntry: string) => `
  WITH query AS MATERIALIZED (${querySql}),
  title_hits AS MATERIALIZED (${hitsSql('title_vector', 'words', maxTitleHits)}),
  prefix_hits AS MATERIALIZED (
    SELECT * FROM (${hitsSql('title_vector', 'prefix', maxPrefixHits)}) AS hit
    WHERE (SELECT count(*) FROM title_hits) < ${maxPrefixHits}),
  body_hits AS MATERIALIZED (${hitsSql('body_vector', 'words', maxBodyHits)}),
  hits AS (
    SELECT DISTINCT ON (${sameEntry}) id, kind, rank
    FROM (SELECT * FROM title_hits UNION ALL SELECT * FROM prefix_hits UNION ALL SELECT * FROM body_hits) AS ranked
    ORDER BY ${sameEntry}, language <> $7::text, rank DESC, id),
  placed AS (SELECT id, rank, row_number() OVER (PARTITION BY kind ORDER BY rank DESC, id DESC) AS place FROM hits)
  SELECT kind, url, title, note, CASE WHEN place < $6 THEN left(body, ${maxBodyLength}) ELSE '' END AS body, year, language, rank, stems
  FROM placed JOIN search.entries USING (id), query WHERE place <= $6 ORDER BY rank DESC, year DESC NULLS LAST, id`;

/**
 * Finds the best entries that have all words, at most `maxPerKind` of each kind. The last of these has no text, because it only
 * tells that there are more.
 */
export function findEntries(
  database: DataSource,
  { words, filter: { kind, year, lang, language = lang } }: Words,
  maxPerKind: number,
): Promise<FoundEntry[]> {
  const [last = '', ...others] = words.toReversed();
  const onlyLanguage = language === 'all' ? null : language;
  const filter = [kind ?? null, year ?? null, onlyLanguage];
  return database.query(entriesSql(onlyLanguage === null ? sameInAllLanguages : 'id'), [
    others.join(' '),
    last,
    ...filter,
    maxPerKind,
    lang,
  ]);
}

/** Returns the words that no entry has; words such as "the" are not searched for. */
export async function findMissedWords(database: DataSource, words: string[]): Promise<string[]> {
  const rows: { word: string }[] = await database.query(
    `SELECT DISTINCT word FROM unnest($1::text[]) AS word, plainto_tsquery('search.content', word) AS stem
     WHERE numnode(stem) > 0 AND NOT EXISTS (SELECT FROM search.entries WHERE body_vector @@ stem)`,
    [words],
  );
  return rows.map(({ word }) => word);
}

/** Finds the word of a title that is spelled most like the searched one. */
export async function findNearestWord(database: DataSource, word: string): Promise<string | undefined> {
  const [nearest]: { spelling: string }[] = await database.query('SELECT spelling FROM search.nearest_words($1)', [
    word,
  ]);
  return nearest?.spelling;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries that visitors can find (infra/adr/pages.md) are written by the publisher and read by cms alone. */
export class SearchEntries1700000000001 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
    for (const statement of [...vectorSql, ...tablesSql, ...wordsSql]) await database.query(statement);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP TABLE entries, pages');
    await database.query('DROP FUNCTION count_words, nearest_words');
    await database.query('DROP TABLE words');
    await database.query('DROP FUNCTION vector_of, latin');
    await database.query('DROP TEXT SEARCH CONFIGURATION content');
    await database.query('DROP EXTENSION IF EXISTS pg_trgm');
  }
}

const vectorSql = [
  'CREATE TEXT SEARCH CONFIGURATION content (COPY = pg_catalog.english)',
  // Folded Latin words are ASCII, which has a mapping of its own; other words are Arabic, or have no stem anyway.
  'ALTER TEXT SEARCH CONFIGURATION content ALTER MAPPING FOR word, hword, hword_part WITH pg_catalog.arabic_stem',
  // The vector has each word as it is, too, because a typed beginning of a word need not be the beginning of its stem.
  `CREATE FUNCTION vector_of(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     RETURN to_tsvector('search.content', folded) || to_tsvector('pg_catalog.simple', folded)`,
];

const tablesSql = [
  `-- The pages of the site with something to be found, each by the build job that publishes it.
   CREATE TABLE pages (
     path text CONSTRAINT pages_path_taken PRIMARY KEY,
     build_group text NOT NULL,
     stage text NOT NULL,
     -- Of all entries of the page; null while they are being written.
     hash text
   )`,
  'CREATE INDEX pages_of_job ON pages (build_group, stage)',
  `CREATE TABLE entries (
     id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT entries_id_taken PRIMARY KEY,
     page text NOT NULL CONSTRAINT entries_page_exists REFERENCES pages (path) ON DELETE CASCADE,
     key text NOT NULL,
     kind text NOT NULL,
     language text NOT NULL,
     year integer,
     url text NOT NULL,
     title text NOT NULL,
     note text NOT NULL,
     body text NOT NULL,
     -- Each word of the title once, folded and as it is spelled there.
     words text[] NOT NULL,
     spellings text[] NOT NULL,
     title_vector tsvector NOT NULL,
     body_vector tsvector NOT NULL,
     hash text,
     CONSTRAINT entries_page_key_taken UNIQUE (page, key)
   )`,
  // Rows are written in the background, so the index needs no list of pending entries, which each search would have to read.
  'CREATE INDEX entries_title_vector ON entries USING gin (title_vector) WITH (fastupdate = off)',
  'CREATE INDEX entries_body_vector ON entries USING gin (body_vector) WITH (fastupdate = off)',
];

const wordsSql = [
  // Arabic letters are replaced by Latin ones, because trigrams of Arabic letters are empty in clusters with the locale C. Letters
  // that are often confused get the same one.
  `CREATE FUNCTION latin(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     RETURN translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'abtsjhkddrzscsdtzegfqklmnhwy')`,
  `-- The words of all titles, for suggestions. A word that no entry has any more is not here.
   CREATE TABLE words (
     word text CONSTRAINT words_word_taken PRIMARY KEY,
     spelling text NOT NULL,
     entries integer NOT NULL,
     latin text NOT NULL GENERATED ALWAYS AS (search.latin(word)) STORED
   )`,
  'CREATE INDEX words_latin ON words USING gist (latin public.gist_trgm_ops)',
  `CREATE FUNCTION nearest_words(typed text) RETURNS TABLE (word text, spelling text) LANGUAGE sql STABLE
   BEGIN ATOMIC
     SELECT nearest.word, nearest.spelling FROM (
       SELECT words.word, words.spelling, words.latin OPERATOR(public.<->) search.latin(typed) AS distance
       FROM search.words ORDER BY words.latin OPERATOR(public.<->) search.latin(typed) LIMIT 3
     ) nearest WHERE nearest.distance < 0.75;
   END`,
  `CREATE FUNCTION count_words() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
   BEGIN
     IF TG_OP <> 'INSERT' THEN
       UPDATE search.words SET entries = words.entries - former.entries
       FROM (SELECT word, count(*) AS entries FROM old_rows, unnest(words) AS word GROUP BY word) former
       WHERE words.word = former.word;
     END IF;
     IF TG_OP <> 'DELETE' THEN
       INSERT INTO search.words (word, spelling, entries)
       SELECT word, min(spelling), count(*) FROM new_rows, unnest(words, spellings) AS titled (word, spelling) GROUP BY word
       ON CONFLICT (word) DO UPDATE SET entries = words.entries + excluded.entries;
     END IF;
     IF TG_OP <> 'INSERT' THEN
       DELETE FROM search.words WHERE entries <= 0 AND word IN (SELECT unnest(words) FROM old_rows);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER words_counted_after_insert AFTER INSERT ON entries
     REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_words()`,
  `CREATE TRIGGER words_counted_after_update AFTER UPDATE ON entries
     REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_words()`,
  `CREATE TRIGGER words_counted_after_delete AFTER DELETE ON entries
     REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_words()`,
];

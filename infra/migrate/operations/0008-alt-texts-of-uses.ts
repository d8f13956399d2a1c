import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AltTextsOfUses1700000000008 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(altFunction);
    await database.query('DROP FUNCTION upload_uses(text[])');
    await database.query(usesFunction(', alt text', ', operations.picture_alt(fields, candidate, label)'));
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION upload_uses(text[])');
    await database.query(usesFunction('', ''));
    await database.query('DROP FUNCTION picture_alt(jsonb, text, text)');
  }
}

/**
 * The text that stands for a picture where a row uses it, or null. In a formatted text that is the alt attribute. The row's own
 * picture is described by the name of the row, which visitors read beside it; that of a hero image is its alt text. A file
 * name describes nothing. The pictures of drafts are no use of visitors: their HTML is quoted within JSON, so it is not found here.
 */
const altFunction = `
  CREATE FUNCTION picture_alt(fields jsonb, sha256 text, name text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
    WITH texts AS (SELECT value FROM jsonb_each_text(fields) WHERE strpos(value, sha256) > 0),
    found AS (
      SELECT name AS alt, 1 AS rank FROM texts WHERE value ~ ('^(/images/[a-z]+/)?' || sha256 || '-\\d+x\\d+\\.webp$')
      UNION ALL
      SELECT replace(replace(replace(replace(substring(tag[1] FROM '\\salt="([^"]*)"'),
        '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), 2
      FROM texts, regexp_matches(value, '<img\\s[^>]*' || sha256 || '[^>]*>', 'g') AS tag)
    SELECT left(btrim(alt), 300) FROM found WHERE alt !~* '^\\s*$|\\.(jpe?g|png|webp|avif)\\s*$' ORDER BY rank LIMIT 1
  $$`;

/** As before (0006-upload-uses.ts), with what stands for a picture there. */
const usesFunction = (altColumn: string, altValue: string) => `
  CREATE FUNCTION upload_uses(candidates text[])
  RETURNS TABLE (sha256 text, schema_name text, table_name text, row_id text, parent_id text, label text${altColumn})
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    searched record;
  BEGIN
    FOR searched IN
      SELECT class.oid::regclass AS name, space.nspname::text AS schema_name, class.relname::text AS table_name
      FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
      WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
        AND class.relname NOT IN ('idempotency_keys', 'media', 'migrations', 'recent_uploads', 'revisions')
    LOOP
      -- Hexadecimal digits right before or after a hash give a longer run.
      RETURN QUERY EXECUTE format(
        'WITH hits AS (
           SELECT hit[1] AS run, to_jsonb(one) AS fields
           FROM %1$s AS one, regexp_matches(one::text, ''[0-9a-f]{64,}'', ''g'') AS hit),
         named AS (
           SELECT run AS candidate, fields FROM hits WHERE run = ANY ($1)
           UNION
           SELECT candidate, fields FROM hits, unnest($1) AS candidate
           WHERE length(run) > 64 AND strpos(run, candidate) > 0),
         labelled AS (
           SELECT candidate, fields,
             -- The title of a testimonial is that of its author, so names come first.
             left(coalesce(nullif(concat_ws('' '', fields ->> ''first_name'', fields ->> ''last_name''), ''''),
               fields ->> ''name'', fields ->> ''title'', fields ->> ''alt'', fields ->> ''key''), 200) AS label
           FROM named WHERE fields ->> ''deleted_at'' IS NULL)
         SELECT candidate, %2$L, %3$L, coalesce(fields ->> ''id'', fields ->> ''key''), fields ->> ''conference_id'', label${altValue}
         FROM labelled',
        searched.name, searched.schema_name, searched.table_name) USING candidates;
    END LOOP;
  END $$`;

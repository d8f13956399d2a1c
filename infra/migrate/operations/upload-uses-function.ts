/**
 * Creates a function that finds the rows that name one of the files, except deleted rows, the library itself, and tables that only
 * repeat other rows. It searches as uploads_in_use does and runs with its owner's privileges: it reveals where a row is and what it
 * is called. Later migrations add a column; `altValue` is an expression for its value.
 */
export const uploadUsesFunction = (altColumn = '', altValue = '') => `
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

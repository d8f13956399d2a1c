import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An unused upload must never be removed while a row begins to refer to it. */
export class Uploads1700000000002 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      -- The files of the object store by the hash in their names. Files that are older than this table are missing.
      CREATE TABLE uploads (
        sha256 text CONSTRAINT uploads_sha256_taken PRIMARY KEY
          CONSTRAINT uploads_sha256_is_a_hash CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        stored_at timestamptz NOT NULL DEFAULT now(),
        -- From this time on the file is removed, or about to be, and no new row may refer to it.
        removed_at timestamptz
      )`);
    await database.query(usesFunction);
    await database.query(guardFunction);
    await database.query('REVOKE ALL ON FUNCTION uploads_in_use(text[]), guard_uploads() FROM PUBLIC');
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION guard_uploads() CASCADE');
    await database.query('DROP FUNCTION uploads_in_use(text[])');
    await database.query('DROP TABLE uploads');
  }
}

/**
 * Searches all rows of all tables of the services as text, deleted rows included, so that later columns and tables need no change
 * here. It runs with its owner's privileges and reveals nothing but the hashes.
 */
const usesFunction = `
  CREATE FUNCTION uploads_in_use(candidates text[]) RETURNS SETOF text
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    rows regclass;
  BEGIN
    FOR rows IN
      SELECT class.oid FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
      WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
    LOOP
      -- Hexadecimal digits right before or after a hash give a longer run, which the equality misses.
      RETURN QUERY EXECUTE format(
        'WITH named AS (
           SELECT DISTINCT hit[1] AS run FROM %s AS one, regexp_matches(one::text, ''[0-9a-f]{64,}'', ''g'') AS hit)
         SELECT run FROM named WHERE run = ANY ($1)
         UNION
         SELECT candidate FROM named, unnest($1) AS candidate
         WHERE length(run) > 64 AND strpos(run, candidate) > 0', rows) USING candidates;
    END LOOP;
  END $$`;

/** A write that refers to files waits for a running removal, and is rejected when one of its files was removed. */
const guardFunction = `
  CREATE FUNCTION guard_uploads() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  BEGIN
    -- The lock is held until the row is committed; a removal takes the same lock exclusively.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('majlis uploads', 0));
    IF EXISTS (
      SELECT FROM operations.uploads
      WHERE removed_at IS NOT NULL
        AND sha256 IN (SELECT hit[1] FROM regexp_matches(NEW::text, '[0-9a-f]{64}', 'g') AS hit)
    ) THEN
      RAISE EXCEPTION 'A file that the row names has been removed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'uploads_are_stored';
    END IF;
    RETURN NULL;
  END $$`;

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { uploadUsesFunction } from './upload-uses-function.js';

export class AltTextsOfUses1700000000008 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(altFunction);
    await database.query('DROP FUNCTION upload_uses(text[])');
    await database.query(uploadUsesFunction(', alt text', ', operations.picture_alt(fields, candidate, label)'));
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query('DROP FUNCTION upload_uses(text[])');
    await database.query(uploadUsesFunction());
    await database.query('DROP FUNCTION picture_alt(jsonb, text, text)');
  }
}

/**
 * Returns the text that describes a picture where a row uses it, or null. In a formatted text that is the alt attribute. The row's
 * own picture is described by the name of the row, which visitors read beside it; that of a hero image is its alt text. A file name
 * describes nothing. Pictures of drafts are not found, because their HTML is quoted within JSON; visitors do not see them anyway.
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

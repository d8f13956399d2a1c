const lacksCopySql = 'picture_source IS DISTINCT FROM picture_copied_from';

/** The pictures to copy now, each once, those of the newest items first. $1: the sources; $2: how many. */
export const duePicturesSql = `
  SELECT picture_source AS source, max(picture_failures) AS failures
  FROM items
  WHERE source_url = ANY ($1) AND picture_source IS NOT NULL AND ${lacksCopySql} AND picture_due_at <= now()
  GROUP BY picture_source ORDER BY max(published_at) DESC LIMIT $2`;

/** Our copy of picture $1, where an item has it already. */
export const existingCopySql = `
  SELECT picture_url AS "pictureUrl" FROM items WHERE picture_copied_from = $1 AND picture_url <> '' LIMIT 1`;

/** Shows $3, our copy of picture $1, with all items of the sources $2 that have this picture; answers their sources. */
export const publishCopySql = `
  WITH shown AS (
    UPDATE items SET picture_url = $3, picture_copied_from = $1, picture_failures = 0
    WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}
    RETURNING source_url)
  SELECT DISTINCT source_url AS "sourceUrl" FROM shown`;

/** Picture $1 of items of the sources $2 is tried again in $3 milliseconds. */
export const recordFailureSql = `
  UPDATE items SET picture_failures = picture_failures + 1, picture_due_at = now() + $3 * interval '1 millisecond'
  WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}`;

const lacksCopySql = 'picture_source IS DISTINCT FROM picture_copied_from';

export const duePicturesSql = `
  SELECT picture_source AS source, max(picture_failures) AS failures
  FROM items
  WHERE source_url = ANY ($1) AND picture_source IS NOT NULL AND ${lacksCopySql} AND picture_due_at <= now()
  GROUP BY picture_source ORDER BY max(published_at) DESC LIMIT $2`;

export const existingCopySql = `
  SELECT picture_url AS "pictureUrl" FROM items WHERE picture_copied_from = $1 AND picture_url <> '' LIMIT 1`;

export const publishCopySql = `
  WITH updated AS (
    UPDATE items SET picture_url = $3, picture_copied_from = $1, picture_failures = 0
    WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}
    RETURNING source_url)
  SELECT DISTINCT source_url AS "sourceUrl" FROM updated`;

export const recordFailureSql = `
  UPDATE items SET picture_failures = picture_failures + 1, picture_due_at = now() + $3 * interval '1 millisecond'
  WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}`;

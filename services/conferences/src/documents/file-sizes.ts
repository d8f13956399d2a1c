import type { EntityManager } from 'typeorm';

/** Adds the sizes of uploaded files, which the media library knows. */
export async function addFileSizes<Row extends { url: string }>(
  manager: EntityManager,
  rows: Row[],
): Promise<(Row & { bytes?: number })[]> {
  const found: { url: string; bytes: number }[] =
    rows.length === 0
      ? []
      : await manager.query('SELECT url, bytes FROM cms.document_sizes WHERE url = ANY ($1)', [
          rows.map(({ url }) => url),
        ]);
  const bytesByUrl = new Map(found.map(({ url, bytes }) => [url, bytes]));
  return rows.map((row) => {
    const bytes = bytesByUrl.get(row.url);
    return bytes === undefined ? row : { ...row, bytes };
  });
}

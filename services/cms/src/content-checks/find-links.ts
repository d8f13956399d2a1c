import type { DataSource } from 'typeorm';
import type { Place } from './found-problem.js';

export type FoundLink = Place & { url: string };

/** In bytes; what is longer is left out, because the index of checked links cannot hold it. */
const maxLinkBytes = 2_000;

const linksSql = `
  SELECT url, table_name AS "table", row_id::text AS id, conference_id AS "conferenceId", label
  FROM operations.public_links()
  UNION ALL
  SELECT website_url, 'partners', id::text, NULL, name FROM partners
  WHERE deleted_at IS NULL AND is_active AND website_url <> ''
  UNION ALL
  SELECT replace(link[1], '&amp;', '&'), 'content_entries', key, NULL, key
  FROM content_entries, regexp_matches(content, '(https?://[^\\s"''<>]+)', 'gi') AS link
  WHERE deleted_at IS NULL
  ORDER BY label, url`;

/** The links to other sites that visitors see, each with its row. The same link may be in several rows. */
export async function findLinks(database: DataSource, ownOrigin: string): Promise<FoundLink[]> {
  const links: FoundLink[] = await database.query(linksSql);
  return links.filter(({ url }) => {
    if (!URL.canParse(url) || Buffer.byteLength(url) > maxLinkBytes) return false;
    return new URL(url).origin !== ownOrigin;
  });
}

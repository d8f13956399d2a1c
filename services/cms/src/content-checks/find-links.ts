import { htmlContentKeys } from '@majlis/contracts/content-defaults';
import type { DataSource } from 'typeorm';
import type { Place } from './found-problem.js';

export type FoundLink = Place & { url: string };

/** In bytes; what is longer is left out, because the index of checked links cannot hold it. */
const maxLinkBytes = 2_000;

/** Sanitised HTML has its attributes in double quotes. */
const linksSql = `
  WITH html AS (
    SELECT content, 'content_entries' AS table_name, key AS id, key AS label
    FROM content_entries WHERE deleted_at IS NULL AND key = ANY ($1)
    UNION ALL
    SELECT body, 'pages', id::text, title FROM pages WHERE deleted_at IS NULL AND is_active)
  SELECT url, table_name AS "table", row_id::text AS id, conference_id AS "conferenceId", label, false AS "isInText"
  FROM operations.public_links()
  UNION ALL
  SELECT website_url, 'partners', id::text, NULL, name, false FROM partners
  WHERE deleted_at IS NULL AND is_active AND website_url <> ''
  UNION ALL
  SELECT replace(link[1], '&amp;', '&'), table_name, id, NULL, label, false
  FROM html, regexp_matches(content, ' href="(https?://[^"]+)"', 'gi') AS link
  UNION ALL
  SELECT link[1], 'content_entries', key, NULL, key, true
  FROM content_entries, regexp_matches(content, '(https?://[^\\s"''<>]+)', 'gi') AS link
  WHERE deleted_at IS NULL AND key <> ALL ($1)
  ORDER BY label, url`;

/** The links to other sites that visitors see, each with its row. The same link may be in several rows. */
export async function findLinks(database: DataSource, ownOrigin: string): Promise<FoundLink[]> {
  const links: (FoundLink & { isInText: boolean })[] = await database.query(linksSql, [htmlContentKeys]);
  return links
    .map(({ isInText, ...link }) => (isInText ? { ...link, url: withoutPunctuation(link.url) } : link))
    .filter(({ url }) => {
      if (!URL.canParse(url) || Buffer.byteLength(url) > maxLinkBytes) return false;
      return new URL(url).origin !== ownOrigin;
    });
}

/** The end of a sentence is not part of a URL, nor is a closing bracket that the URL does not open. */
function withoutPunctuation(url: string): string {
  const trimmed = url.replace(/[.,;:!?]+$/, '');
  return trimmed.endsWith(')') && !trimmed.includes('(') ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}

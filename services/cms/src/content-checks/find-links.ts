import { type Message, message } from '@majlis/contracts/shared/messages';
import { htmlContentKeys } from '@majlis/contracts/site/content-defaults';
import type { DataSource } from 'typeorm';
import { type FoundProblem, type Place, toProblem } from './found-problem.js';

type FoundLink = Place & { url: string };

/** In bytes. Longer links are left out, because the index of checked links cannot hold them. */
const maxLinkBytes = 2_000;

/** The pattern of links expects double quotes, which sanitised HTML has around all attributes. */
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

type BrokenLink = { url: string; status: number | null; error: string };

/**
 * A single failure may be an outage, so a link is broken only after repeated failures over a day, or when its page was gone twice.
 */
const brokenSql = `
  SELECT url, status, error FROM link_checks
  WHERE times_gone >= 2 OR (failures >= 3 AND checked_at - first_failed_at >= interval '1 day')`;

export async function findLinkProblems(database: DataSource, ownOrigin: string): Promise<FoundProblem[]> {
  const broken: BrokenLink[] = await database.query(brokenSql);
  if (broken.length === 0) return [];
  const brokenByUrl = new Map(broken.map((link) => [link.url, link]));
  const links = await findLinks(database, ownOrigin);
  const problems = links.flatMap(({ url, ...place }) => {
    const link = brokenByUrl.get(url);
    return link ? [toProblem('broken-link', place, { ...describe(link), part: url })] : [];
  });
  // A text may have the same link twice.
  return [...new Map(problems.map((problem) => [problem.key, problem])).values()];
}

function describe({ url, status, error }: BrokenLink): { title: Message; evidence: string } {
  if (status === 404 || status === 410) return { title: message('linkedPageGone', { url }), evidence: 'gone' };
  if (status === null) return { title: message('linkDoesNotRespond', { url, reason: error }), evidence: 'no response' };
  return { title: message('linkRespondsWithError', { url, status }), evidence: `${status}` };
}

import { type Message, message } from '@majlis/contracts/messages';
import type { DataSource } from 'typeorm';
import { findLinks } from './find-links.js';
import { type FoundProblem, toProblem } from './found-problem.js';

type BrokenLink = { url: string; status: number | null; error: string };

/** A single failure may be an outage: only a repeated one over a day counts, or a page that is gone twice. */
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

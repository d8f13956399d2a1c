import { foundingYear, htmlContentKeys } from '@majlis/contracts/content-defaults';
import { maxDescriptionLength } from '@majlis/contracts/text-lengths';
import type { DataSource } from 'typeorm';
import { describeLength } from './conference-problems.js';
import { type FoundProblem, type Place, toProblem } from './found-problem.js';
import { findOutdatedYears } from './outdated-years.js';

type Entry = { key: string; content: string };

/** Checks the texts that staff have edited; the default texts have no such problems. */
export async function findTextProblems(database: DataSource, now = new Date()): Promise<FoundProblem[]> {
  const entries: Entry[] = await database.query(
    'SELECT key, content FROM content_entries WHERE deleted_at IS NULL ORDER BY key',
  );
  const decorative: { url: string }[] = await database.query(
    "SELECT '/images/' || folder || '/' || filename AS url FROM media WHERE is_decorative AND deleted_at IS NULL",
  );
  const decorativeUrls = new Set(decorative.map(({ url }) => url));
  return entries.flatMap((entry) => [
    ...findOldYears(entry, now.getUTCFullYear()),
    ...findLongDescription(entry),
    ...findPicturesWithoutAlt(entry, decorativeUrls),
  ]);
}

const placeOf = (key: string): Place => ({ table: 'content_entries', id: key, conferenceId: null, label: key });

function findOldYears({ key, content }: Entry, year: number): FoundProblem[] {
  const title =
    key === 'impact.years' ? describeYearsSince(content, year - foundingYear) : findOutdatedYears(content, year);
  return title === undefined ? [] : [toProblem('outdated-year', placeOf(key), { title, evidence: title })];
}

/** ‘10+’ is right for some years, ‘10’ for one. Without a number there is nothing to compare. */
function describeYearsSince(content: string, years: number): string | undefined {
  const [, digits, plus] = /(\d{1,4})\s*(\+)?/.exec(content) ?? [];
  const written = Number(digits);
  const maxBehind = plus ? 4 : 0;
  if (digits === undefined || (written <= years && written >= years - maxBehind)) return undefined;
  return `It says “${content.trim().slice(0, 40)}”, but it is ${years} years since ${foundingYear}. An empty text counts by itself.`;
}

function findLongDescription({ key, content }: Entry): FoundProblem[] {
  if (key !== 'site.description' || content.length <= maxDescriptionLength) return [];
  return [toProblem('long-description', placeOf(key), { title: describeLength(content), evidence: content })];
}

/** The HTML was sanitised when it was saved, so its attributes are in double quotes. */
function findPicturesWithoutAlt({ key, content }: Entry, decorativeUrls: Set<string>): FoundProblem[] {
  if (!htmlContentKeys.includes(key)) return [];
  const pictures = [...content.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt="\s*[^"\s]/.test(tag));
  return pictures.flatMap(([tag]) => {
    const [, url = ''] = /\ssrc="([^"]*)"/.exec(tag) ?? [];
    if (decorativeUrls.has(url)) return [];
    const title = 'A picture in this text has no alt text.';
    return [toProblem('missing-alt', placeOf(key), { title, evidence: url, part: url })];
  });
}

import { type Message, message } from '@majlis/contracts/shared/messages';
import { maxDescriptionLength } from '@majlis/contracts/shared/text-lengths';
import { foundingYear, htmlContentKeys } from '@majlis/contracts/site/content-defaults';
import type { DataSource } from 'typeorm';
import { describeLength } from './conference-problems.js';
import { type FoundProblem, type Place, toProblem } from './found-problem.js';

/** `part` tells the texts of one row apart and is empty for its main text. */
type Text = Omit<Place, 'conferenceId'> & { content: string; part: string; isHtml: boolean; isDescription: boolean };

/** The texts that staff have edited (the default texts have no such problems), and the pages that visitors see. */
const textsSql = `
  SELECT 'content_entries' AS "table", key AS id, key AS label, content, '' AS part,
    key = ANY ($1) AS "isHtml", key = 'site.description' AS "isDescription"
  FROM content_entries WHERE deleted_at IS NULL
  UNION ALL
  SELECT 'pages', id::text, title, text.content, part, part = '', part = 'description'
  FROM pages, LATERAL (VALUES (body, ''), (meta_description, 'description')) AS text (content, part)
  WHERE deleted_at IS NULL AND is_active
  ORDER BY label, part`;

export async function findTextProblems(database: DataSource, now = new Date()): Promise<FoundProblem[]> {
  const texts: Text[] = await database.query(textsSql, [htmlContentKeys]);
  const decorative: { url: string }[] = await database.query(
    "SELECT '/images/' || folder || '/' || filename AS url FROM media WHERE is_decorative AND deleted_at IS NULL",
  );
  const decorativeUrls = new Set(decorative.map(({ url }) => url));
  return texts.flatMap((text) => [
    ...findOldYears(text, now.getUTCFullYear()),
    ...findLongDescription(text),
    ...findPicturesWithoutAlt(text, decorativeUrls),
  ]);
}

const placeOf = ({ table, id, label }: Text): Place => ({ table, id, label, conferenceId: null });

function findOldYears(text: Text, year: number): FoundProblem[] {
  const { id, content, part } = text;
  const title =
    id === 'impact.years' ? describeYearsSince(content, year - foundingYear) : findOutdatedYears(content, year);
  if (title === undefined) return [];
  return [toProblem('outdated-year', placeOf(text), { title, evidence: title.message, part: part || undefined })];
}

/** ‘10+’ is right for five years, ‘10’ for one. Without a number there is nothing to compare. */
function describeYearsSince(content: string, years: number): Message | undefined {
  const [, digits, plus] = /(\d{1,4})\s*(\+)?/.exec(content) ?? [];
  const written = Number(digits);
  const maxBehind = plus ? 4 : 0;
  if (digits === undefined || (written <= years && written >= years - maxBehind)) return undefined;
  return message('otherYearsSince', { text: content.trim().slice(0, 40), years, founded: foundingYear });
}

function findLongDescription(text: Text): FoundProblem[] {
  const { isDescription, content } = text;
  if (!isDescription || content.length <= maxDescriptionLength) return [];
  return [toProblem('long-description', placeOf(text), { title: describeLength(content), evidence: content })];
}

/** The HTML was sanitised when it was saved, so its attributes are in double quotes. */
function findPicturesWithoutAlt(text: Text, decorativeUrls: Set<string>): FoundProblem[] {
  if (!text.isHtml) return [];
  const pictures = [...text.content.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt="\s*[^"\s]/.test(tag));
  return pictures.flatMap(([tag]) => {
    const [, url = ''] = /\ssrc="([^"]*)"/.exec(tag) ?? [];
    if (decorativeUrls.has(url)) return [];
    const title = message('pictureWithoutAlt');
    return [toProblem('missing-alt', placeOf(text), { title, evidence: url, part: url })];
  });
}

const aboutTheFuture = /\b(upcoming|coming|next|will|join us|register|save the date)\b/i;
const yearPattern = /\b20\d\d\b/g;

/** Finds a sentence about the future that names only past years, such as “Join us in May 2025”. Returns undefined without one. */
function findOutdatedYears(content: string, currentYear: number): Message | undefined {
  const sentences = content.replaceAll(/<[^>]*>/g, '\n').split(/[\n.!?]+/);
  const outdated = sentences.find((sentence) => {
    const years = (sentence.match(yearPattern) ?? []).map(Number);
    return years.length > 0 && Math.max(...years) < currentYear && aboutTheFuture.test(sentence);
  });
  return outdated === undefined ? undefined : message('outdatedYear', { text: shorten(outdated.trim()) });
}

const shorten = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`);

type Row = { id: string; alt: string; name: string | null };

/**
 * The carousel and formatted texts are the only places whose pictures have an alt text: elsewhere the name stands beside the
 * picture. An alt text that is empty or a file name describes nothing.
 */
const problemsSql = `
  SELECT hero.id, hero.alt, (SELECT media.name FROM media WHERE '/images/' || folder || '/' || filename = hero.url) AS name
  FROM hero_images hero
  WHERE hero.deleted_at IS NULL AND hero.is_active AND hero.alt ~* '^\\s*$|\\.(jpe?g|png|webp|avif)$'
  ORDER BY hero."order", hero.id`;

export async function findHeroImageProblems(database: DataSource): Promise<FoundProblem[]> {
  const rows: Row[] = await database.query(problemsSql);
  return rows.map(({ id, alt, name }) =>
    toProblem(
      'missing-alt',
      { table: 'hero_images', id, conferenceId: null, label: name ?? 'Hero image' },
      {
        title: alt.trim() === '' ? message('heroImageWithoutAlt') : message('altIsFileName', { alt }),
        evidence: alt || 'missing',
      },
    ),
  );
}

import { message } from '@majlis/contracts/messages';
import type { DataSource } from 'typeorm';
import { type FoundProblem, toProblem } from './found-problem.js';

type Row = { id: string; alt: string; name: string | null };

/**
 * The carousel and formatted texts (text-problems.ts) are the only places whose pictures have an alt text: elsewhere the name
 * stands beside the picture. An alt text that is empty or a file name describes nothing.
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

import { defaultLanguage } from '@majlis/contracts/languages';
import type { Texts } from '@majlis/contracts/translations';
import type { EntityManager } from 'typeorm';
import { translateRows } from './translate-rows.js';

type SluggedRow = { id: string; slug: string };

/** The slug that a row has in the language of the request. */
export async function slugInLanguage(manager: EntityManager, { id, slug }: SluggedRow): Promise<string> {
  const row = { id, slug };
  await translateRows(manager, row);
  return row.slug;
}

/** SQL: the slugs of a row by language, or null if it has the same in all. */
export const slugsSql = (row: string) => `(
  SELECT jsonb_object_agg(language, fields ->> 'slug') || jsonb_build_object('${defaultLanguage.tag}', ${row}.slug)
  FROM translations WHERE row_id = ${row}.id::text AND fields ? 'slug')`;

export async function readSlugs(manager: EntityManager, { id, slug }: SluggedRow): Promise<Texts | null> {
  const [row]: { slugs: Texts | null }[] = await manager.query(
    `SELECT ${slugsSql('written')} AS slugs FROM (VALUES ($1::uuid, $2::text)) AS written (id, slug)`,
    [id, slug],
  );
  return row?.slugs ?? null;
}

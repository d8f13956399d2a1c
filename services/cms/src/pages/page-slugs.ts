import { isReservedSlug } from '@majlis/contracts/reserved-slugs';
import { slugify } from '@majlis/contracts/slugs';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { fieldError } from '@majlis/kit/http/http-errors';
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FormerPageSlugEntity } from './former-page-slug.entity.js';
import type { PageEntity } from './page.entity.js';

/** The first of 'a', 'a-2', 'a-3' … that no other page has or had. */
export async function deriveSlug(manager: EntityManager, title: string): Promise<string> {
  const base = slugify(title) || 'page';
  const taken: { slug: string }[] = await manager.query(
    `SELECT slug FROM pages WHERE deleted_at IS NULL AND (slug = $1 OR slug LIKE $1 || '-%')
     UNION SELECT slug FROM former_page_slugs WHERE slug = $1 OR slug LIKE $1 || '-%'`,
    [base],
  );
  const slugs = new Set(taken.map(({ slug }) => slug));
  let candidate = base;
  for (let number = 2; slugs.has(candidate) || isReservedSlug(candidate); number += 1) candidate = `${base}-${number}`;
  return candidate;
}

/** Hiding a page also records its slug, because the slug of a hidden page changes without a redirect. */
export async function recordFormerSlug(manager: EntityManager, before: PageEntity, after: PageEntity): Promise<void> {
  if (before.isActive && (before.slug !== after.slug || !after.isActive))
    await manager.upsert(FormerPageSlugEntity, { slug: before.slug, pageId: after.id }, ['slug']);
}

/** Nothing is changed when another page has the slug; the error says what to do. */
export async function reportTakenSlug<Result>(write: Promise<Result>, advice: string): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isConstraintViolation(error, 'pages_slug_taken')) throw error;
    throw new ConflictException(fieldError('slug', `Another page already has this address. ${advice}`));
  }
}

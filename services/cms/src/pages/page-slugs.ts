import { type Message } from '@majlis/contracts/messages';
import { isReservedSlug } from '@majlis/contracts/reserved-slugs';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { fieldError } from '@majlis/kit/http/http-errors';
import { SlugRegistry } from '@majlis/kit/slugs/slug-registry';
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FormerPageSlugEntity } from './former-page-slug.entity.js';
import { PageEntity } from './page.entity.js';

export const pageSlugs = new SlugRegistry({
  rows: PageEntity,
  formerSlugs: FormerPageSlugEntity,
  owner: 'pageId',
  taken: 'slugOfPage',
  isReserved: isReservedSlug,
});

/** Hiding a page also records its slug, because the slug of a hidden page changes without a redirect. */
export async function recordFormerSlug(manager: EntityManager, before: PageEntity, after: PageEntity): Promise<void> {
  if (before.isActive && (before.slug !== after.slug || !after.isActive))
    await pageSlugs.remember(manager, before.slug, after.id);
}

/** Throws `problem` if the write failed because another page has the slug. */
export async function reportTakenSlug<Result>(write: Promise<Result>, problem: Message): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isConstraintViolation(error, 'pages_slug_taken')) throw error;
    throw new ConflictException(fieldError('slug', problem));
  }
}

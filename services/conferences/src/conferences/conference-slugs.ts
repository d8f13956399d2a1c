import type { ConferenceInput } from '@majlis/contracts/conference-input';
import { maxFittingLength, slugifyOrYear } from '@majlis/contracts/slugs';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import { validationError } from '@majlis/kit/http/http-errors';
import { type EntityManager, Not } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { FormerSlugEntity } from './former-slug.entity.js';

type SlugSource = Pick<ConferenceInput, 'slug' | 'title' | 'startDate' | 'timezone'>;

/** A typed slug is kept or rejected; one derived from the title gets '-2', '-3' … until it is free. */
export async function resolveSlug(
  manager: EntityManager,
  { slug, title, startDate, timezone }: SlugSource,
  current?: ConferenceEntity,
): Promise<string> {
  // The current slug stays even if it is too long by now.
  if (current && (slug === '' || slug === current.slug)) return current.slug;
  const derived = slugifyOrYear(title, toLocalDateTime(startDate, timezone));
  if (slug === '' || slug === derived) return uniqueSlug(manager, derived, current?.id);
  const maxLength = maxFittingLength(slug);
  if (maxLength !== undefined)
    throw validationError({ slug: `An address in this script has at most ${maxLength} characters` });
  const sameSlug = { slug, ...(current && { id: Not(current.id) }) };
  if (await manager.existsBy(ConferenceEntity, sameSlug))
    throw validationError({ slug: 'Another conference already has this address' });
  return slug;
}

/** The first of 'a', 'a-2', 'a-3' … that no other conference has or had. */
export async function uniqueSlug(manager: EntityManager, baseSlug: string, ownId?: string): Promise<string> {
  const taken: { slug: string }[] = await manager.query(
    `SELECT slug FROM conferences WHERE deleted_at IS NULL AND id IS DISTINCT FROM $2 AND (slug = $1 OR slug LIKE $1 || '-%')
     UNION SELECT slug FROM former_slugs WHERE conference_id IS DISTINCT FROM $2 AND (slug = $1 OR slug LIKE $1 || '-%')`,
    [baseSlug, ownId ?? null],
  );
  const slugs = new Set(taken.map(({ slug }) => slug));
  let candidate = baseSlug;
  for (let number = 2; slugs.has(candidate); number += 1) candidate = `${baseSlug}-${number}`;
  return candidate;
}

/** Withdrawing also records the slug, because a draft may change its slug without a redirect. */
export async function recordFormerSlug(manager: EntityManager, before: ConferenceEntity, after: ConferenceEntity) {
  if (before.slug !== after.slug) await releaseFormerSlug(manager, after.slug, after.id);
  if (before.status !== 'draft' && (before.slug !== after.slug || after.status === 'draft'))
    await manager.upsert(FormerSlugEntity, { slug: before.slug, conferenceId: after.id }, ['slug']);
}

/** A slug in use must not redirect to another conference. */
export const releaseFormerSlug = (manager: EntityManager, slug: string, ownId?: string) =>
  manager.delete(FormerSlugEntity, { slug, ...(ownId && { conferenceId: Not(ownId) }) });

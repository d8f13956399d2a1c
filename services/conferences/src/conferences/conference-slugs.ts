import type { ConferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { slugifyOrYear } from '@majlis/contracts/shared/slugs';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';

/** A slug that a conference had while it was public. */
@Entity('former_slugs')
export class FormerSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;
}

type SlugSource = Pick<ConferenceInput, 'slug' | 'title' | 'startDate' | 'timezone'>;

export const conferenceSlugs = new SlugRegistry({
  rows: ConferenceEntity,
  formerSlugs: FormerSlugEntity,
  owner: 'conferenceId',
  taken: 'slugOfConference',
});

export function resolveConferenceSlug(
  manager: EntityManager,
  { slug, title, startDate, timezone }: SlugSource,
  current?: ConferenceEntity,
): Promise<string> {
  const derived = slugifyOrYear(title, toLocalDateTime(startDate, timezone));
  return conferenceSlugs.resolve(manager, { slug, derived }, current);
}

/** Withdrawing also records the slug, because a draft may change its slug without a redirect. */
export async function recordFormerSlug(manager: EntityManager, before: ConferenceEntity, after: ConferenceEntity) {
  if (before.slug !== after.slug) await conferenceSlugs.release(manager, after.slug, after.id);
  if (before.status !== 'draft' && (before.slug !== after.slug || after.status === 'draft'))
    await conferenceSlugs.remember(manager, before.slug, after.id);
}

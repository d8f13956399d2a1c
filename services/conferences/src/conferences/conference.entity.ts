import { type ConferenceInput, conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { message } from '@majlis/contracts/shared/messages';
import { slugifyOrYear } from '@majlis/contracts/shared/slugs';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { createEntityBase, instantColumn } from '@majlis/rows/lists/list-entity';
import { SlugRegistry } from '@majlis/rows/slugs/slug-registry';
import { NotFoundException } from '@nestjs/common';
import { Column, Entity, type EntityManager, type FindOptionsWhere, In, PrimaryColumn, type Repository } from 'typeorm';

@Entity('conferences')
export class ConferenceEntity extends createEntityBase(conferenceInput.in.shape) {
  /**
   * The time at which staff released the programme. `programReleaseDate` releases it as well, if it comes first
   * (`programmeReleasedAt`).
   */
  @Column(instantColumn({ name: 'released_at', nullable: true }))
  releasedAt: string | null;
}

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
  if (before.slug !== after.slug) await conferenceSlugs.stopRedirectingFrom(manager, after.slug, after.id);
  if (before.status !== 'draft' && (before.slug !== after.slug || after.status === 'draft'))
    await conferenceSlugs.recordFormerSlug(manager, before.slug, after.id);
}

export const publicStatuses = ['published', 'archived'] as const;

/** Visitors get the link to the virtual room by registration, not from the page. */
export const staffOnlyFields = ['version', 'updatedAt', 'updatedBy', 'deletedAt', 'virtualLink'] as const;

export type VisibilityFilter = FindOptionsWhere<ConferenceEntity>;

export const visibilityFilter = (currentUser: StaffMember | undefined): VisibilityFilter =>
  currentUser ? {} : { status: In([...publicStatuses]) };

export const conferenceNotFound = message('conferenceNotFound');

export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws 404 if the conference does not exist or the filter hides it. */
export async function findConference(
  conferences: Repository<ConferenceEntity>,
  id: string | undefined,
  filter: VisibilityFilter = {},
): Promise<ConferenceEntity> {
  const conference = uuidPattern.test(id ?? '') ? await conferences.findOneBy({ ...filter, id }) : null;
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

/** Until the transaction ends, the time zone cannot change and the conference cannot be deleted. */
export async function lockConference(
  manager: EntityManager,
  id: string,
  mode: 'pessimistic_read' | 'pessimistic_write' = 'pessimistic_read',
): Promise<ConferenceEntity> {
  const lock = { mode };
  const conference = uuidPattern.test(id) ? await manager.findOne(ConferenceEntity, { where: { id }, lock }) : null;
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

/** Finds a conference by its current or a former slug. Throws 404 if it is not visible to this user. */
export async function findConferenceBySlug(
  conferences: Repository<ConferenceEntity>,
  slug: string,
  currentUser: StaffMember | undefined,
): Promise<ConferenceEntity> {
  const conference = await conferenceSlugs.find(conferences, slug, { visible: visibilityFilter(currentUser) });
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

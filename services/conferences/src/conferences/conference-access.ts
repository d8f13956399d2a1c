import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { NotFoundException } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { conferenceSlugs } from './conference-slugs.js';

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

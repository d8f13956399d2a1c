import type { StaffMember } from '@majlis/kit/auth/current-user';
import { NotFoundException } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { FormerSlugEntity } from './former-slug.entity.js';

/** Visitors see no drafts, and nothing of them. */
export const publicStatuses = ['published', 'archived'] as const;

/** Who edited it and when, and the link to the virtual room, which registration gives. */
export const staffOnlyFields = ['version', 'updatedAt', 'updatedBy', 'deletedAt', 'virtualLink'] as const;
const staffOnlyFieldNames: ReadonlySet<string> = new Set(staffOnlyFields);

export type VisibilityFilter = FindOptionsWhere<ConferenceEntity>;

export const visibilityFilter = (staff: StaffMember | undefined): VisibilityFilter =>
  staff ? {} : { status: In([...publicStatuses]) };

const conferenceNotFound = 'Conference not found';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws 404 when there is no such conference, or none that the reader may see; staff see all. */
export async function findConference(
  conferences: Repository<ConferenceEntity>,
  id: string | undefined,
  visible: VisibilityFilter = {},
): Promise<ConferenceEntity> {
  const conference = uuidPattern.test(id ?? '') ? await conferences.findOneBy({ ...visible, id }) : null;
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

/** The same for staff in a transaction, until whose end the conference keeps its zone and is not deleted. */
export async function lockConference(manager: EntityManager, id: string): Promise<ConferenceEntity> {
  const lock = { mode: 'pessimistic_read' } as const;
  const conference = uuidPattern.test(id) ? await manager.findOne(ConferenceEntity, { where: { id }, lock }) : null;
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

/** Staff see the whole row; visitors neither who edited it nor the link to the virtual room, which registration gives. */
export function toConferenceResponse(staff: StaffMember | undefined, conference: ConferenceEntity) {
  if (staff) return conference;
  const shown = Object.entries(conference).filter(([name]) => !staffOnlyFieldNames.has(name));
  return { ...Object.fromEntries(shown), virtualLink: '' };
}

type Conferences = Repository<ConferenceEntity>;

/** The conference that has this address, or had it: then its slug is another. Throws 404 when this reader may see none. */
export async function findConferenceBySlug(
  conferences: Conferences,
  slug: string,
  staff: StaffMember | undefined,
): Promise<ConferenceEntity> {
  // The database refuses to be asked about a NUL, which no slug has.
  const wanted = slug.includes('\0') ? '' : slug.normalize('NFC');
  const conference =
    (await conferences.findOneBy({ ...visibilityFilter(staff), slug: wanted })) ??
    (await findByFormerSlug(conferences, wanted, staff));
  if (!conference) throw new NotFoundException(conferenceNotFound);
  return conference;
}

async function findByFormerSlug(conferences: Conferences, slug: string, staff: StaffMember | undefined) {
  const former = await conferences.manager.findOneBy(FormerSlugEntity, { slug });
  return former && conferences.findOneBy({ ...visibilityFilter(staff), id: former.conferenceId });
}

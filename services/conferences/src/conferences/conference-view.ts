import type { StaffMember } from '@majlis/kit/auth/staff';
import { NotFoundException } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, type Repository } from 'typeorm';
import { ConferenceEntity } from './conference.entity.js';
import { FormerSlugEntity } from './former-slug.entity.js';

/** Visitors see no drafts, and nothing of them. */
export const visitorsSee = ['published', 'archived'] as const;

/** Who edited it and when, and the link to the virtual room, which registration gives. */
export const hiddenFromVisitors = ['version', 'updatedAt', 'updatedBy', 'deletedAt', 'virtualLink'] as const;
const hidden: ReadonlySet<string> = new Set(hiddenFromVisitors);

export type Visible = FindOptionsWhere<ConferenceEntity>;

export const visibleTo = (staff: StaffMember | undefined): Visible => (staff ? {} : { status: In([...visitorsSee]) });

const noConference = 'Conference not found';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws 404 when there is no such conference, or none that the reader may see; staff see all. */
export async function findConference(
  conferences: Repository<ConferenceEntity>,
  id: string | undefined,
  visible: Visible = {},
): Promise<ConferenceEntity> {
  const conference = uuid.test(id ?? '') ? await conferences.findOneBy({ ...visible, id }) : null;
  if (!conference) throw new NotFoundException(noConference);
  return conference;
}

/** The same for staff in a transaction, until whose end the conference keeps its zone and is not deleted. */
export async function holdConference(manager: EntityManager, id: string): Promise<ConferenceEntity> {
  const lock = { mode: 'pessimistic_read' } as const;
  const conference = uuid.test(id) ? await manager.findOne(ConferenceEntity, { where: { id }, lock }) : null;
  if (!conference) throw new NotFoundException(noConference);
  return conference;
}

/** Staff see the whole row; visitors neither who edited it nor the link to the virtual room, which registration gives. */
export function conferenceShownTo(staff: StaffMember | undefined, conference: ConferenceEntity) {
  if (staff) return conference;
  const shown = Object.entries(conference).filter(([name]) => !hidden.has(name));
  return { ...Object.fromEntries(shown), virtualLink: '' };
}

type Conferences = Repository<ConferenceEntity>;

/** The conference that has this address, or had it: then its slug is another. Throws 404 when this reader may see none. */
export async function conferenceAt(
  conferences: Conferences,
  slug: string,
  staff: StaffMember | undefined,
): Promise<ConferenceEntity> {
  // The database refuses to be asked about a NUL, which no slug has.
  const wanted = slug.includes('\0') ? '' : slug.normalize('NFC');
  const conference =
    (await conferences.findOneBy({ ...visibleTo(staff), slug: wanted })) ??
    (await findMoved(conferences, wanted, staff));
  if (!conference) throw new NotFoundException(noConference);
  return conference;
}

async function findMoved(conferences: Conferences, slug: string, staff: StaffMember | undefined) {
  const former = await conferences.manager.findOneBy(FormerSlugEntity, { slug });
  return former && conferences.findOneBy({ ...visibleTo(staff), id: former.conferenceId });
}

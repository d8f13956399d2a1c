import type { StaffMember } from '@majlis/kit/auth/staff';
import { NotFoundException } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { ConferenceEntity } from './conference.entity.js';
import { FormerSlugEntity } from './former-slug.entity.js';
import { visibleTo } from './visible-conference.js';

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
  if (!conference) throw new NotFoundException('Conference not found');
  return conference;
}

async function findMoved(conferences: Conferences, slug: string, staff: StaffMember | undefined) {
  const former = await conferences.manager.findOneBy(FormerSlugEntity, { slug });
  return former && conferences.findOneBy({ ...visibleTo(staff), id: former.conferenceId });
}

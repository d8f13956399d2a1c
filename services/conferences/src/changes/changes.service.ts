import {
  type ProgrammeChange,
  type ProgrammeChanges,
  programmeReleasedAt,
} from '@majlis/contracts/programme/programme-changes';
import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { slugInLanguage } from '@majlis/rows/translations/translate-rows';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference, findConferenceBySlug, visibilityFilter } from '../conferences/conference-access.js';
import { findChanges } from './find-changes.js';
import { readProgrammeHistory } from './programme-history.js';
import { findRecentChanges } from './recent-changes.js';

/** Edits of a session within an hour are one change. */
const joinWithinMs = 3_600_000;
/** More would make the page too large; the oldest are left out. */
const maxChanges = 500;

@Injectable()
export class ChangesService {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** Throws 404 until the programme was released. */
  async ofConference(slug: string, currentUser?: StaffMember): Promise<ProgrammeChanges & { slug: string }> {
    const conference = await findConferenceBySlug(this.conferences, slug, currentUser);
    const releasedAt = programmeReleasedAt(conference, Date.now());
    if (!releasedAt) throw new NotFoundException(message('programmeNotReleased'));
    const { manager } = this.conferences;
    const history = await readProgrammeHistory(manager, { conferenceId: conference.id, since: releasedAt });
    const changes = findChanges(history, { since: Date.parse(releasedAt), joinWithinMs, limit: maxChanges });
    return { slug: await slugInLanguage(manager, conference), releasedAt, changes };
  }

  async recent(conferenceId: string, currentUser?: StaffMember): Promise<ProgrammeChange[]> {
    const conference = await findConference(this.conferences, conferenceId, visibilityFilter(currentUser));
    return findRecentChanges(this.conferences.manager, conference);
  }
}

import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import { type ProgrammeChanges, programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { PagedList } from '@majlis/rows/lists/paged-list';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { slugInLanguage } from '@majlis/rows/translations/translate-rows';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { Repository } from 'typeorm';
import {
  ConferenceEntity,
  findConference,
  findConferenceBySlug,
  visibilityFilter,
} from '../conferences/conference.entity.js';
import { findChanges, findRecentChanges, readProgrammeHistory } from './find-changes.js';

/** Edits of a session within an hour are one change. */
const joinWithinMs = 3_600_000;
/** More changes would make the page too large; the oldest are left out. */
const maxChanges = 500;

@Controller('api/conferences')
export class ProgrammeChangesController {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  /** Throws 404 until the programme was released. */
  @Get('slug/:slug/changes')
  @Public()
  @PagedList(listFilters.changes, 'changes')
  async list(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const conference = await findConferenceBySlug(this.conferences, slug, currentUser);
    const releasedAt = programmeReleasedAt(conference, Date.now());
    if (!releasedAt) throw new NotFoundException(message('programmeNotReleased'));
    const { manager } = this.conferences;
    const currentSlug = await slugInLanguage(manager, conference);
    if (currentSlug !== slug) return redirectTo(response, endpoints.programmeChanges(currentSlug));
    const history = await readProgrammeHistory(manager, { conferenceId: conference.id, since: releasedAt });
    const changes = findChanges(history, { since: Date.parse(releasedAt), joinWithinMs, limit: maxChanges });
    return { releasedAt, changes } satisfies ProgrammeChanges;
  }

  @Get(':conferenceId/recent-changes')
  @Public()
  async recent(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    const conference = await findConference(this.conferences, conferenceId, visibilityFilter(currentUser));
    return findRecentChanges(this.conferences.manager, conference);
  }
}

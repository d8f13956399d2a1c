import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { PagedList } from '@majlis/rows/lists/paged-list';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ChangesService } from './changes.service.js';

@Controller('api/conferences')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get('slug/:slug/changes')
  @Public()
  @PagedList(listFilters.changes, 'changes')
  async list(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const { slug: currentSlug, ...changes } = await this.changes.ofConference(slug, currentUser);
    return currentSlug === slug ? changes : redirectTo(response, endpoints.programmeChanges(currentSlug));
  }

  @Get(':conferenceId/recent-changes')
  @Public()
  recent(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    return this.changes.recent(conferenceId, currentUser);
  }
}

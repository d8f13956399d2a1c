import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { PagedList } from '@majlis/rows/lists/paged-list';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SpeakersService } from './speakers.service.js';

/** The speakers as the site shows them. `api/speakers` itself is a list for staff. */
@Controller('api/speakers')
export class SpeakersController {
  constructor(private readonly speakers: SpeakersService) {}

  @Get('public')
  @Public()
  @PagedList(listFilters.speakers)
  list() {
    return this.speakers.list();
  }

  @Get('slug/:slug')
  @Public()
  async getBySlug(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const { person, conferences } = await this.speakers.findBySlug(slug, currentUser);
    const currentSlug = await this.speakers.slugInLanguage(person);
    if (currentSlug !== slug) return redirectTo(response, endpoints.speakerBySlug(currentSlug));
    return this.speakers.toResponse(person, conferences);
  }
}

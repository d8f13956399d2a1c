import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { Controller, Get, Param } from '@nestjs/common';
import { shownTo } from './conference-view.js';
import { ConferencesService, type Visible, visibleToVisitors } from './conferences.service.js';

const visibleTo = (staff: StaffMember | undefined): Visible => (staff ? {} : visibleToVisitors);

@Controller('api/conferences')
export class ConferencesController {
  constructor(private readonly conferences: ConferencesService) {}

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    const conferences = await this.conferences.list(visibleTo(staff));
    return conferences.map((conference) => shownTo(staff, conference));
  }

  @Get('slug/:slug')
  @Public()
  async getBySlug(@Param('slug') slug: string, @Staff() staff?: StaffMember) {
    return shownTo(staff, await this.conferences.getBySlug(slug, visibleTo(staff)));
  }
}

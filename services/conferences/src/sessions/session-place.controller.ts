import { reads } from '@majlis/contracts/endpoints';
import type { SessionPlace } from '@majlis/contracts/sessions';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ledOn } from '../conferences/led-on.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/conferences/slug/:slug/sessions')
export class SessionPlaceController {
  constructor(private readonly sessions: SessionsService) {}

  /** What the gateway asks before it shows the page of a session. */
  @Get(':id')
  @Public()
  async place(
    @Param('slug') slug: string,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
    @Staff() staff?: StaffMember,
  ): Promise<SessionPlace | undefined> {
    const { conference, ...place } = await this.sessions.placeUnder(slug, id, staff);
    if (conference.slug === slug) return place;
    return ledOn(response, reads.sessionPlace(conference.slug, id));
  }
}

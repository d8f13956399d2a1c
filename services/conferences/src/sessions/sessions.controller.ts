import { reads } from '@majlis/contracts/endpoints';
import { type SessionInput, type SessionPlace, sessionInput } from '@majlis/contracts/sessions';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ledOn } from '../conferences/led-on.js';
import { sessionShownTo } from './session-view.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(':id')
  @Public()
  detail(@Param('id', IdPipe) id: string, @Staff() staff?: StaffMember) {
    return this.sessions.detail(id, staff);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.sessions.update(id, input, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.sessions.rows.delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.sessions.rows.restore(id, edit);
  }
}

@Controller('api/conferences/:conferenceId')
export class ConferenceSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** All sessions as the page of the conference lists them. */
  @Get('agenda')
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  agenda(@Param('conferenceId', IdPipe) conferenceId: string, @Staff() staff?: StaffMember) {
    return this.sessions.agenda(conferenceId, staff);
  }

  /** All sessions with their speakers, in one read. */
  @Get('programme')
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  programme(@Param('conferenceId', IdPipe) conferenceId: string, @Staff() staff?: StaffMember) {
    return this.sessions.programme(conferenceId, staff);
  }

  @Get('sessions')
  @Public()
  async list(@Param('conferenceId', IdPipe) conferenceId: string, @Staff() staff?: StaffMember) {
    const sessions = await this.sessions.list(conferenceId, staff);
    return sessions.map((session) => sessionShownTo(staff, session));
  }

  @Get('sessions/deleted')
  listDeleted(@Param('conferenceId', IdPipe) conferenceId: string) {
    return this.sessions.listDeleted(conferenceId);
  }

  @Post('sessions')
  @CreatesOnce()
  create(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @Staff() staff: StaffMember,
  ) {
    return this.sessions.create(conferenceId, input, staff.email);
  }
}

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

import { type SessionInput, sessionInput } from '@majlis/contracts/sessions';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { sessionShownTo } from './session-view.js';
import { SessionsService } from './sessions.service.js';

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

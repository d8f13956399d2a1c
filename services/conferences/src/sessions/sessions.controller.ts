import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import {
  type SessionDraftInput,
  type SessionInput,
  sessionDraftInput,
  sessionInput,
} from '@majlis/contracts/programme/sessions.schema';
import { historyLimit } from '@majlis/contracts/staff/history.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { EditableRows, rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { HistoryService } from '@majlis/rows/history/history.service';
import { PagedList } from '@majlis/rows/lists/paged-list';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { redirectTo } from '@majlis/rows/translations/redirect';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import type { Response } from 'express';
import { JsonText } from '../conferences/conference-json.js';
import { SessionEntity, toSessionResponse } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/sessions')
export class SessionsController implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsService,
    private readonly history: HistoryService,
    private readonly editable: EditableRows,
  ) {}

  onModuleInit(): void {
    this.editable.register({
      table: 'sessions',
      input: sessionDraftInput,
      update: (id, input: SessionDraftInput, context) => this.sessions.updateWithSpeakers(id, input, context),
      ...rowWritersOf(this.sessions.rows),
    });
  }

  @Get(':id')
  @Public()
  detail(@Param('id', IdPipe) id: string, @CurrentUser() currentUser?: StaffMember) {
    return this.sessions.detail(id, currentUser);
  }

  @Get(':id/history')
  listVersions(@Param('id', IdPipe) id: string, @Query('limit', { schema: historyLimit }) limit: number) {
    return this.history.listVersions(SessionEntity, id, limit);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.sessions.update(id, input, context);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.sessions.rows.delete(id, context);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.sessions.rows.restore(id, context);
  }
}

@Controller('api/conferences/:conferenceId')
export class ConferenceSessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get('agenda')
  @Public()
  @PagedList(listFilters.sessions)
  @JsonText()
  agenda(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    return this.sessions.agenda(conferenceId, currentUser);
  }

  @Get('programme')
  @Public()
  @PagedList(listFilters.sessions)
  @JsonText()
  programme(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    return this.sessions.programme(conferenceId, currentUser);
  }

  @Get('session-texts')
  @Public()
  @PagedList(listFilters.sessions)
  texts(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    return this.sessions.listTexts(conferenceId, currentUser);
  }

  @Get('sessions')
  @Public()
  @PagedList(listFilters.sessions)
  async list(@Param('conferenceId', IdPipe) conferenceId: string, @CurrentUser() currentUser?: StaffMember) {
    const sessions = await this.sessions.list(conferenceId, currentUser);
    return sessions.map((session) => toSessionResponse(currentUser, session));
  }

  @Get('sessions/deleted')
  listDeleted(@Param('conferenceId', IdPipe) conferenceId: string) {
    return this.sessions.listDeleted(conferenceId);
  }

  @Post('sessions')
  @Idempotent()
  create(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @CurrentUser() currentUser: StaffMember,
  ) {
    return this.sessions.create(conferenceId, input, currentUser.email);
  }
}

@Controller('api/conferences/slug/:slug/sessions')
export class SessionInConferenceController {
  constructor(private readonly sessions: SessionsService) {}

  /** A path with a former slug, or with the id of the session, redirects to the current slugs. */
  @Get(':sessionSlug')
  @Public()
  async find(
    @Param('slug') slug: string,
    @Param('sessionSlug') sessionSlug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const { conference, session } = await this.sessions.findInConference(slug, sessionSlug, currentUser);
    const currentSlugs = await this.sessions.slugsInLanguage(conference, session);
    if (currentSlugs[0] === slug && currentSlugs[1] === sessionSlug)
      return this.sessions.addDetails(conference, session, currentUser);
    return redirectTo(response, endpoints.sessionBySlug(...currentSlugs));
  }
}

import { endpoints } from '@majlis/contracts/api/endpoints';
import { listFilters } from '@majlis/contracts/api/list-query.schema';
import {
  type SessionDraftInput,
  type SessionInput,
  sessionDraftInput,
  sessionInput,
} from '@majlis/contracts/programme/sessions.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { rowWritersOf } from '@majlis/rows/drafts/editable-rows';
import { PagedList } from '@majlis/rows/lists/paged-list';
import { RowController } from '@majlis/rows/lists/sortable-crud.controller';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import type { SluggedRepository } from '@majlis/rows/slugs/slug-registry';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { Body, Controller, Get, type OnModuleInit, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { JsonText } from '../conferences/conference-json.js';
import { SessionEntity, toSessionResponse } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/sessions')
export class SessionsController extends RowController<SluggedRepository<SessionEntity>> implements OnModuleInit {
  constructor(private readonly sessions: SessionsService) {
    super(sessions.rows, SessionEntity);
  }

  onModuleInit(): void {
    this.editable.register({
      table: 'sessions',
      input: sessionDraftInput,
      update: (id, input: SessionDraftInput, context) => this.sessions.updateWithSpeakers(id, input, context),
      ...rowWritersOf(this.rows),
    });
  }

  @Get(':id')
  @Public()
  detail(@Param('id', IdPipe) id: string, @CurrentUser() currentUser?: StaffMember) {
    return this.sessions.detail(id, currentUser);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.sessions.update(id, input, context);
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

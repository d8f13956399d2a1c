import {
  type AssignmentsInput,
  assignmentsInput,
  type SessionSpeakerInput,
  sessionSpeakerInput,
} from '@majlis/contracts/programme/assignments.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { findSession } from '../sessions/session-access.js';
import { AssignmentsService } from './assignments.service.js';
import { listSpeakers } from './list-speakers.js';
import { replaceAssignments } from './replace-assignments.js';

@Controller('api/sessions/:id/speakers')
export class AssignmentsController {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  @Get()
  @Public()
  async list(@Param('id', IdPipe) id: string, @CurrentUser() currentUser?: StaffMember) {
    await findSession(this.sessions, id, currentUser);
    return listSpeakers(this.sessions.manager, id, currentUser);
  }

  @Put()
  async replace(
    @Param('id', IdPipe) id: string,
    @Body({ schema: assignmentsInput }) input: AssignmentsInput,
    @CurrentUser() currentUser: StaffMember,
    @RequestWriteContext() context: WriteContext,
  ) {
    await replaceAssignments(this.sessions.manager, id, input, context);
    return listSpeakers(this.sessions.manager, id, currentUser);
  }
}

@Controller('api/session-speakers')
export class SessionSpeakersController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Post()
  @Idempotent()
  add(@Body({ schema: sessionSpeakerInput }) input: SessionSpeakerInput, @RequestWriteContext() context: WriteContext) {
    return this.assignments.add(input, context);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext) {
    return this.assignments.remove(id, context);
  }
}

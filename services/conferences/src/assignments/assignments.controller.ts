import {
  type AssignmentsInput,
  assignmentsInput,
  type SessionSpeakerInput,
  sessionSpeakerInput,
} from '@majlis/contracts/assignments';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import { findSession } from '../sessions/session-view.js';
import { AssignmentsService } from './assignments.service.js';
import { speakersOf } from './session-speakers.js';

@Controller('api/sessions/:id/speakers')
export class AssignmentsController {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly assignments: AssignmentsService,
  ) {}

  @Get()
  @Public()
  async list(@Param('id', IdPipe) id: string, @Staff() staff?: StaffMember) {
    await findSession(this.sessions, id, staff);
    return speakersOf(this.sessions.manager, id, staff);
  }

  /** The whole list, in its order. */
  @Put()
  async replace(
    @Param('id', IdPipe) id: string,
    @Body({ schema: assignmentsInput }) input: AssignmentsInput,
    @Staff() staff: StaffMember,
    @RequestedEdit() edit: Edit,
  ) {
    await this.assignments.replace(id, input, edit);
    return speakersOf(this.sessions.manager, id, staff);
  }
}

/** One assignment at a time. */
@Controller('api/session-speakers')
export class SessionSpeakersController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Post()
  @CreatesOnce()
  add(@Body({ schema: sessionSpeakerInput }) input: SessionSpeakerInput, @RequestedEdit() edit: Edit) {
    return this.assignments.add(input, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.assignments.remove(id, edit);
  }
}

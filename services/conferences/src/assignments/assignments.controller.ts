import {
  type AssignmentsInput,
  assignmentsInput,
  type SessionSpeakerInput,
  sessionSpeakerInput,
} from '@majlis/contracts/programme/assignments.schema';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { idempotentId } from '@majlis/kit/database/idempotent-id';
import { validationError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { findSession, SessionEntity } from '../sessions/session.entity.js';
import { AssignmentEntity } from './assignment.entity.js';
import { changeSpeakerList, listAssignments, replaceAssignments } from './replace-assignments.js';

/** The list of speakers has a version of its own, so that concurrent edits never mix two lists (infra/adr/api.md). */
@Controller('api/sessions/:id/speakers')
export class SessionAssignmentsController {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  @Get()
  @Public()
  async list(@Param('id', IdPipe) id: string, @CurrentUser() currentUser?: StaffMember) {
    await findSession(this.sessions, id, currentUser);
    return listAssignments(this.sessions.manager, id, currentUser);
  }

  @Put()
  async replace(
    @Param('id', IdPipe) id: string,
    @Body({ schema: assignmentsInput }) input: AssignmentsInput,
    @CurrentUser() currentUser: StaffMember,
    @RequestWriteContext() context: WriteContext,
  ) {
    await replaceAssignments(this.sessions.manager, id, input, context);
    return listAssignments(this.sessions.manager, id, currentUser);
  }
}

@Controller('api/session-speakers')
export class AssignmentsController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Post()
  @Idempotent()
  async add(
    @Body({ schema: sessionSpeakerInput }) input: SessionSpeakerInput,
    @RequestWriteContext() context: WriteContext,
  ): Promise<AssignmentEntity> {
    const person = await this.database.manager.existsBy(PersonEntity, { id: input.personId });
    if (!person) throw validationError({ personId: message('unknownSpeaker') });
    // A repeated request returns the first assignment, whatever has happened to the list since (infra/adr/api.md).
    const id = idempotentId();
    const existing = id && (await this.database.manager.findOneBy(AssignmentEntity, { id }));
    if (existing) return existing;
    const row = { ...input, ...(id && { id }) };
    const added = changeSpeakerList(this.database, input.sessionId, context, (manager) =>
      manager.save(AssignmentEntity, row),
    );
    return added.catch((error: unknown) => {
      if (isConstraintViolation(error, 'session_speakers_person_once'))
        throw new ConflictException(message('speakerAssigned'));
      throw error;
    });
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: string, @RequestWriteContext() context: WriteContext): Promise<void> {
    const assignment = await this.database.manager.findOneBy(AssignmentEntity, { id });
    if (!assignment) throw new NotFoundException(message('rowNotFound', { noun: 'assignment' }));
    await changeSpeakerList(this.database, assignment.sessionId, context, (manager) =>
      manager.delete(AssignmentEntity, { id }),
    );
  }
}

import type { SessionSpeakerInput } from '@majlis/contracts/programme/assignments.schema';
import { message } from '@majlis/contracts/shared/messages';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { idempotentId } from '@majlis/kit/database/idempotent-id';
import { validationError } from '@majlis/kit/http/http-errors';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { withLockedSession } from './replace-assignments.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

/** The list of speakers has a version of its own, so that concurrent edits never mix two lists (ADR 0003). */
@Injectable()
export class AssignmentsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async add(input: SessionSpeakerInput, context: WriteContext): Promise<SessionSpeakerEntity> {
    const person = await this.database.manager.existsBy(PersonEntity, { id: input.personId });
    if (!person) throw validationError({ personId: message('unknownSpeaker') });
    // A repeated request returns the first assignment, whatever has happened to the list since (ADR 0019).
    const id = idempotentId();
    const existing = id && (await this.database.manager.findOneBy(SessionSpeakerEntity, { id }));
    if (existing) return existing;
    const row = { ...input, ...(id && { id }) };
    const added = withLockedSession(this.database, input.sessionId, context, (manager) =>
      manager.save(SessionSpeakerEntity, row),
    );
    return added.catch((error: unknown) => {
      if (isConstraintViolation(error, 'session_speakers_person_once'))
        throw new ConflictException(message('speakerAssigned'));
      throw error;
    });
  }

  async remove(id: string, context: WriteContext): Promise<void> {
    const assignment = await this.database.manager.findOneBy(SessionSpeakerEntity, { id });
    if (!assignment) throw new NotFoundException(message('rowNotFound', { noun: 'assignment' }));
    await withLockedSession(this.database, assignment.sessionId, context, (manager) =>
      manager.delete(SessionSpeakerEntity, { id }),
    );
  }
}

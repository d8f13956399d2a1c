import type { AssignmentsInput, SessionSpeakerInput } from '@majlis/contracts/assignments';
import type { WriteContext } from '@majlis/kit/database/audited-entity';
import { isConstraintViolation } from '@majlis/kit/database/database-errors';
import { idempotentId } from '@majlis/kit/database/idempotent-id';
import { validationError, versionConflictError } from '@majlis/kit/http/http-errors';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { sessionNotFound } from '../sessions/session-access.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

/** The list of speakers has a version of its own, so that concurrent edits never mix two lists (ADR 0003). */
@Injectable()
export class AssignmentsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  replace(sessionId: string, { speakers }: AssignmentsInput, context: WriteContext): Promise<void> {
    return this.withLockedSession(sessionId, context, async (manager) => {
      const personIds = speakers.map(({ personId }) => personId);
      const people = await manager.findBy(PersonEntity, { id: In(personIds) });
      const existing = new Set(people.map(({ id }) => id));
      const unknownIndex = personIds.findIndex((id) => !existing.has(id));
      if (unknownIndex >= 0)
        throw validationError({ [`speakers.${unknownIndex}.personId`]: 'This speaker does not exist' });
      // Assignments of deleted people stay, because restoring a person restores them.
      await manager.query(
        `DELETE FROM session_speakers assignment USING people person
         WHERE assignment.session_id = $1 AND person.id = assignment.person_id AND person.deleted_at IS NULL
           AND assignment.person_id <> ALL ($2::uuid[])`,
        [sessionId, personIds],
      );
      const assignments = speakers.map((speaker, index) => ({ ...speaker, sessionId, speakerOrder: index + 1 }));
      if (assignments.length > 0) await manager.upsert(SessionSpeakerEntity, assignments, ['sessionId', 'personId']);
    });
  }

  async add(input: SessionSpeakerInput, context: WriteContext): Promise<SessionSpeakerEntity> {
    const person = await this.database.manager.existsBy(PersonEntity, { id: input.personId });
    if (!person) throw validationError({ personId: 'This speaker does not exist' });
    // A repeated request returns the first assignment, whatever has happened to the list since (ADR 0019).
    const id = idempotentId();
    const existing = id && (await this.database.manager.findOneBy(SessionSpeakerEntity, { id }));
    if (existing) return existing;
    const row = { ...input, ...(id && { id }) };
    const added = this.withLockedSession(input.sessionId, context, (manager) =>
      manager.save(SessionSpeakerEntity, row),
    );
    return added.catch((error: unknown) => {
      if (isConstraintViolation(error, 'session_speakers_person_once'))
        throw new ConflictException('This speaker is already assigned to this session.');
      throw error;
    });
  }

  async remove(id: string, context: WriteContext): Promise<void> {
    const assignment = await this.database.manager.findOneBy(SessionSpeakerEntity, { id });
    if (!assignment) throw new NotFoundException('This assignment does not exist.');
    await this.withLockedSession(assignment.sessionId, context, (manager) =>
      manager.delete(SessionSpeakerEntity, { id }),
    );
  }

  /** Increments the version of the session's list. Throws 409 on a stale version. */
  private withLockedSession<Result>(
    id: string,
    { actor, ifMatch }: WriteContext,
    change: (manager: EntityManager) => Promise<Result>,
  ) {
    return this.database.transaction(async (manager) => {
      const session = await manager
        .createQueryBuilder(SessionEntity, 'session')
        .addSelect(['session.speakersUpdatedAt', 'session.speakersUpdatedBy'])
        .innerJoin('session.conference', 'conference')
        .where('session.id = :id', { id })
        .setLock('pessimistic_write', undefined, ['session'])
        .getOne();
      if (!session) throw new NotFoundException(sessionNotFound);
      const { speakersVersion, speakersUpdatedAt = new Date(), speakersUpdatedBy = '' } = session;
      if (ifMatch !== undefined && ifMatch !== speakersVersion)
        throw versionConflictError({ updatedBy: speakersUpdatedBy, updatedAt: speakersUpdatedAt });
      const result = await change(manager);
      const nextVersion = {
        speakersVersion: speakersVersion + 1,
        speakersUpdatedAt: new Date(),
        speakersUpdatedBy: actor,
      };
      await manager.update(SessionEntity, { id }, nextVersion);
      return result;
    });
  }
}

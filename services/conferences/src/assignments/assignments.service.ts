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

  replace(sessionId: string, { speakers }: AssignmentsInput, edit: WriteContext): Promise<void> {
    return this.withLockedSession(sessionId, edit, async (manager) => {
      const personIds = speakers.map(({ personId }) => personId);
      const people = await manager.findBy(PersonEntity, { id: In(personIds) });
      const known = new Set(people.map(({ id }) => id));
      const unknown = personIds.findIndex((id) => !known.has(id));
      if (unknown >= 0) throw validationError({ [`speakers.${unknown}.personId`]: 'This speaker does not exist' });
      // Assignments of deleted people stay, because restoring a person restores them.
      await manager.query(
        `DELETE FROM session_speakers part USING people person
         WHERE part.session_id = $1 AND person.id = part.person_id AND person.deleted_at IS NULL
           AND part.person_id <> ALL ($2::uuid[])`,
        [sessionId, personIds],
      );
      const parts = speakers.map((speaker, index) => ({ ...speaker, sessionId, speakerOrder: index + 1 }));
      if (parts.length > 0) await manager.upsert(SessionSpeakerEntity, parts, ['sessionId', 'personId']);
    });
  }

  async add(input: SessionSpeakerInput, edit: WriteContext): Promise<SessionSpeakerEntity> {
    const person = await this.database.manager.existsBy(PersonEntity, { id: input.personId });
    if (!person) throw validationError({ personId: 'This speaker does not exist' });
    // A repeated request returns the first assignment, whatever has happened to the list since (ADR 0019).
    const id = idempotentId();
    const known = id && (await this.database.manager.findOneBy(SessionSpeakerEntity, { id }));
    if (known) return known;
    const row = { ...input, ...(id && { id }) };
    const added = this.withLockedSession(input.sessionId, edit, (manager) => manager.save(SessionSpeakerEntity, row));
    return added.catch((error: unknown) => {
      if (isConstraintViolation(error, 'session_speakers_person_once'))
        throw new ConflictException('This speaker is already assigned to this session.');
      throw error;
    });
  }

  async remove(id: string, edit: WriteContext): Promise<void> {
    const part = await this.database.manager.findOneBy(SessionSpeakerEntity, { id });
    if (!part) throw new NotFoundException('This assignment does not exist.');
    await this.withLockedSession(part.sessionId, edit, (manager) => manager.delete(SessionSpeakerEntity, { id }));
  }

  /** Locks the session, applies the change and raises the version of its list. Rejects a stale version with 409. */
  private withLockedSession<Result>(
    id: string,
    { actor: by, ifMatch }: WriteContext,
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
      const renewed = { speakersVersion: speakersVersion + 1, speakersUpdatedAt: new Date(), speakersUpdatedBy: by };
      await manager.update(SessionEntity, { id }, renewed);
      return result;
    });
  }
}

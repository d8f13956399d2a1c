import type { AssignmentsInput } from '@majlis/contracts/programme/assignments.schema';
import { message } from '@majlis/contracts/shared/messages';
import { validationError, versionConflictError } from '@majlis/kit/http/http-errors';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { NotFoundException } from '@nestjs/common';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { resolveMerged } from '../people/resolve-merged.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { sessionNotFound } from '../sessions/session-access.js';
import { joinAssignments } from './join-assignments.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

/** Throws a validation error for an unknown person, and 409 on a stale version of the list. */
export function replaceAssignments(
  database: Pick<DataSource, 'transaction'>,
  sessionId: string,
  { speakers }: AssignmentsInput,
  context: WriteContext,
): Promise<void> {
  return withLockedSession(database, sessionId, context, async (manager) => {
    const named = await followMerges(manager, speakers);
    const personIds = named.map(({ personId }) => personId);
    // Nobody of them is deleted or merged before this is saved.
    const people = await manager.find(PersonEntity, { where: { id: In(personIds) }, lock: { mode: 'for_key_share' } });
    const existing = new Set(people.map(({ id }) => id));
    const unknownIndex = personIds.findIndex((id) => !existing.has(id));
    if (unknownIndex >= 0) throw validationError({ [`speakers.${unknownIndex}.personId`]: message('unknownSpeaker') });
    // Assignments of deleted people stay, because restoring a person restores them.
    await manager.query(
      `DELETE FROM session_speakers assignment USING people person
         WHERE assignment.session_id = $1 AND person.id = assignment.person_id AND person.deleted_at IS NULL
           AND assignment.person_id <> ALL ($2::uuid[])`,
      [sessionId, personIds],
    );
    const assignments = joinRepeated(named).map((speaker, index) => ({
      ...speaker,
      sessionId,
      speakerOrder: index + 1,
    }));
    if (assignments.length > 0) await manager.upsert(SessionSpeakerEntity, assignments, ['sessionId', 'personId']);
  });
}

type Speakers = AssignmentsInput['speakers'];

/** A draft may name people who have been merged into others since. */
async function followMerges(manager: EntityManager, speakers: Speakers): Promise<Speakers> {
  const ids = speakers.map(({ personId }) => personId);
  const resolved = await resolveMerged(manager, ids);
  return speakers.map((speaker) => ({ ...speaker, personId: resolved.get(speaker.personId) ?? speaker.personId }));
}

function joinRepeated(speakers: Speakers): Speakers {
  const joined = new Map<string, Speakers[number]>();
  for (const speaker of speakers) {
    const first = joined.get(speaker.personId);
    joined.set(speaker.personId, first ? { ...first, ...joinAssignments(first, speaker) } : speaker);
  }
  return [...joined.values()];
}

/** Increments the version of the session's list. Throws 409 on a stale version. */
export function withLockedSession<Result>(
  database: Pick<DataSource, 'transaction'>,
  id: string,
  { actor, ifMatch }: WriteContext,
  change: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (manager) => {
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

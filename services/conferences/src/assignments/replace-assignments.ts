import { type AssignmentsInput, maxPresentationTitle } from '@majlis/contracts/programme/assignments.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { currentChange } from '@majlis/kit/database/change-context';
import { validationError, versionConflictError } from '@majlis/kit/http/http-errors';
import { addPictures } from '@majlis/rows/lists/picture-details';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import type { Revision } from '@majlis/rows/repository/revisions';
import { inStatements } from '@majlis/rows/repository/write-rows';
import { NotFoundException } from '@nestjs/common';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { PersonEntity, resolveMerged } from '../people/person.entity.js';
import { toPersonResponse } from '../people/person-response.js';
import { SessionEntity, sessionNotFound } from '../sessions/session.entity.js';
import { AssignmentEntity } from './assignment.entity.js';

/** Throws a validation error for an unknown person, and 409 on a stale version of the list. */
export function replaceAssignments(
  database: Pick<DataSource, 'transaction'>,
  sessionId: string,
  { speakers }: AssignmentsInput,
  context: WriteContext,
): Promise<void> {
  return changeSpeakerList(database, sessionId, context, async (manager) => {
    const named = await followMerges(manager, speakers);
    const personIds = named.map(({ personId }) => personId);
    // The lock keeps these people from being deleted or merged before the list is saved.
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
    if (assignments.length > 0) await manager.upsert(AssignmentEntity, assignments, ['sessionId', 'personId']);
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

/** Locks the session, and after the change increments the version of its list of speakers. Throws 409 on a stale version. */
export function changeSpeakerList<Result>(
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

type Part = { speakerType: SpeakerType; presentationTitle: string };

/**
 * If one person has two roles in a session, the one that comes first in this list remains. Presenter is last, because it is assumed
 * where nobody chose a role.
 */
const roles: readonly SpeakerType[] = ['keynote', 'chair', 'moderator', 'panelist', 'discussant', 'presenter'];

/**
 * Joins two assignments of one person in a session. The result has the stronger role and both titles, or only the first title if
 * both do not fit.
 */
export function joinAssignments(first: Part, second: Part): Part {
  const speakerType = roles.find((role) => role === first.speakerType || role === second.speakerType) ?? 'presenter';
  const titles = new Set([first.presentationTitle, second.presentationTitle].filter(Boolean));
  const both = [...titles].join(' / ');
  return { speakerType, presentationTitle: both.length > maxPresentationTitle ? first.presentationTitle : both };
}

/** Lists the assignments of one session, or of many in one list. */
export async function listAssignments(
  manager: EntityManager,
  sessionIds: string | string[],
  currentUser: StaffMember | undefined,
) {
  const assignments = await manager.find(AssignmentEntity, {
    where: { sessionId: typeof sessionIds === 'string' ? sessionIds : In(sessionIds) },
    relations: { person: true },
    order: { speakerOrder: 'ASC', id: 'ASC' },
  });
  const people = assignments.flatMap(({ person }) => (person ? [toPersonResponse(currentUser, person)] : []));
  const described = await addPictures(manager, people, ({ photo }) => [photo]);
  const byId = new Map(described.map((person) => [person.id, person]));
  return assignments.map(({ person, ...assignment }) => ({
    ...assignment,
    person: (person && byId.get(person.id)) ?? null,
  }));
}

/** Gives changed lists of speakers a new version, so that a save from an older one is rejected. */
export async function renewSpeakerLists(manager: EntityManager, sessionIds: string[]): Promise<void> {
  for (const part of inStatements(sessionIds))
    await manager.update(
      SessionEntity,
      { id: In(part) },
      {
        speakersVersion: () => 'speakers_version + 1',
        speakersUpdatedAt: new Date(),
        speakersUpdatedBy: currentChange()?.actor ?? '',
      },
    );
}

export async function renewUndoneSpeakerLists(manager: EntityManager, revisions: Revision[]): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(AssignmentEntity);
  const rows = revisions.filter(({ table }) => table === tableName).map(({ before, after }) => before ?? after);
  const sessionIds = rows.flatMap((row) => (typeof row?.session_id === 'string' ? [row.session_id] : []));
  await renewSpeakerLists(manager, [...new Set(sessionIds)]);
}

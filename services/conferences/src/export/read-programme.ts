import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import { fullName } from '../people/full-name.js';
import type { PersonEntity } from '../people/person.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';

export type ExportedSpeaker = SessionSpeakerEntity & { person: PersonEntity };
export type ExportedSession = SessionEntity & { speakers: ExportedSpeaker[] };

/** The sessions by time, with their speakers in their order. */
export async function readProgramme(
  manager: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<ExportedSession[]> {
  const sessions = await manager.find(SessionEntity, {
    where,
    order: { startTime: 'ASC', sessionOrder: 'ASC', id: 'ASC' },
  });
  const assignments = await manager.find(SessionSpeakerEntity, {
    where: { sessionId: In(sessions.map(({ id }) => id)) },
    relations: { person: true },
    order: { speakerOrder: 'ASC', id: 'ASC' },
  });
  const speakersOf = new Map<string, ExportedSpeaker[]>(sessions.map(({ id }) => [id, []]));
  // Without the person the person has been deleted.
  for (const assignment of assignments)
    if (assignment.person) speakersOf.get(assignment.sessionId)?.push(assignment as ExportedSpeaker);
  return sessions.map((session) => Object.assign(session, { speakers: speakersOf.get(session.id) ?? [] }));
}

/** Each speaker of the conference once, by name. */
export function listPeople(sessions: ExportedSession[]): PersonEntity[] {
  const people = new Map(sessions.flatMap(({ speakers }) => speakers.map(({ person }) => [person.id, person])));
  return [...people.values()].toSorted((one, other) => fullName(one).localeCompare(fullName(other)));
}

import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { listMaterials } from '../documents/session-materials.js';
import type { DocumentEntity } from '../list-entities.js';
import { RoomEntity } from '../list-entities.js';
import { fullName } from '../people/full-name.js';
import type { PersonEntity } from '../people/person.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';

export type ExportedSpeaker = SessionSpeakerEntity & { person: PersonEntity };
type ProgrammeSession = SessionEntity & { speakers: ExportedSpeaker[] };
export type ExportedSession = ProgrammeSession & { materials: DocumentEntity[] };
export type ExportedProgramme = { conference: ConferenceEntity; sessions: ExportedSession[]; rooms: RoomEntity[] };

/** The sessions by time, with their speakers in their order. */
export async function readProgramme(
  manager: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<ProgrammeSession[]> {
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

export async function readExportedProgramme(
  manager: EntityManager,
  conference: ConferenceEntity,
): Promise<ExportedProgramme> {
  const { id: conferenceId } = conference;
  const materials = await listMaterials(manager, conferenceId);
  const sessions = await readProgramme(manager, { conferenceId });
  return {
    conference,
    sessions: sessions.map((session) => Object.assign(session, { materials: materials.get(session.id) ?? [] })),
    rooms: await manager.find(RoomEntity, { where: { conferenceId }, order: { order: 'ASC', id: 'ASC' } }),
  };
}

/** Each speaker of the conference once, by name. */
export function listPeople(sessions: ExportedSession[]): PersonEntity[] {
  const people = new Map(sessions.flatMap(({ speakers }) => speakers.map(({ person }) => [person.id, person])));
  return [...people.values()].toSorted((one, other) => fullName(one).localeCompare(fullName(other)));
}

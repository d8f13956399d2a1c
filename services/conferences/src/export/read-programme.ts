import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { AssignmentEntity } from '../assignments/assignment.entity.js';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { type DocumentEntity, RoomEntity } from '../conferences/lists-of-conference.js';
import { listMaterials, toAddress } from '../documents/public-documents.js';
import type { PersonEntity } from '../people/person.entity.js';
import { fullName } from '../people/person-response.js';
import { SessionEntity } from '../sessions/session.entity.js';

export type ExportedSpeaker = AssignmentEntity & { person: PersonEntity };
type ProgrammeSession = SessionEntity & { speakers: ExportedSpeaker[] };
export type ExportedSession = ProgrammeSession & { materials: DocumentEntity[] };
export type ExportedProgramme = { conference: ConferenceEntity; sessions: ExportedSession[]; rooms: RoomEntity[] };

/** Reads the sessions sorted by time, each with its speakers in order. */
export async function readProgramme(
  manager: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<ProgrammeSession[]> {
  const sessions = await manager.find(SessionEntity, {
    where,
    order: { startTime: 'ASC', sessionOrder: 'ASC', id: 'ASC' },
  });
  const assignments = await manager.find(AssignmentEntity, {
    where: { sessionId: In(sessions.map(({ id }) => id)) },
    relations: { person: true },
    order: { speakerOrder: 'ASC', id: 'ASC' },
  });
  const speakersOf = new Map<string, ExportedSpeaker[]>(sessions.map(({ id }) => [id, []]));
  // An assignment without a person is that of a deleted person.
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

/** Lists each speaker once, sorted by name. */
export function listPeople(sessions: ExportedSession[]): PersonEntity[] {
  const people = new Map(sessions.flatMap(({ speakers }) => speakers.map(({ person }) => [person.id, person])));
  return [...people.values()].toSorted((one, other) => fullName(one).localeCompare(fullName(other)));
}

export function toSessionsJson({ conference, sessions, rooms }: ExportedProgramme, origin: string): string {
  const { id, title, slug, timezone, startDate, endDate } = conference;
  return JSON.stringify(
    {
      conference: { id, title, slug, timezone, startDate, endDate },
      rooms: rooms.map(({ name, capacity }) => ({ name, capacity })),
      sessions: sessions.map((session) => toSession(session, origin)),
    },
    null,
    2,
  );
}

function toSession(session: ExportedSession, origin: string) {
  const { id, title, sessionType, track, startTime, endTime, location, sessionOrder, maxAttendees } = session;
  const { description, sessionAbstract, specialRequirements } = session;
  return {
    id,
    title,
    sessionType,
    track,
    startTime,
    endTime,
    location,
    sessionOrder,
    maxAttendees,
    description,
    sessionAbstract,
    specialRequirements,
    speakers: session.speakers.map(({ personId, speakerType, presentationTitle, person }) => ({
      personId,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      orcidId: person.orcidId,
      position: person.position,
      organization: person.organization,
      biography: person.biography,
      expertiseAreas: person.expertiseAreas,
      speakerType,
      presentationTitle,
    })),
    materials: session.materials.map((material) => ({
      title: material.title,
      kind: material.kind,
      url: toAddress(material.url, origin),
      language: material.language,
      doi: material.doi,
      licence: material.licence,
      pages: material.pages,
      publishedOn: material.publishedOn,
      publicFrom: material.publicFrom,
      isActive: material.isActive,
    })),
  };
}

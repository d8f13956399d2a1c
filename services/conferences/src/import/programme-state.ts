import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { groupBy } from '@majlis/contracts/shared/group-by';
import type { EntityManager } from 'typeorm';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { type DocumentEntity, RoomEntity } from '../conferences/lists-of-conference.js';
import { listMaterials } from '../documents/public-documents.js';
import { PersonEntity, resolveMerged } from '../people/person.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';

export type StoredAssignment = {
  sessionId: string;
  personId: string;
  speakerType: SpeakerType;
  speakerOrder: number;
  presentationTitle: string;
};

/** The programme as it is now, with which an import is compared. */
export type ProgrammeState = {
  conference: ConferenceEntity;
  /** All sessions, the deleted ones too. */
  sessions: SessionEntity[];
  people: PersonEntity[];
  /** The people into whom deleted people have been merged, by the ids of the deleted ones. */
  keptIds: ReadonlyMap<string, string>;
  /** The assignments of each session, in order, without those of deleted people, which an import never changes. */
  assignments: Map<string, StoredAssignment[]>;
  materials: Map<string, DocumentEntity[]>;
  rooms: RoomEntity[];
};

const comparedPersonColumns = {
  id: true,
  slug: true,
  firstName: true,
  lastName: true,
  email: true,
  orcidId: true,
  organization: true,
  position: true,
  version: true,
  deletedAt: true,
} as const;

export async function readProgrammeState(
  manager: EntityManager,
  conference: ConferenceEntity,
): Promise<ProgrammeState> {
  const { id: conferenceId } = conference;
  const sessions = await manager.find(SessionEntity, {
    where: { conferenceId },
    withDeleted: true,
    order: { id: 'ASC' },
  });
  const people = await manager.find(PersonEntity, {
    select: comparedPersonColumns,
    withDeleted: true,
    order: { id: 'ASC' },
  });
  const keptIds = await resolveMerged(manager);
  const rows: StoredAssignment[] = await manager.query(
    `SELECT assignment.session_id AS "sessionId", assignment.person_id AS "personId", assignment.speaker_type AS "speakerType",
       assignment.speaker_order AS "speakerOrder", assignment.presentation_title AS "presentationTitle"
     FROM session_speakers assignment
     JOIN sessions session ON session.id = assignment.session_id
     JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL
     WHERE session.conference_id = $1 ORDER BY assignment.speaker_order, assignment.id`,
    [conferenceId],
  );
  const assignments = groupBy(rows, ({ sessionId }) => sessionId);
  const materials = await listMaterials(manager, conferenceId);
  const rooms = await manager.findBy(RoomEntity, { conferenceId });
  return { conference, sessions, people, keptIds, assignments, materials, rooms };
}

/** Returns those of the ids that sessions of other conferences have already. */
export async function findForeignSessionIds(
  manager: EntityManager,
  conferenceId: string,
  ids: string[],
): Promise<Set<string>> {
  const rows: { id: string }[] = await manager.query(
    'SELECT id FROM sessions WHERE id = ANY ($2::uuid[]) AND conference_id <> $1',
    [conferenceId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

import type { DocumentKind } from '@majlis/contracts/shared/choices';
import { type EntityManager, In } from 'typeorm';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import { ConferencePartnerEntity, DocumentEntity, RoomEntity } from '../list-entities.js';
import { SessionEntity } from '../sessions/session.entity.js';

/** Recordings and proceedings stay with their conference; a programme and other documents can serve again. */
const copiedKinds: DocumentKind[] = ['programme', 'other'];

export type ProgrammeParts = {
  sessions: SessionEntity[];
  assignments: SessionSpeakerEntity[];
  partners: ConferencePartnerEntity[];
  rooms: RoomEntity[];
  /** Documents of deleted sessions are left out. */
  documents: DocumentEntity[];
};

/** Counts the parts that a copy of the conference can contain. */
export async function readProgrammeParts(manager: EntityManager, conferenceId: string): Promise<ProgrammeParts> {
  const sessions = await manager.find(SessionEntity, { where: { conferenceId } });
  const partners = await manager.find(ConferencePartnerEntity, {
    where: { conferenceId },
    order: { createdAt: 'ASC' },
  });
  const rooms = await manager.find(RoomEntity, { where: { conferenceId }, order: { createdAt: 'ASC' } });
  const documents = await manager.find(DocumentEntity, {
    where: { conferenceId, kind: In(copiedKinds) },
    order: { createdAt: 'ASC' },
  });
  const assignments = await readAssignments(manager, conferenceId);
  const sessionIds = new Set<string | null>([null, ...sessions.map(({ id }) => id)]);
  return {
    sessions,
    assignments,
    partners,
    rooms,
    documents: documents.filter(({ sessionId }) => sessionIds.has(sessionId)),
  };
}

/** Both joins leave out what is deleted. */
export const readAssignments = (manager: EntityManager, conferenceId: string): Promise<SessionSpeakerEntity[]> =>
  manager
    .createQueryBuilder(SessionSpeakerEntity, 'assignment')
    .innerJoin('assignment.session', 'session', 'session.conferenceId = :conferenceId', { conferenceId })
    .innerJoin('assignment.person', 'person')
    .getMany();

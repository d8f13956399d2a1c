import { randomUUID } from 'node:crypto';
import type { ConferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import type { DocumentKind } from '@majlis/contracts/shared/choices';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { insertRows } from '@majlis/rows/repository/write-rows';
import { type EntityManager, In } from 'typeorm';
import { AssignmentEntity } from '../assignments/assignment.entity.js';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { ConferencePartnerEntity, DocumentEntity, RoomEntity } from '../conferences/lists-of-conference.js';
import { addLengthOf, type ShiftTime, shiftSession } from '../conferences/preserve-local-times.js';
import { SessionEntity } from '../sessions/session.entity.js';

type CopyContext = {
  source: ConferenceEntity;
  copy: ConferenceEntity;
  input: ConferenceCopyInput;
  shift: ShiftTime;
  actor: string;
};

/** Writes each of the chosen parts by one statement, however many rows it has. */
export async function copyParts(manager: EntityManager, context: CopyContext): Promise<void> {
  const { source, input } = context;
  const parts = await readProgrammeParts(manager, source.id);
  const sessions = input.sessions ? parts.sessions : [];
  const newIds = new Map(sessions.map(({ id }) => [id, randomUUID()]));
  await insertRows(manager, SessionEntity, toSessions(context, sessions, newIds));
  if (input.speakers) await insertRows(manager, AssignmentEntity, toAssignments(parts, newIds));
  if (input.partners) await insertRows(manager, ConferencePartnerEntity, toRowsOf(context, parts.partners));
  if (input.rooms) await insertRows(manager, RoomEntity, toRowsOf(context, parts.rooms));
  if (input.documents) await insertRows(manager, DocumentEntity, toDocuments(context, parts, newIds));
}

type NewIds = ReadonlyMap<string | null, string>;

/** Slugs are unique in one conference, so they are free in the copy. */
const toSessions = ({ copy, input, shift, actor }: CopyContext, sessions: SessionEntity[], newIds: NewIds) =>
  sessions.map((session) => {
    const { startDate: startTime } = copy;
    const times = input.times ? shiftSession(session, shift) : { startTime, endTime: addLengthOf(session, startTime) };
    return Object.assign({}, session, times, initialAuditFields(actor), {
      id: newIds.get(session.id),
      conferenceId: copy.id,
      location: input.rooms ? session.location : '',
      speakersVersion: 1,
    });
  });

export const toAssignments = ({ assignments }: Pick<ProgrammeParts, 'assignments'>, newIds: NewIds) =>
  assignments.flatMap((assignment) => {
    const sessionId = newIds.get(assignment.sessionId);
    return sessionId ? [Object.assign({}, assignment, { id: randomUUID(), sessionId })] : [];
  });

/** Rows with the same creation time would be sorted by their random ids, so each is created a millisecond after the one before. */
const toRowsOf = <Row extends object>({ copy, actor }: CopyContext, rows: Row[]) =>
  rows.map((row, index) => ({
    ...row,
    id: randomUUID(),
    conferenceId: copy.id,
    createdAt: new Date(copy.updatedAt.getTime() + index),
    ...initialAuditFields(actor),
  }));

/** A document that is hidden until some time stays hidden in the copy until the corresponding time. */
const toDocuments = (context: CopyContext, { documents }: ProgrammeParts, newIds: NewIds) =>
  toRowsOf(
    context,
    documents.filter(({ sessionId }) => sessionId === null || newIds.has(sessionId)),
  ).map((document) =>
    Object.assign(document, {
      sessionId: newIds.get(document.sessionId) ?? null,
      publicFrom: document.publicFrom && context.shift(document.publicFrom),
      // These values describe the published paper, so the copy begins without them.
      ...{ doi: '', pages: '', publishedOn: null },
    }),
  );

/** Recordings and proceedings stay with their conference; a programme and other documents can serve again. */
const copiedKinds: DocumentKind[] = ['programme', 'other'];

type ProgrammeParts = {
  sessions: SessionEntity[];
  assignments: AssignmentEntity[];
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

/** The joins leave out deleted sessions and deleted people. */
export const readAssignments = (manager: EntityManager, conferenceId: string): Promise<AssignmentEntity[]> =>
  manager
    .createQueryBuilder(AssignmentEntity, 'assignment')
    .innerJoin('assignment.session', 'session', 'session.conferenceId = :conferenceId', { conferenceId })
    .innerJoin('assignment.person', 'person')
    .getMany();

import { randomUUID } from 'node:crypto';
import type { ConferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { insertRows } from '@majlis/rows/repository/write-rows';
import type { EntityManager } from 'typeorm';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { addLengthOf, type ShiftTime, shiftSession } from '../conferences/preserve-local-times.js';
import { ConferencePartnerEntity, DocumentEntity, RoomEntity } from '../list-entities.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { type ProgrammeParts, readProgrammeParts } from './programme-parts.js';

type CopyContext = {
  source: ConferenceEntity;
  copy: ConferenceEntity;
  input: ConferenceCopyInput;
  shift: ShiftTime;
  actor: string;
};

/** Writes the chosen parts by a statement for each, however many rows it has. */
export async function copyParts(manager: EntityManager, context: CopyContext): Promise<void> {
  const { source, input } = context;
  const parts = await readProgrammeParts(manager, source.id);
  const sessions = input.sessions ? parts.sessions : [];
  const newIds = new Map(sessions.map(({ id }) => [id, randomUUID()]));
  await insertRows(manager, SessionEntity, toSessions(context, sessions, newIds));
  if (input.speakers) await insertRows(manager, SessionSpeakerEntity, toAssignments(parts, newIds));
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

/** Rows of one creation time are in the order of their ids, so each is a millisecond after the one before. */
const toRowsOf = <Row extends object>({ copy, actor }: CopyContext, rows: Row[]) =>
  rows.map((row, index) => ({
    ...row,
    id: randomUUID(),
    conferenceId: copy.id,
    createdAt: new Date(copy.updatedAt.getTime() + index),
    ...initialAuditFields(actor),
  }));

/** A document that was hidden until a time is hidden until the same time of the copy. */
const toDocuments = (context: CopyContext, { documents }: ProgrammeParts, newIds: NewIds) =>
  toRowsOf(
    context,
    documents.filter(({ sessionId }) => sessionId === null || newIds.has(sessionId)),
  ).map((document) =>
    Object.assign(document, {
      sessionId: newIds.get(document.sessionId) ?? null,
      publicFrom: document.publicFrom && context.shift(document.publicFrom),
      // These are of the paper as it was published.
      ...{ doi: '', pages: '', publishedOn: null },
    }),
  );

import { sessionSlug } from '@majlis/contracts/shared/slugs';
import type { ImportResult } from '@majlis/contracts/staff/imports.schema';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { inStatements, insertRows, updateRowsInBulk } from '@majlis/rows/repository/write-rows';
import type { EntityManager } from 'typeorm';
import { renewSpeakerLists } from '../assignments/replace-assignments.js';
import { DocumentEntity, RoomEntity } from '../conferences/lists-of-conference.js';
import { PersonEntity, personSlugs } from '../people/person.entity.js';
import { SessionEntity, sessionSlugs } from '../sessions/session.entity.js';
import type { ComparedSession } from './compare-session.js';
import type { ComparedRoom, DryRun } from './dry-run.js';
import type { NewPerson } from './match-people.js';

/** Writes the results of a dry run by a few statements, however many rows there are. Runs in the caller's transaction. */
export async function writeImport(
  manager: EntityManager,
  conferenceId: string,
  dryRun: DryRun,
  actor: string,
): Promise<ImportResult> {
  const written = dryRun.sessions.filter(({ shown }) => shown.kind === 'add' || shown.kind === 'restore');
  const changed = dryRun.sessions.filter(
    ({ shown, speakers, materials }) =>
      shown.kind === 'change' && shown.values.length > Number(speakers !== undefined) + Number(materials.length > 0),
  );
  await writePeople(manager, dryRun.people, actor);
  await writeSessions(manager, conferenceId, written, actor);
  await updateRowsInBulk(
    manager,
    SessionEntity,
    changed.map(({ id, values }) => ({ id, ...values })),
    actor,
  );
  await writeSpeakers(manager, dryRun.sessions);
  await writeMaterials(manager, conferenceId, dryRun.sessions, actor);
  const rooms = await writeRooms(manager, conferenceId, dryRun.rooms, actor);
  return {
    added: written.length,
    changed: dryRun.sessions.filter(({ shown }) => shown.kind === 'change').length,
    people: dryRun.people.length,
    rooms,
  };
}

/** Adds sessions, and restores those that were deleted. */
async function writeSessions(
  manager: EntityManager,
  conferenceId: string,
  sessions: ComparedSession[],
  actor: string,
): Promise<void> {
  const bases = sessions.map(({ stored, values }) => stored?.slug ?? sessionSlug(values.title));
  const slugs = await sessionSlugs.findFreeForMany(manager, bases, { conferenceId });
  const rows = sessions.map(({ id, stored, values }, index) => ({
    stored,
    row: { id, ...values, slug: slugs[index] },
  }));
  const added = rows.filter(({ stored }) => !stored).map(({ row }) => row);
  const restored = rows.filter(({ stored }) => stored).map(({ row }) => row);
  await insertRows(
    manager,
    SessionEntity,
    added.map((row) => ({ ...row, conferenceId, ...initialAuditFields(actor) })),
  );
  await updateRowsInBulk(
    manager,
    SessionEntity,
    restored.map((row) => ({ ...row, deletedAt: null })),
    actor,
  );
}

/** Only lists that differ are written. They get new versions, so that a save from an older one is rejected (infra/adr/api.md). */
async function writeSpeakers(manager: EntityManager, sessions: ComparedSession[]): Promise<void> {
  const listed = sessions.filter(({ speakers }) => speakers !== undefined);
  const rows = listed.flatMap(({ id, speakers = [] }) =>
    speakers.map(({ personId, speakerType, presentationTitle }, index) => ({
      session_id: id,
      person_id: personId,
      speaker_type: speakerType,
      speaker_order: index + 1,
      presentation_title: presentationTitle,
    })),
  );
  for (const part of inStatements(rows))
    await manager.query(
      `INSERT INTO session_speakers (session_id, person_id, speaker_type, speaker_order, presentation_title)
       SELECT session_id, person_id, speaker_type, speaker_order, presentation_title
       FROM jsonb_populate_recordset(NULL::session_speakers, $1::jsonb)
       ON CONFLICT ON CONSTRAINT session_speakers_person_once DO UPDATE SET speaker_type = excluded.speaker_type,
         speaker_order = excluded.speaker_order, presentation_title = excluded.presentation_title
       WHERE (session_speakers.speaker_type, session_speakers.speaker_order, session_speakers.presentation_title)
         IS DISTINCT FROM (excluded.speaker_type, excluded.speaker_order, excluded.presentation_title)`,
      [JSON.stringify(part)],
    );
  if (rows.length > 0)
    await renewSpeakerLists(
      manager,
      listed.flatMap(({ id, stored }) => (stored ? [id] : [])),
    );
}

async function writeMaterials(
  manager: EntityManager,
  conferenceId: string,
  sessions: ComparedSession[],
  actor: string,
): Promise<void> {
  const materials = sessions.flatMap(({ id, materials: compared }) =>
    compared.map(({ stored, values }) => ({ stored, row: { ...values, sessionId: id } })),
  );
  await insertRows(
    manager,
    DocumentEntity,
    materials.flatMap(({ stored, row }) => (stored ? [] : { conferenceId, ...row, ...initialAuditFields(actor) })),
  );
  await updateRowsInBulk(
    manager,
    DocumentEntity,
    materials.flatMap(({ stored, row }) => (stored ? { id: stored.id, ...row } : [])),
    actor,
  );
}

/** Adds people, and restores deleted people with the values that they had. */
export async function writePeople(manager: EntityManager, people: NewPerson[], actor: string): Promise<void> {
  const bases = people.map(({ slugBase }) => slugBase);
  const slugs = await personSlugs.findFreeForMany(manager, bases);
  const slugged = people.map((person, index) => ({ ...person, slug: slugs[index] }));
  const added = slugged.filter(({ isRestored }) => !isRestored);
  await insertRows(
    manager,
    PersonEntity,
    added.map(({ id, slug, values }) => ({ id, ...values, slug, ...initialAuditFields(actor) })),
  );
  const restored = slugged.filter(({ isRestored }) => isRestored);
  await updateRowsInBulk(
    manager,
    PersonEntity,
    restored.map(({ id, slug }) => ({ id, slug, deletedAt: null })),
    actor,
  );
}

/** New rooms are added after the stored ones, in the order of the file. Returns how many rooms were written. */
async function writeRooms(
  manager: EntityManager,
  conferenceId: string,
  rooms: ComparedRoom[],
  actor: string,
): Promise<number> {
  const last = await manager.maximum(RoomEntity, 'order', { conferenceId });
  const added = rooms.filter(({ shown }) => shown.kind === 'add');
  const changed = rooms.filter(({ shown }) => shown.kind === 'change');
  await insertRows(
    manager,
    RoomEntity,
    added.map(({ shown: { name, after } }, index) => ({
      conferenceId,
      name,
      capacity: after,
      order: (last ?? -1) + 1 + index,
      isActive: true,
      ...initialAuditFields(actor),
    })),
  );
  await updateRowsInBulk(
    manager,
    RoomEntity,
    changed.flatMap(({ stored, shown }) => (stored ? { id: stored.id, capacity: shown.after } : [])),
    actor,
  );
  return added.length + changed.length;
}

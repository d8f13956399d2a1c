import type { MergedAssignment, MergePreview } from '@majlis/contracts/people/duplicates';
import type { MergeInput } from '@majlis/contracts/people/people.schema';
import { message } from '@majlis/contracts/shared/messages';
import { validationError } from '@majlis/kit/http/http-errors';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { joinAssignments } from '../assignments/join-assignments.js';
import { renewSpeakerLists } from '../assignments/renew-speaker-lists.js';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import { PersonEntity } from '../people/person.entity.js';
import { createPersonRepository, personSlugs } from '../people/person-repository.js';

/** Makes one person of two, as one change of the history (ADR 0037). */
@Injectable()
export class MergeService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async preview(keptId: string, mergedId: string): Promise<MergePreview> {
    const { manager } = this.database;
    const rows = createPersonRepository(manager.getRepository(PersonEntity));
    await Promise.all([rows.find(keptId), rows.find(mergedId)]);
    const planned = await planAssignments(manager, keptId, mergedId);
    const assignments: MergedAssignment[] = planned.flatMap(({ visible, shared, merged, joined }) =>
      visible ? [{ sessionId: merged.sessionId, ...visible, isShared: shared !== undefined, ...joined }] : [],
    );
    return { assignments, ...(await findDrafts(manager, mergedId)) };
  }

  /** Throws 409 if one of the two is no longer at the version that was compared. */
  merge(keptId: string, { merged, values }: MergeInput, { actor, ifMatch }: WriteContext): Promise<PersonEntity> {
    if (merged.id === keptId) throw validationError({ merged: message('samePerson') });
    return this.database.transaction(async (manager) => {
      await lockRows(manager, [keptId, merged.id]);
      const rows = createPersonRepository(manager.getRepository(PersonEntity));
      const { slug } = await rows.update(
        merged.id,
        { deletedAt: new Date(), mergedInto: keptId },
        { actor, ifMatch: merged.version },
      );
      const kept = await rows.update(keptId, values, { actor, ifMatch });
      // After the update, which may have given this address to the person who is kept.
      if (kept.slug !== slug) await personSlugs.remember(manager, slug, merged.id);
      const sessionIds = await moveAssignments(manager, keptId, merged.id);
      await carryDrafts(manager, sessionIds);
      await renewSpeakerLists(manager, sessionIds);
      return kept;
    });
  }
}

/** Sessions before slugs before people, each in the order of their ids, as all other writes do, so that none can deadlock. */
async function lockRows(manager: EntityManager, personIds: string[]): Promise<void> {
  await manager.query(
    `SELECT FROM sessions WHERE id IN (SELECT session_id FROM session_speakers WHERE person_id = ANY ($1::uuid[]))
     ORDER BY id FOR UPDATE`,
    [personIds],
  );
  await personSlugs.lock(manager);
  await manager.query('SELECT FROM people WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [personIds]);
}

async function findDrafts(
  manager: EntityManager,
  personId: string,
): Promise<Pick<MergePreview, 'draftCount' | 'hasOwnDraft'>> {
  const [row]: Pick<MergePreview, 'draftCount' | 'hasOwnDraft'>[] = await manager.query(
    `SELECT count(*) FILTER (WHERE table_name = 'sessions')::int AS "draftCount",
       coalesce(bool_or(table_name = 'people'), false) AS "hasOwnDraft"
     FROM drafts WHERE (table_name = 'people' AND row_id = $1)
       OR (table_name = 'sessions' AND input -> 'speakers' @> jsonb_build_array(jsonb_build_object('personId', $1::text)))`,
    [personId],
  );
  return row ?? { draftCount: 0, hasOwnDraft: false };
}

/** A draft of the list as it was can still be published: whom it names is found when it is saved. */
const carryDrafts = (manager: EntityManager, sessionIds: string[]): Promise<unknown> =>
  manager.query(
    `UPDATE drafts SET input = jsonb_set(input, '{speakersVersion}', to_jsonb(session.speakers_version + 1))
     FROM sessions session
     WHERE drafts.table_name = 'sessions' AND drafts.row_id = session.id::text AND session.id = ANY ($1::uuid[])
       AND input -> 'speakersVersion' = to_jsonb(session.speakers_version)`,
    [sessionIds],
  );

type Joined = ReturnType<typeof joinAssignments>;

/** `shared` is the assignment of the kept person in the same session; `visible` is missing for a deleted session. */
type PlannedAssignment = {
  merged: SessionSpeakerEntity;
  shared?: SessionSpeakerEntity | undefined;
  joined: Joined;
  visible?: { title: string; conferenceTitle: string } | undefined;
};

/** Says what becomes of the assignments of the merged person, by the time of their sessions. */
async function planAssignments(manager: EntityManager, keptId: string, mergedId: string): Promise<PlannedAssignment[]> {
  const assignments = await manager.find(SessionSpeakerEntity, {
    where: { personId: In([keptId, mergedId]) },
    relations: { session: { conference: true } },
    order: { session: { startTime: 'ASC' }, id: 'ASC' },
  });
  const ofKept = new Map(
    assignments.filter(({ personId }) => personId === keptId).map((kept) => [kept.sessionId, kept]),
  );
  return assignments
    .filter(({ personId }) => personId === mergedId)
    .map((merged) => {
      const shared = ofKept.get(merged.sessionId);
      const { session } = merged;
      return {
        merged,
        shared,
        joined: shared ? joinAssignments(shared, merged) : pickPart(merged),
        visible: session?.conference && { title: session.title, conferenceTitle: session.conference.title },
      };
    });
}

const pickPart = ({ speakerType, presentationTitle }: SessionSpeakerEntity): Joined => ({
  speakerType,
  presentationTitle,
});

/** Returns the sessions whose lists have changed, deleted ones among them. */
async function moveAssignments(manager: EntityManager, keptId: string, mergedId: string): Promise<string[]> {
  const planned = await planAssignments(manager, keptId, mergedId);
  for (const { merged, shared, joined } of planned) {
    if (!shared) continue;
    await manager.delete(SessionSpeakerEntity, { id: merged.id });
    const speakerOrder = Math.min(shared.speakerOrder, merged.speakerOrder);
    await manager.update(SessionSpeakerEntity, { id: shared.id }, { ...joined, speakerOrder });
  }
  await manager.update(SessionSpeakerEntity, { personId: mergedId }, { personId: keptId });
  return planned.map(({ merged }) => merged.sessionId);
}

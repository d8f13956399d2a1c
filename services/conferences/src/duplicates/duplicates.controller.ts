import type { MergedAssignment, MergePreview, PersonPair } from '@majlis/contracts/people/duplicates';
import { type MergeInput, mergeInput } from '@majlis/contracts/people/people.schema';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { validationError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { Body, Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AssignmentEntity } from '../assignments/assignment.entity.js';
import { joinAssignments, renewSpeakerLists } from '../assignments/replace-assignments.js';
import { createPersonRepository, PersonEntity, personSlugs } from '../people/person.entity.js';
import { findDuplicates } from './find-duplicates.js';

@Controller('api/people')
export class DuplicatesController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get('duplicates')
  list() {
    return findDuplicates(this.database.manager);
  }

  @Put('distinct/:id/:otherId')
  @HttpCode(204)
  mark(
    @Param('id', IdPipe) id: string,
    @Param('otherId', IdPipe) otherId: string,
    @CurrentUser() currentUser: StaffMember,
  ) {
    return markDistinct(this.database.manager, [id, otherId], currentUser.email);
  }

  @Delete('distinct/:id/:otherId')
  @HttpCode(204)
  unmark(@Param('id', IdPipe) id: string, @Param('otherId', IdPipe) otherId: string) {
    return unmarkDistinct(this.database.manager, [id, otherId]);
  }

  @Get(':id/merge/:mergedId')
  async preview(
    @Param('id', IdPipe) keptId: string,
    @Param('mergedId', IdPipe) mergedId: string,
  ): Promise<MergePreview> {
    const { manager } = this.database;
    const rows = createPersonRepository(manager.getRepository(PersonEntity));
    await Promise.all([rows.find(keptId), rows.find(mergedId)]);
    const moved = await listMovedAssignments(manager, keptId, mergedId);
    const assignments: MergedAssignment[] = moved.flatMap(({ visible, shared, merged, joined }) =>
      visible ? [{ sessionId: merged.sessionId, ...visible, isShared: shared !== undefined, ...joined }] : [],
    );
    return { assignments, ...(await findDrafts(manager, mergedId)) };
  }

  @Post(':id/merge')
  @HttpCode(200)
  merge(
    @Param('id', IdPipe) id: string,
    @Body({ schema: mergeInput }) input: MergeInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return mergePeople(this.database, id.toLowerCase(), input, context);
  }
}

/** Marks two similar people as not duplicates. */
async function markDistinct(manager: EntityManager, pair: PersonPair, actor: string): Promise<void> {
  const [row]: { people: number }[] = await manager.query(
    `WITH pair AS (SELECT id FROM people WHERE id IN ($1, $2) AND deleted_at IS NULL),
       marked AS (INSERT INTO distinct_people (person_id, other_id, marked_by)
         SELECT min(id::text)::uuid, max(id::text)::uuid, $3 FROM pair HAVING count(*) = 2 ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS people FROM pair`,
    [...pair, actor],
  );
  if (row?.people !== pair.length) throw new NotFoundException(message('rowNotFound', { noun: 'speaker' }));
}

async function unmarkDistinct(manager: EntityManager, pair: PersonPair): Promise<void> {
  const gone: unknown[] = await manager.query(
    `WITH gone AS (DELETE FROM distinct_people
       WHERE person_id = least($1::uuid, $2::uuid) AND other_id = greatest($1::uuid, $2::uuid) RETURNING 1)
     SELECT FROM gone`,
    pair,
  );
  if (gone.length === 0) throw new NotFoundException(message('rowNotFound', { noun: 'pair' }));
}

/**
 * Merges two people into one, as one change of the history (infra/adr/imports.md). Throws 409 if one of them is no longer at the
 * version that was compared.
 */
function mergePeople(
  database: DataSource,
  keptId: string,
  { merged, values }: MergeInput,
  { actor, ifMatch }: WriteContext,
): Promise<PersonEntity> {
  if (merged.id === keptId) throw validationError({ merged: message('samePerson') });
  return database.transaction(async (manager) => {
    await lockRows(manager, [keptId, merged.id]);
    const rows = createPersonRepository(manager.getRepository(PersonEntity));
    const { slug } = await rows.update(
      merged.id,
      { deletedAt: new Date(), mergedInto: keptId },
      { actor, ifMatch: merged.version },
    );
    const kept = await rows.update(keptId, values, { actor, ifMatch });
    // The former slug is recorded after the update, which may have given it to the kept person.
    if (kept.slug !== slug) await personSlugs.recordFormerSlug(manager, slug, merged.id);
    const sessionIds = await moveAssignments(manager, keptId, merged.id);
    await carryDrafts(manager, sessionIds);
    await renewSpeakerLists(manager, sessionIds);
    return kept;
  });
}

/** Locks sessions before slugs before people, each in the order of their ids, as all other writes do, so that none can deadlock. */
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

/**
 * Drafts that began from the list before the merge can still be published: saving them replaces the merged person by the kept one.
 */
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
type MovedAssignment = {
  merged: AssignmentEntity;
  shared?: AssignmentEntity | undefined;
  joined: Joined;
  visible?: { title: string; conferenceTitle: string } | undefined;
};

/** Lists what becomes of the assignments of the merged person, sorted by the times of their sessions. */
async function listMovedAssignments(
  manager: EntityManager,
  keptId: string,
  mergedId: string,
): Promise<MovedAssignment[]> {
  const assignments = await manager.find(AssignmentEntity, {
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

const pickPart = ({ speakerType, presentationTitle }: AssignmentEntity): Joined => ({
  speakerType,
  presentationTitle,
});

/** Returns the sessions whose lists have changed, deleted ones among them. */
async function moveAssignments(manager: EntityManager, keptId: string, mergedId: string): Promise<string[]> {
  const moved = await listMovedAssignments(manager, keptId, mergedId);
  for (const { merged, shared, joined } of moved) {
    if (!shared) continue;
    await manager.delete(AssignmentEntity, { id: merged.id });
    const speakerOrder = Math.min(shared.speakerOrder, merged.speakerOrder);
    await manager.update(AssignmentEntity, { id: shared.id }, { ...joined, speakerOrder });
  }
  await manager.update(AssignmentEntity, { personId: mergedId }, { personId: keptId });
  return moved.map(({ merged }) => merged.sessionId);
}

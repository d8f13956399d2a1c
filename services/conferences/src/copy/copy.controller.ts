import { randomUUID } from 'node:crypto';
import { type ConferenceCopyInput, conferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import type { DayCopyInput, DayCopyResult } from '@majlis/contracts/programme/session-moves';
import { dayCopyInput } from '@majlis/contracts/programme/session-moves.schema';
import { message } from '@majlis/contracts/shared/messages';
import { sessionSlug } from '@majlis/contracts/shared/slugs';
import { addDaysKeepingLocalTime, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { validationError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { insertRows } from '@majlis/rows/repository/write-rows';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AssignmentEntity } from '../assignments/assignment.entity.js';
import { lockConference } from '../conferences/conference.entity.js';
import { shiftSession } from '../conferences/preserve-local-times.js';
import { SessionEntity, sessionSlugs } from '../sessions/session.entity.js';
import { copyConference, countParts } from './copy-conference.js';
import { readAssignments, toAssignments } from './copy-parts.js';

@Controller('api/conferences/:id')
export class CopyController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get('copy')
  count(@Param('id', IdPipe) id: string) {
    return countParts(this.database, id);
  }

  @Post('copy')
  @Idempotent()
  create(
    @Param('id', IdPipe) id: string,
    @Body({ schema: conferenceCopyInput }) input: ConferenceCopyInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return copyConference(this.database, id, input, email);
  }

  @Post('sessions/copy-day')
  @HttpCode(200)
  @Idempotent()
  copyDay(
    @Param('id', IdPipe) id: string,
    @Body({ schema: dayCopyInput }) input: DayCopyInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return copyDay(this.database, id, input, email);
  }
}

const dayMs = 86_400_000;

/** Adds the sessions of a day to another one at the same local times, without their documents. */
function copyDay(
  database: DataSource,
  conferenceId: string,
  { from, to, withSpeakers }: DayCopyInput,
  actor: string,
): Promise<DayCopyResult> {
  return database.transaction(async (manager) => {
    // The lock makes saves of sessions wait, so that all copied sessions are of the same moment.
    const { id, timezone } = await lockConference(manager, conferenceId, 'pessimistic_write');
    const all = await manager.find(SessionEntity, {
      where: { conferenceId: id },
      order: { startTime: 'ASC', id: 'ASC' },
    });
    const sessions = all.filter(({ startTime }) => toLocalDateTime(startTime, timezone).startsWith(from));
    if (sessions.length === 0) throw validationError({ from: message('dayWithoutSessions') });
    const days = (Date.parse(to) - Date.parse(from)) / dayMs;
    const shift = (instant: string) => addDaysKeepingLocalTime(days, instant, timezone);
    const slugs = await sessionSlugs.findFreeForMany(
      manager,
      sessions.map(({ title }) => sessionSlug(title)),
      { conferenceId: id },
    );
    const newIds = new Map(sessions.map((session) => [session.id, randomUUID()]));
    await insertRows(
      manager,
      SessionEntity,
      sessions.map((session, index) =>
        Object.assign({}, session, shiftSession(session, shift), initialAuditFields(actor), {
          ...{ id: newIds.get(session.id), slug: slugs[index], speakersVersion: 1 },
        }),
      ),
    );
    if (withSpeakers)
      await insertRows(
        manager,
        AssignmentEntity,
        toAssignments({ assignments: await readAssignments(manager, id) }, newIds),
      );
    return { sessions: sessions.length };
  });
}

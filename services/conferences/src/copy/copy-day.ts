import { randomUUID } from 'node:crypto';
import type { DayCopyInput, DayCopyResult } from '@majlis/contracts/programme/session-moves';
import { message } from '@majlis/contracts/shared/messages';
import { sessionSlug } from '@majlis/contracts/shared/slugs';
import { addDaysKeepingLocalTime, toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { validationError } from '@majlis/kit/http/http-errors';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { insertRows } from '@majlis/rows/repository/write-rows';
import type { DataSource } from 'typeorm';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';
import { lockConference } from '../conferences/conference-access.js';
import { shiftSession } from '../conferences/preserve-local-times.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { sessionSlugs } from '../sessions/session-repository.js';
import { toAssignments } from './copy-parts.js';
import { readAssignments } from './programme-parts.js';

const dayMs = 86_400_000;

/** Adds the sessions of a day to another one at the same local times, without their documents. */
export function copyDay(
  database: DataSource,
  conferenceId: string,
  { from, to, withSpeakers }: DayCopyInput,
  actor: string,
): Promise<DayCopyResult> {
  return database.transaction(async (manager) => {
    // Saves of its sessions wait, so that all of the day is of the same moment.
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
        SessionSpeakerEntity,
        toAssignments({ assignments: await readAssignments(manager, id) }, newIds),
      );
    return { sessions: sessions.length };
  });
}

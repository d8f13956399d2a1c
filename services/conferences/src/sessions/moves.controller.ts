import type { MoveInput, MoveResult, SessionMove } from '@majlis/contracts/programme/session-moves';
import { moveInput, sessionMoveForZone } from '@majlis/contracts/programme/session-moves.schema';
import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { type Message, message, messageOf } from '@majlis/contracts/shared/messages';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { describeChange, validationError } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { updateRowsInBulk } from '@majlis/rows/repository/write-rows';
import { Body, ConflictException, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { lockConference } from '../conferences/conference.entity.js';
import { type LockedSession, lockSessions, SessionEntity } from './session.entity.js';

@Controller('api/conferences/:conferenceId/sessions/move')
export class MovesController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Gives sessions other times and rooms: all of them, or none if one of them was changed since it was read. */
  @Post()
  @HttpCode(200)
  @Idempotent()
  move(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: moveInput }) { sessions: moves }: MoveInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<MoveResult> {
    return this.database.transaction(async (manager) => {
      const { id, timezone } = await lockConference(manager, conferenceId);
      const locked = await lockSessions(manager, { conferenceId: id, id: In(moves.map((move) => move.id)) });
      const byId = new Map(locked.map((session) => [session.id, session]));
      const failedRows = moves.flatMap((move) => findFailure(move, byId.get(move.id)));
      if (failedRows.length > 0)
        throw new ConflictException({ ...toMessage(failedRows.length, moves.length), failedRows });
      const targets = toTargets(moves, byId, timezone);
      const moved = new Set(targets.filter((target) => isElsewhere(target, byId.get(target.id))));
      const rows = [...moved].map(({ version, ...row }) => row);
      await updateRowsInBulk(manager, SessionEntity, rows, email);
      return {
        sessions: targets.map((target) => ({ ...target, version: target.version + (moved.has(target) ? 1 : 0) })),
      };
    });
  }
}

function findFailure({ id, version }: SessionMove, session: LockedSession | undefined): FailedRow[] {
  if (!session || session.deletedAt !== null)
    return [{ id, label: session?.title ?? null, reason: message('rowDeleted') }];
  if (session.version === version) return [];
  return [{ id, label: session.title, ...describeChange(session) }];
}

const toMessage = (failed: number, total: number) =>
  total === 1 ? message('sessionNotMoved') : message('sessionsNotMoved', { failed, total });

type Target = Required<SessionMove>;

/** Returns the moves with UTC instants. Throws a validation error that names each invalid move with the title of its session. */
function toTargets(moves: SessionMove[], sessions: ReadonlyMap<string, LockedSession>, timezone: string): Target[] {
  const schema = sessionMoveForZone(timezone);
  const fields: Record<string, Message> = {};
  const targets = moves.map((move, index) => {
    const { title = '', location = '' } = sessions.get(move.id) ?? {};
    const { data = move, error } = schema.safeParse(move);
    for (const issue of error?.issues ?? [])
      fields[`sessions.${index}.${issue.path.join('.')}`] ??= message('ofEntry', {
        title,
        problem: messageOf(issue),
      });
    return { ...data, location: data.location ?? location };
  });
  if (Object.keys(fields).length > 0) throw validationError(fields);
  return targets;
}

const isElsewhere = (target: Target, session: LockedSession | undefined) =>
  (['startTime', 'endTime', 'location'] as const).some((field) => target[field] !== session?.[field]);

import type { MoveInput } from '@majlis/contracts/programme/session-moves';
import { moveInput } from '@majlis/contracts/programme/session-moves.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { moveSessions } from './move-sessions.js';

@Controller('api/conferences/:conferenceId/sessions/move')
export class MovesController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  move(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Body({ schema: moveInput }) input: MoveInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return moveSessions(this.database, conferenceId, input, email);
  }
}

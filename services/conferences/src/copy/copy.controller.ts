import { type ConferenceCopyInput, conferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import type { DayCopyInput } from '@majlis/contracts/programme/session-moves';
import { dayCopyInput } from '@majlis/contracts/programme/session-moves.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CopyService } from './copy.service.js';
import { copyDay } from './copy-day.js';

@Controller('api/conferences/:id/copy')
export class CopyController {
  constructor(private readonly copies: CopyService) {}

  @Get()
  count(@Param('id', IdPipe) id: string) {
    return this.copies.count(id);
  }

  @Post()
  @Idempotent()
  create(
    @Param('id', IdPipe) id: string,
    @Body({ schema: conferenceCopyInput }) input: ConferenceCopyInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return this.copies.create(id, input, email);
  }
}

@Controller('api/conferences/:id/sessions/copy-day')
export class DayCopyController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  create(
    @Param('id', IdPipe) id: string,
    @Body({ schema: dayCopyInput }) input: DayCopyInput,
    @CurrentUser() { email }: StaffMember,
  ) {
    return copyDay(this.database, id, input, email);
  }
}

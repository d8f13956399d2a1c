import { type ScheduleInput, scheduleInput } from '@majlis/contracts/draft-inputs';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, type Type } from '@nestjs/common';
import { CurrentUser, type StaffMember } from '../auth/current-user.js';
import { IdPipe } from '../http/id.pipe.js';
import { Idempotent } from '../http/idempotency.interceptor.js';
import { ScheduleService } from './schedule.service.js';

/** The staff routes of the scheduled changes of one service (ADR 0025). */
export function createScheduleController(service: string): Type {
  @Controller(`api/${service}/schedule`)
  class ScheduleController {
    constructor(private readonly schedule: ScheduleService) {}

    @Get()
    list() {
      return this.schedule.list();
    }

    @Post(':table/:id')
    @Idempotent()
    add(
      @Param('table') table: string,
      @Param('id') id: string,
      @Body({ schema: scheduleInput }) input: ScheduleInput,
      @CurrentUser() currentUser: StaffMember,
    ) {
      return this.schedule.add(table, id, input, currentUser.email);
    }

    @Delete(':scheduleId')
    @HttpCode(204)
    cancel(@Param('scheduleId', IdPipe) scheduleId: string) {
      return this.schedule.cancel(scheduleId);
    }
  }
  return ScheduleController;
}

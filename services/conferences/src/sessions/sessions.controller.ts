import { type SessionInput, sessionInput } from '@majlis/contracts/sessions';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';

@Controller('api/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(':id')
  @Public()
  detail(@Param('id', IdPipe) id: string, @Staff() staff?: StaffMember) {
    return this.sessions.detail(id, staff);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: sessionInput }) input: SessionInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.sessions.update(id, input, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.sessions.rows.delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.sessions.rows.restore(id, edit);
  }
}

import { type AcceptedConflictInput, acceptedConflictInput } from '@majlis/contracts/programme/session-moves.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ConferenceEntity, findConference } from '../conferences/conference.entity.js';
import { acceptConflict, listAcceptedConflicts, readBookings, withdrawAcceptance } from './accepted-conflicts.js';

@Controller('api/conferences/:conferenceId/bookings')
export class BookingsController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get()
  async list(@Param('conferenceId', IdPipe) conferenceId: string) {
    const { manager } = this.database;
    const { id } = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    return readBookings(manager, id);
  }
}

@Controller('api/conferences/:conferenceId/accepted-conflicts')
export class AcceptedConflictsController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get()
  async list(@Param('conferenceId', IdPipe) conferenceId: string) {
    const { manager } = this.database;
    const { id } = await findConference(manager.getRepository(ConferenceEntity), conferenceId);
    return listAcceptedConflicts(manager, id);
  }

  @Put(':key')
  accept(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Param('key') key: string,
    @Body({ schema: acceptedConflictInput }) { reason }: AcceptedConflictInput,
    @CurrentUser() { email: actor }: StaffMember,
  ) {
    return this.database.transaction((manager) => acceptConflict(manager, conferenceId, { key, reason, actor }));
  }

  @Delete(':key')
  @HttpCode(204)
  withdraw(@Param('conferenceId', IdPipe) conferenceId: string, @Param('key') key: string) {
    return this.database.transaction((manager) => withdrawAcceptance(manager, conferenceId, key));
  }
}

import { type AcceptedConflictInput, acceptedConflictInput } from '@majlis/contracts/programme/session-moves.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ConferenceEntity, findConference } from '../conferences/conference.entity.js';
import { acceptConflict, listAcceptedConflicts, readBookings, withdrawAcceptance } from './accepted-conflicts.js';

@Controller('api/conferences/:conferenceId')
export class ConflictsController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @Get('bookings')
  async listBookings(@Param('conferenceId', IdPipe) conferenceId: string) {
    return readBookings(this.database.manager, await this.findId(conferenceId));
  }

  @Get('accepted-conflicts')
  async listAccepted(@Param('conferenceId', IdPipe) conferenceId: string) {
    return listAcceptedConflicts(this.database.manager, await this.findId(conferenceId));
  }

  @Put('accepted-conflicts/:key')
  accept(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Param('key') key: string,
    @Body({ schema: acceptedConflictInput }) { reason }: AcceptedConflictInput,
    @CurrentUser() { email: actor }: StaffMember,
  ) {
    return this.database.transaction((manager) => acceptConflict(manager, conferenceId, { key, reason, actor }));
  }

  @Delete('accepted-conflicts/:key')
  @HttpCode(204)
  withdraw(@Param('conferenceId', IdPipe) conferenceId: string, @Param('key') key: string) {
    return this.database.transaction((manager) => withdrawAcceptance(manager, conferenceId, key));
  }

  private async findId(conferenceId: string): Promise<string> {
    return (await findConference(this.database.getRepository(ConferenceEntity), conferenceId)).id;
  }
}

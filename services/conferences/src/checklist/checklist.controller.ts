import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference } from '../conferences/conference-access.js';
import { listAcceptedConflicts } from '../conflicts/accepted-conflicts.js';
import { readCheckedSessions } from '../conflicts/bookings.js';
import { RoomEntity } from '../list-entities.js';
import { checkProgramme } from './check-programme.js';

@Controller('api/conferences/:conferenceId/checklist')
export class ChecklistController {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  @Get()
  async list(@Param('conferenceId', IdPipe) conferenceId: string) {
    const conference = await findConference(this.conferences, conferenceId);
    const { manager } = this.conferences;
    const [bookings, rooms, accepted] = await Promise.all([
      readCheckedSessions(manager, conferenceId),
      manager.findBy(RoomEntity, { conferenceId }),
      listAcceptedConflicts(manager, conferenceId),
    ]);
    return checkProgramme({ conference, bookings, rooms, accepted });
  }
}

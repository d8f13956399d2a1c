import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { findConference } from '../conferences/conference-access.js';
import { checkProgramme } from './check-programme.js';
import { readCheckedSessions } from './checklist-rows.js';

@Controller('api/conferences/:conferenceId/checklist')
export class ChecklistController {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  @Get()
  async list(@Param('conferenceId', IdPipe) conferenceId: string) {
    const conference = await findConference(this.conferences, conferenceId);
    return checkProgramme(conference, await readCheckedSessions(this.conferences.manager, conferenceId));
  }
}

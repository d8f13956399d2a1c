import { conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import type { Address } from '@majlis/kit/http/ordered-rows.controller';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { visibleTo } from '../conferences/conference-view.js';
import { conferenceRowsController } from '../conferences/of-a-conference.js';
import { ConferencePartnerEntity } from './conference-partner.entity.js';

@Controller('api/conferences/:conferenceId/partners')
export class PartnersController extends conferenceRowsController(conferencePartnerInput)<ConferencePartnerEntity> {
  constructor(
    @InjectRepository(ConferencePartnerEntity) rows: Repository<ConferencePartnerEntity>,
    @InjectRepository(ConferenceEntity) conferences: Repository<ConferenceEntity>,
  ) {
    super(new OrderedRows(rows, 'partner'), conferences);
  }

  @Get()
  @Public()
  async list(@Param() address: Address, @Staff() staff?: StaffMember) {
    const partners = await this.at(address, visibleTo(staff));
    return shownTo(staff, await partners.list(staff ? {} : { isActive: true }));
  }
}

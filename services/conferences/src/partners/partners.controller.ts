import { conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import type { RouteParams } from '@majlis/kit/http/sortable-crud.controller';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { visibilityFilter } from '../conferences/conference-access.js';
import { createConferenceScopedController } from '../conferences/conference-scoped-controller.js';
import { ConferencePartnerEntity } from './conference-partner.entity.js';

@Controller('api/conferences/:conferenceId/partners')
export class PartnersController extends createConferenceScopedController(
  conferencePartnerInput,
)<ConferencePartnerEntity> {
  constructor(
    @InjectRepository(ConferencePartnerEntity) rows: Repository<ConferencePartnerEntity>,
    @InjectRepository(ConferenceEntity) conferences: Repository<ConferenceEntity>,
  ) {
    super(new SortableRepository(rows, 'partner'), conferences);
  }

  @Get()
  @Public()
  async list(@Param() params: RouteParams, @CurrentUser() currentUser?: StaffMember) {
    const partners = await this.repositoryFor(params, visibilityFilter(currentUser));
    return partners.listVisible(currentUser);
  }
}

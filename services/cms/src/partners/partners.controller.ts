import { listFilters } from '@majlis/contracts/list-query';
import { partnerInput } from '@majlis/contracts/partners';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { PagedList } from '@majlis/kit/http/paged-list';
import { createSortableCrudController } from '@majlis/kit/http/sortable-crud.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { PartnerEntity } from './partner.entity.js';

@Controller('api/cms/footer-partners')
export class PartnersController extends createSortableCrudController(partnerInput)<PartnerEntity> {
  constructor(@InjectRepository(PartnerEntity) rows: Repository<PartnerEntity>) {
    super(new SortableRepository(rows, 'partner'));
  }

  @Get()
  @Public()
  @PagedList(listFilters.siteLists)
  list(@CurrentUser() currentUser?: StaffMember) {
    return this.rows.listVisible(currentUser);
  }
}

import { partnerInput } from '@majlis/contracts/partners';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { PartnerEntity } from './partner.entity.js';

@Controller('api/cms/footer-partners')
export class PartnersController extends orderedRowsController(partnerInput)<PartnerEntity> {
  constructor(@InjectRepository(PartnerEntity) rows: Repository<PartnerEntity>) {
    super(new OrderedRows(rows, 'partner'));
  }

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    return shownTo(staff, await this.rows.list(staff ? {} : { isActive: true }));
  }
}

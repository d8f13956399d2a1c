import { timelineEventInput } from '@majlis/contracts/timeline-events';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TimelineEventEntity } from './timeline-event.entity.js';

@Controller('api/cms/timeline')
export class TimelineController extends orderedRowsController(timelineEventInput)<TimelineEventEntity> {
  constructor(@InjectRepository(TimelineEventEntity) rows: Repository<TimelineEventEntity>) {
    super(new OrderedRows(rows, 'timeline event'));
  }

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    return shownTo(staff, await this.rows.list(staff ? {} : { isActive: true }));
  }
}

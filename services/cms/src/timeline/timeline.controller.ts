import { listFilters } from '@majlis/contracts/list-query';
import { timelineEventInput } from '@majlis/contracts/timeline-events';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { PagedList } from '@majlis/kit/http/paged-list';
import { createSortableCrudController } from '@majlis/kit/http/sortable-crud.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TimelineEventEntity } from './timeline-event.entity.js';

@Controller('api/cms/timeline')
export class TimelineController extends createSortableCrudController(timelineEventInput)<TimelineEventEntity> {
  constructor(@InjectRepository(TimelineEventEntity) rows: Repository<TimelineEventEntity>) {
    super(new SortableRepository(rows, 'timeline event'));
  }

  @Get()
  @Public()
  @PagedList(listFilters.siteLists)
  list(@CurrentUser() currentUser?: StaffMember) {
    return this.rows.listVisible(currentUser);
  }
}

import type { TimelineEventInput } from '@majlis/contracts/timeline-events';
import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('timeline_events')
export class TimelineEventEntity extends SortableEntity {
  @Column('text')
  year: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  page: TimelineEventInput['page'];
}

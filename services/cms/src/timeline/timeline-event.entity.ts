import type { TimelineEventInput } from '@majlis/contracts/timeline-events';
import { OrderedRow } from '@majlis/kit/database/ordered-rows';
import { Column, Entity } from 'typeorm';

@Entity('timeline_events')
export class TimelineEventEntity extends OrderedRow {
  @Column('text')
  year: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  page: TimelineEventInput['page'];
}

import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('rooms')
export class RoomEntity extends SortableEntity {
  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  name: string;

  @Column('int', { nullable: true })
  capacity: number | null;
}

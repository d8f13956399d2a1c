import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { createEntityBase, instantColumn } from '@majlis/rows/lists/list-entity';
import { Column, Entity } from 'typeorm';

@Entity('conferences')
export class ConferenceEntity extends createEntityBase(conferenceInput.in.shape) {
  /** When staff released the programme, unless its date comes first. */
  @Column(instantColumn({ name: 'released_at', nullable: true }))
  releasedAt: string | null;
}

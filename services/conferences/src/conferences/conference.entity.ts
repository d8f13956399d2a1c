import { conferenceInput } from '@majlis/contracts/conference-input';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { createEntityBase } from '@majlis/kit/lists/list-entity';
import { Column, Entity } from 'typeorm';

@Entity('conferences')
export class ConferenceEntity extends createEntityBase(conferenceInput.in.shape) {
  /** When staff released the programme, unless its date comes first. */
  @Column(instantColumn({ name: 'released_at', nullable: true }))
  releasedAt: string | null;
}

import { sessionInput } from '@majlis/contracts/programme/sessions.schema';
import { createEntityBase } from '@majlis/rows/lists/list-entity';
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';

@Entity('sessions')
export class SessionEntity extends createEntityBase(sessionInput.omit({ conferenceId: true }).shape) {
  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @ManyToOne(() => ConferenceEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conference_id', foreignKeyConstraintName: 'sessions_of_a_conference' })
  conference?: Relation<ConferenceEntity>;

  /** The list of speakers is edited apart from the session, so it has its own version and audit fields. */
  @Column('int', { name: 'speakers_version', default: 1 })
  speakersVersion: number;

  @Column('timestamptz', { name: 'speakers_updated_at', default: () => 'now()', select: false })
  speakersUpdatedAt?: Date;

  @Column('text', { name: 'speakers_updated_by', default: '', select: false })
  speakersUpdatedBy?: string;
}

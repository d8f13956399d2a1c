import type { Session } from '@majlis/contracts/sessions';
import { AuditedEntity } from '@majlis/kit/database/audited-entity';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';

@Entity('sessions')
export class SessionEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @ManyToOne(() => ConferenceEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conference_id', foreignKeyConstraintName: 'sessions_of_a_conference' })
  conference?: Relation<ConferenceEntity>;

  @Column('text')
  title: string;

  @Column('text')
  slug: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'session_type' })
  sessionType: Session['sessionType'];

  @Column('text')
  track: string;

  @Column(instantColumn({ name: 'start_time' }))
  startTime: string;

  @Column(instantColumn({ name: 'end_time' }))
  endTime: string;

  @Column('text')
  location: string;

  @Column('int', { name: 'session_order' })
  sessionOrder: number;

  @Column('int', { name: 'max_attendees', nullable: true })
  maxAttendees: number | null;

  @Column('text', { name: 'special_requirements' })
  specialRequirements: string;

  @Column('text', { name: 'session_abstract' })
  sessionAbstract: string;

  /** The list of speakers is edited apart from the session, so it has its own version and audit fields. */
  @Column('int', { name: 'speakers_version', default: 1 })
  speakersVersion: number;

  @Column('timestamptz', { name: 'speakers_updated_at', default: () => 'now()', select: false })
  speakersUpdatedAt?: Date;

  @Column('text', { name: 'speakers_updated_by', default: '', select: false })
  speakersUpdatedBy?: string;
}

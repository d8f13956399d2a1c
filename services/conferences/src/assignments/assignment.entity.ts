import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';

/** Assignments of a deleted person stay, because the person can be restored. */
@Entity('session_speakers')
export class AssignmentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_speakers_of_a_session' })
  session?: Relation<SessionEntity>;

  @Column('uuid', { name: 'person_id' })
  personId: string;

  @ManyToOne(() => PersonEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'session_speakers_of_a_person' })
  person?: Relation<PersonEntity> | null;

  @Column('text', { name: 'speaker_type' })
  speakerType: SpeakerType;

  /** Counts from 1. */
  @Column('int', { name: 'speaker_order' })
  speakerOrder: number;

  @Column('text', { name: 'presentation_title' })
  presentationTitle: string;
}

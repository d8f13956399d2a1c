import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A conflict of the programme that stays on purpose. */
@Entity('accepted_conflicts')
export class AcceptedConflictEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  key: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'accepted_at' })
  acceptedAt: Date;

  @Column('text', { name: 'accepted_by' })
  acceptedBy: string;
}

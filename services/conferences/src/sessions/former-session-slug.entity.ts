import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A slug that a session had before. */
@Entity('former_session_slugs')
export class FormerSessionSlugEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  slug: string;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;
}

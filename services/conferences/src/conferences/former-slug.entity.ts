import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a conference had while it was public. */
@Entity('former_slugs')
export class FormerSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;
}

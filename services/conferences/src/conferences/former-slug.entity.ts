import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a conference had while visitors could know it. */
@Entity('former_slugs')
export class FormerSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;
}

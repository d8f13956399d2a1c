import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a person had before. */
@Entity('former_person_slugs')
export class FormerPersonSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'person_id' })
  personId: string;
}

import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('hero_images')
export class HeroImageEntity extends SortableEntity {
  @Column('text')
  url: string;

  @Column('text')
  alt: string;
}

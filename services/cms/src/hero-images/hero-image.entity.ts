import { OrderedRow } from '@majlis/kit/database/ordered-rows';
import { Column, Entity } from 'typeorm';

@Entity('hero_images')
export class HeroImageEntity extends OrderedRow {
  @Column('text')
  url: string;

  @Column('text')
  alt: string;
}

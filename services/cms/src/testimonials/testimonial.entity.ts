import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('testimonials')
export class TestimonialEntity extends SortableEntity {
  @Column('text')
  name: string;

  @Column('text')
  title: string;

  @Column('text')
  organization: string;

  @Column('text')
  country: string;

  @Column('text')
  testimonial: string;

  @Column('text', { name: 'image_url' })
  imageUrl: string;
}

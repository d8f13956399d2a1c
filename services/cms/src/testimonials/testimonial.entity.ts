import { OrderedRow } from '@majlis/kit/database/ordered-rows';
import { Column, Entity } from 'typeorm';

@Entity('testimonials')
export class TestimonialEntity extends OrderedRow {
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

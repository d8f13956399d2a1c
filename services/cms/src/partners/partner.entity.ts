import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('partners')
export class PartnerEntity extends SortableEntity {
  @Column('text')
  name: string;

  @Column('text', { name: 'logo_url' })
  logoUrl: string;

  @Column('text', { name: 'website_url' })
  websiteUrl: string;
}

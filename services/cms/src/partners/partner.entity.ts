import { OrderedRow } from '@majlis/kit/database/ordered-rows';
import { Column, Entity } from 'typeorm';

@Entity('partners')
export class PartnerEntity extends OrderedRow {
  @Column('text')
  name: string;

  @Column('text', { name: 'logo_url' })
  logoUrl: string;

  @Column('text', { name: 'website_url' })
  websiteUrl: string;
}

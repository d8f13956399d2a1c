import type { PartnerTier } from '@majlis/contracts/choices';
import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('conference_partners')
export class ConferencePartnerEntity extends SortableEntity {
  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'logo_url' })
  logoUrl: string;

  @Column('text', { name: 'website_url' })
  websiteUrl: string;

  @Column('text')
  tier: PartnerTier;
}

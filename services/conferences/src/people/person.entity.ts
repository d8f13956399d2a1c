import { AuditedEntity } from '@majlis/kit/database/audited-entity';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('people')
export class PersonEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  slug: string;

  @Column('text')
  email: string;

  @Column('boolean', { name: 'show_email' })
  showEmail: boolean;

  @Column('text')
  phone: string;

  @Column('text')
  position: string;

  @Column('text')
  organization: string;

  @Column('text')
  department: string;

  @Column('text')
  biography: string;

  @Column('text')
  photo: string;

  @Column('text', { name: 'cv_url' })
  cvUrl: string;

  @Column('text', { name: 'website_url' })
  websiteUrl: string;

  @Column('text', { name: 'linkedin_url' })
  linkedinUrl: string;

  @Column('text', { name: 'twitter_handle' })
  twitterHandle: string;

  @Column('text', { name: 'orcid_id' })
  orcidId: string;

  @Column('text', { array: true, name: 'expertise_areas' })
  expertiseAreas: string[];

  /** Who has the assignments and addresses of this person, who is deleted. */
  @Column('uuid', { name: 'merged_into', nullable: true, select: false })
  mergedInto?: string | null;
}

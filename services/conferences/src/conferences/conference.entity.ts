import type { Conference } from '@majlis/contracts/conferences';
import { AuditedEntity } from '@majlis/kit/database/audited-entity';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('conferences')
export class ConferenceEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  subtitle: string;

  @Column('text')
  description: string;

  @Column('text', { name: 'short_description' })
  shortDescription: string;

  @Column('text')
  slug: string;

  @Column('text')
  series: string;

  @Column('text', { name: 'conference_type' })
  conferenceType: Conference['conferenceType'];

  @Column('text')
  status: Conference['status'];

  @Column('text')
  theme: string;

  @Column(instantColumn({ name: 'start_date' }))
  startDate: string;

  @Column(instantColumn({ name: 'end_date' }))
  endDate: string;

  @Column('text')
  timezone: string;

  @Column('text')
  venue: string;

  @Column('text', { name: 'venue_address' })
  venueAddress: string;

  @Column('text')
  city: string;

  @Column('text')
  country: string;

  @Column('boolean', { name: 'is_virtual' })
  isVirtual: boolean;

  @Column('text', { name: 'virtual_platform', nullable: true })
  virtualPlatform: Conference['virtualPlatform'];

  @Column('text', { name: 'virtual_link' })
  virtualLink: string;

  @Column('boolean', { name: 'registration_required' })
  registrationRequired: boolean;

  @Column('text', { name: 'registration_link' })
  registrationLink: string;

  @Column(instantColumn({ name: 'registration_deadline', nullable: true }))
  registrationDeadline: string | null;

  @Column('int', { name: 'max_attendees', nullable: true })
  maxAttendees: number | null;

  @Column('int', { name: 'current_attendees' })
  currentAttendees: number;

  @Column('text', { name: 'featured_image' })
  featuredImage: string;

  @Column('text', { name: 'website_url' })
  websiteUrl: string;

  @Column('text', { name: 'papers_link' })
  papersLink: string;

  @Column('text', { name: 'contact_email' })
  contactEmail: string;

  @Column('text')
  organizer: string;

  @Column('boolean', { name: 'sponsorship_available' })
  sponsorshipAvailable: boolean;

  @Column('boolean', { name: 'call_for_papers' })
  callForPapers: boolean;

  @Column(instantColumn({ name: 'paper_submission_deadline', nullable: true }))
  paperSubmissionDeadline: string | null;

  @Column(instantColumn({ name: 'abstract_submission_deadline', nullable: true }))
  abstractSubmissionDeadline: string | null;

  @Column(instantColumn({ name: 'program_release_date', nullable: true }))
  programReleaseDate: string | null;

  /** When staff released the programme, unless its date comes first. */
  @Column(instantColumn({ name: 'released_at', nullable: true }))
  releasedAt: string | null;

  @Column('text')
  language: string;

  @Column('text', { array: true })
  tags: string[];

  @Column('boolean')
  featured: boolean;

  @Column('int', { name: 'display_order' })
  displayOrder: number;

  @Column('text', { name: 'meta_title' })
  metaTitle: string;

  @Column('text', { name: 'meta_description' })
  metaDescription: string;

  @Column('text', { name: 'flickr_album_url' })
  flickrAlbumUrl: string;

  @Column('text', { name: 'album_thumbnail' })
  albumThumbnail: string;
}

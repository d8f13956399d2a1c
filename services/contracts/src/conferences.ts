/** A conference, its times as ISO 8601 instants; `timezone` is the IANA zone they are shown in. */
export type Conference = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  shortDescription: string;
  slug: string;
  conferenceType: ConferenceType;
  status: ConferenceStatus;
  theme: string;
  startDate: string;
  endDate: string;
  timezone: string;
  venue: string;
  venueAddress: string;
  city: string;
  country: string;
  isVirtual: boolean;
  virtualPlatform: VirtualPlatform | null;
  virtualLink: string;
  registrationRequired: boolean;
  registrationLink: string;
  registrationDeadline: string | null;
  /** Null for no limit. */
  maxAttendees: number | null;
  currentAttendees: number;
  featuredImage: string;
  websiteUrl: string;
  papersLink: string;
  contactEmail: string;
  organizer: string;
  sponsorshipAvailable: boolean;
  callForPapers: boolean;
  paperSubmissionDeadline: string | null;
  abstractSubmissionDeadline: string | null;
  programReleaseDate: string | null;
  language: string;
  tags: string[];
  featured: boolean;
  displayOrder: number;
  metaTitle: string;
  metaDescription: string;
  flickrAlbumUrl: string;
};

export const conferenceTypes = ['academic', 'workshop', 'symposium', 'seminar', 'webinar'] as const;
export type ConferenceType = (typeof conferenceTypes)[number];

export const conferenceStatuses = ['draft', 'published', 'archived'] as const;
export type ConferenceStatus = (typeof conferenceStatuses)[number];

export const virtualPlatforms = ['zoom', 'teams', 'webex', 'goto', 'custom'] as const;
export type VirtualPlatform = (typeof virtualPlatforms)[number];

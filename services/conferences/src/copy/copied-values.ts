import type { ConferenceCopyInput } from '@majlis/contracts/conferences/conference.schema';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import type { ShiftTime } from '../conferences/preserve-local-times.js';

type Values = Omit<ConferenceEntity, 'id' | 'slug' | 'version' | 'updatedAt' | 'updatedBy' | 'deletedAt'>;

/**
 * Links to the registration, the meeting and the call for papers, deadlines, attendees, photos and the texts for search
 * engines belong to one conference, so a copy begins without them.
 */
export const copiedValues = (source: ConferenceEntity, input: ConferenceCopyInput, shift: ShiftTime): Values => ({
  ...{ title: input.title, series: input.series, status: 'draft' },
  ...{ startDate: shift(source.startDate), endDate: shift(source.endDate) },
  ...copiedSettings(source),
  ...(input.texts ? copiedTexts(source) : noTexts),
  ...(input.venue ? copiedVenue(source) : noVenue),
  ...notCopied,
});

const copiedSettings = (source: ConferenceEntity) => ({
  conferenceType: source.conferenceType,
  timezone: source.timezone,
  language: source.language,
  organizer: source.organizer,
  contactEmail: source.contactEmail,
  websiteUrl: source.websiteUrl,
  registrationRequired: source.registrationRequired,
  sponsorshipAvailable: source.sponsorshipAvailable,
  displayOrder: source.displayOrder,
});

const copiedTexts = (source: ConferenceEntity) => ({
  subtitle: source.subtitle,
  description: source.description,
  shortDescription: source.shortDescription,
  theme: source.theme,
  tags: source.tags,
  featuredImage: source.featuredImage,
});

const noTexts: ReturnType<typeof copiedTexts> = {
  subtitle: '',
  description: '',
  shortDescription: '',
  theme: '',
  tags: [],
  featuredImage: '',
};

const copiedVenue = (source: ConferenceEntity) => ({
  venue: source.venue,
  venueAddress: source.venueAddress,
  city: source.city,
  country: source.country,
  isVirtual: source.isVirtual,
  virtualPlatform: source.virtualPlatform,
  maxAttendees: source.maxAttendees,
});

const noVenue: ReturnType<typeof copiedVenue> = {
  venue: '',
  venueAddress: '',
  city: '',
  country: '',
  isVirtual: false,
  virtualPlatform: null,
  maxAttendees: null,
};

const notCopied = {
  registrationLink: '',
  registrationDeadline: null,
  currentAttendees: 0,
  virtualLink: '',
  callForPapers: false,
  papersLink: '',
  paperSubmissionDeadline: null,
  abstractSubmissionDeadline: null,
  programReleaseDate: null,
  releasedAt: null,
  featured: false,
  flickrAlbumUrl: '',
  albumThumbnail: '',
  metaTitle: '',
  metaDescription: '',
};

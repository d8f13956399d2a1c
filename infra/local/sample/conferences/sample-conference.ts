import type { Conference } from '@majlis/contracts/conferences';

/** A conference of the sample with the drawing that becomes its featured image. */
export type SampleConference = Omit<Conference, 'id' | 'featuredImage'> & { draw?: () => string };

/** What a conference is unless it says otherwise. */
export const ordinary = {
  isVirtual: false,
  virtualPlatform: null,
  virtualLink: '',
  registrationRequired: true,
  registrationLink: '',
  registrationDeadline: null,
  maxAttendees: null,
  currentAttendees: 0,
  websiteUrl: '',
  papersLink: '',
  contactEmail: 'conferences@example.org',
  organizer: 'Majlis',
  sponsorshipAvailable: false,
  callForPapers: false,
  paperSubmissionDeadline: null,
  abstractSubmissionDeadline: null,
  programReleaseDate: null,
  language: 'English',
  featured: false,
  displayOrder: 0,
  flickrAlbumUrl: '',
} satisfies Partial<SampleConference>;

/**
 * Instants relative to the day on which the sample is written, so that what is upcoming in it stays so. `offset` is the
 * conference's distance from UTC: its zones are chosen among those without summer time.
 */
export function calendar(today: Date, offset: string) {
  return (days: number, time: string): string => {
    const day = new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    return new Date(`${day}T${time}:00${offset}`).toISOString();
  };
}

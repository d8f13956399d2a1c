import type { Conference } from '@majlis/contracts/conferences';
import { formatDayOfYear } from '../../ui/time/dates';

export type ConferenceState = { text: string; isOver?: boolean };

/** States whether a conference is open for registration, running or over; undefined if there is nothing to say yet. */
export function describeConferenceState(conference: Conference, now: number): ConferenceState | undefined {
  const { startDate, endDate, timezone, callForPapers, abstractSubmissionDeadline, paperSubmissionDeadline } =
    conference;
  const isFuture = (instant: string) => Date.parse(instant) >= now;
  if (!isFuture(endDate)) return { text: describePast(conference), isOver: true };
  if (!isFuture(startDate)) return { text: 'Happening now' };
  const submissionDeadline = abstractSubmissionDeadline ?? paperSubmissionDeadline;
  if (callForPapers && submissionDeadline && isFuture(submissionDeadline))
    return { text: `Call for papers until ${formatDayOfYear(submissionDeadline, timezone)}` };
  const registration = describeRegistration(conference, isFuture);
  return registration ? { text: registration } : undefined;
}

function describePast({ papersLink, flickrAlbumUrl }: Conference): string {
  if (papersLink) return flickrAlbumUrl ? 'Papers and photos online' : 'Papers online';
  return flickrAlbumUrl ? 'Photos online' : 'Over';
}

function describeRegistration(conference: Conference, isFuture: (instant: string) => boolean): string | undefined {
  const { registrationRequired, registrationDeadline, startDate, maxAttendees, currentAttendees } = conference;
  if (!registrationRequired) return undefined;
  if (!isFuture(registrationDeadline ?? startDate)) return 'Registration closed';
  if (maxAttendees && currentAttendees >= maxAttendees) return 'Fully booked';
  return 'Registration open';
}

import type { Conference } from '@majlis/contracts/conferences';
import * as messages from '#messages/conferences';
import { formatDayOfYear } from '../../ui/time/dates';

export type ConferenceState = { text: string; isOver?: boolean };

/** States whether a conference is open for registration, running or over; undefined if there is nothing to say yet. */
export function describeConferenceState(conference: Conference, now: number): ConferenceState | undefined {
  const { startDate, endDate, timezone, callForPapers, abstractSubmissionDeadline, paperSubmissionDeadline } =
    conference;
  const isFuture = (instant: string) => Date.parse(instant) >= now;
  if (!isFuture(endDate)) return { text: describePast(conference), isOver: true };
  if (!isFuture(startDate)) return { text: messages.happeningNow };
  const submissionDeadline = abstractSubmissionDeadline ?? paperSubmissionDeadline;
  if (callForPapers && submissionDeadline && isFuture(submissionDeadline))
    return { text: messages.callForPapersUntil(formatDayOfYear(submissionDeadline, timezone)) };
  const registration = describeRegistration(conference, isFuture);
  return registration ? { text: registration } : undefined;
}

function describePast({ papersLink, flickrAlbumUrl }: Conference): string {
  if (papersLink) return flickrAlbumUrl ? messages.papersAndPhotosOnline : messages.papersOnline;
  return flickrAlbumUrl ? messages.photosOnline : messages.over;
}

function describeRegistration(conference: Conference, isFuture: (instant: string) => boolean): string | undefined {
  const { registrationRequired, registrationDeadline, startDate, maxAttendees, currentAttendees } = conference;
  if (!registrationRequired) return undefined;
  if (!isFuture(registrationDeadline ?? startDate)) return messages.registrationClosed;
  if (maxAttendees && currentAttendees >= maxAttendees) return messages.fullyBooked;
  return messages.registrationOpen;
}

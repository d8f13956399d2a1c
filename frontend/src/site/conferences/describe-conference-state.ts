import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages';
import { formatDayOfYear } from '../../ui/time/dates';

export type ConferenceState = { text: string; isOver?: boolean };

/** States whether a conference is open for registration, running or over; undefined if there is nothing to say yet. */
export function describeConferenceState(conference: Conference, now: number): ConferenceState | undefined {
  const { startDate, endDate, timezone, callForPapers, abstractSubmissionDeadline, paperSubmissionDeadline } =
    conference;
  const isFuture = (instant: string) => Date.parse(instant) >= now;
  if (!isFuture(endDate)) return { text: describePast(conference), isOver: true };
  if (!isFuture(startDate)) return { text: t('conferences.happeningNow') };
  const submissionDeadline = abstractSubmissionDeadline ?? paperSubmissionDeadline;
  if (callForPapers && submissionDeadline && isFuture(submissionDeadline))
    return { text: t('conferences.callForPapersUntil', { day: formatDayOfYear(submissionDeadline, timezone) }) };
  const registration = describeRegistration(conference, isFuture);
  return registration ? { text: registration } : undefined;
}

function describePast({ papersLink, flickrAlbumUrl }: Conference): string {
  if (papersLink) return flickrAlbumUrl ? t('conferences.papersAndPhotosOnline') : t('conferences.papersOnline');
  return flickrAlbumUrl ? t('conferences.photosOnline') : t('conferences.over');
}

function describeRegistration(conference: Conference, isFuture: (instant: string) => boolean): string | undefined {
  const { registrationRequired, registrationDeadline, startDate, maxAttendees, currentAttendees } = conference;
  if (!registrationRequired) return undefined;
  if (!isFuture(registrationDeadline ?? startDate)) return t('conferences.registrationClosed');
  if (maxAttendees && currentAttendees >= maxAttendees) return t('conferences.fullyBooked');
  return t('conferences.registrationOpen');
}

import type { Conference } from '@majlis/contracts/conferences/conferences';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { t } from '#messages';

export function mapUrl({ isVirtual, venue, venueAddress, city, country }: Conference): string | undefined {
  if (isVirtual || !(venue || venueAddress)) return undefined;
  const words = [venue, venueAddress, city, country].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

export const isOver = ({ endDate }: Conference, now: number): boolean => Date.parse(endDate) < now;

export const isRunning = (conference: Conference, now: number): boolean =>
  Date.parse(conference.startDate) <= now && !isOver(conference, now);

/** Empty for a conference that is to come. */
export function describePhase(conference: Conference, now: number): string {
  if (isOver(conference, now)) return t('conference.isOver');
  return isRunning(conference, now) ? t('conference.takingPlaceNow') : '';
}

export const isRegistrationClosed = ({ registrationDeadline, startDate }: Conference, now: number): boolean =>
  Date.parse(registrationDeadline ?? startDate) < now;

export const isRegistrationOpen = (conference: Conference, now: number): boolean =>
  conference.registrationLink !== '' &&
  !isRegistrationClosed(conference, now) &&
  formatPlacesLeft(conference, now) !== t('conference.fullyBooked');

/** The meeting link itself is never public; empty when the conference is over. */
export function describeHowToJoin(conference: Conference, now: number): string {
  if (isOver(conference, now)) return '';
  return conference.registrationRequired ? t('conference.linkIsSent') : t('conference.howToJoin');
}

/** Empty unless registration is open and staff keep the number of attendees. */
export function formatPlacesLeft(conference: Conference, now: number): string {
  const { maxAttendees, currentAttendees } = conference;
  if (!maxAttendees || currentAttendees === 0 || isRegistrationClosed(conference, now)) return '';
  const left = maxAttendees - currentAttendees;
  return left <= 0 ? t('conference.fullyBooked') : t('conference.placesLeft', { count: left });
}

/** Albums have no title of their own: it is derived from the last segment of the URL, unless that is only a number. */
export function albumTitleFromUrl(albumUrl: string): string {
  const segment = URL.canParse(albumUrl) ? new URL(albumUrl).pathname.split('/').filter(Boolean).at(-1) : undefined;
  const words = decodeSafely(segment ?? '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(words)) return t('conference.photoGallery');
  return words.replace(/(^| )\p{L}/gu, (start) => start.toLocaleUpperCase());
}

import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type Booking, type Clash, findClash, findClashes } from '@majlis/contracts/programme/session-clashes';
import type { ProgrammeSession, Session } from '@majlis/contracts/programme/sessions.schema';
import { t } from '#messages/staff';
import { fullName } from '../../../../ui/text/formats';
import { localDate } from '../../../shell/session-times';

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;
type Timed = Pick<Session, 'startTime' | 'endTime'>;

/** More warnings would not help to resolve the clash. */
const maxWarnings = 4;

export const isOutsideDates = ({ startTime, endTime }: Timed, { startDate, endDate, timezone }: Dated): boolean =>
  localDate(timezone, startTime) < localDate(timezone, startDate) ||
  localDate(timezone, endTime) > localDate(timezone, endDate);

export function toBookings(sessions: Session[], programme: ProgrammeSession[]): Booking[] {
  const speakers = new Map(
    programme.map((session) => [
      session.id,
      session.speakers.map(({ person }) => ({ id: person.id, name: fullName(person) })),
    ]),
  );
  return sessions.map((session) => ({ ...session, speakers: speakers.get(session.id) ?? [] }));
}

const describeClash = ({ isSameRoom, speakers }: Clash, { title }: Booking): string[] => [
  ...(isSameRoom ? [t('sessions.sameRoomAs', { title })] : []),
  ...speakers.map(({ name }) => t('sessions.speaksAlsoIn', { name, title })),
];

export function findWarnings(bookings: Booking[], conference: Dated): Map<string, string[]> {
  const warnings = new Map<string, string[]>();
  const warn = ({ id }: Booking, texts: string[]) =>
    warnings.set(id, [...(warnings.get(id) ?? []), ...texts].slice(0, maxWarnings));

  for (const booking of bookings) if (isOutsideDates(booking, conference)) warn(booking, [t('sessions.outsideDates')]);
  for (const [one, other, clash] of findClashes(bookings)) {
    warn(one, describeClash(clash, other));
    warn(other, describeClash(clash, one));
  }
  return warnings;
}

/** The session need not be saved yet. */
export const clashWarnings = (booking: Booking, others: Booking[]): string[] =>
  others
    .flatMap((other) => {
      const clash = findClash(booking, other);
      return clash ? describeClash(clash, other) : [];
    })
    .slice(0, maxWarnings);

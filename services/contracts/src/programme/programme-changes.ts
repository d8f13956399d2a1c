import type { z } from 'zod';
import type { Conference } from '../conferences/conferences.js';
import type { programmeChange, programmeChanges, publishedSession } from './programme-changes.schema.js';

export type PublishedSession = z.infer<typeof publishedSession>;
export type ProgrammeChange = z.infer<typeof programmeChange>;
export type ProgrammeChanges = z.infer<typeof programmeChanges>;

/** A session names its last change for this many days, on its page and in the programme. */
export const recentChangeDays = 7;

/** The earlier of the release date and a release by staff; null until then. */
export function programmeReleasedAt(
  { programReleaseDate, releasedAt }: Pick<Conference, 'programReleaseDate' | 'releasedAt'>,
  now: number,
): string | null {
  const releases = [programReleaseDate, releasedAt].flatMap((at) => (at && Date.parse(at) <= now ? [at] : []));
  return releases.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

const sameSet = (some: string[], others: string[]) =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());

/** Each function compares one part of two versions of a session. */
export const isDifferent = {
  time: (one: PublishedSession, other: PublishedSession) =>
    one.startTime !== other.startTime || one.endTime !== other.endTime,
  room: (one: PublishedSession, other: PublishedSession) => one.location !== other.location,
  title: (one: PublishedSession, other: PublishedSession) => one.title !== other.title,
  speakers: (one: PublishedSession, other: PublishedSession) => !sameSet(one.speakers, other.speakers),
};

/** Formats instants in the zone of the reader, for example as '10:30' and 'Thu 12 Mar'. */
export type Clock = { time: (instant: string) => string; day: (instant: string) => string };

/** Returns for example 'Thu 12 Mar, 10:00–11:00'; the day is left out if it is that of the other version. */
export function formatSessionTime({ startTime, endTime }: PublishedSession, clock: Clock, other?: PublishedSession) {
  const day = clock.day(startTime);
  const end = clock.day(endTime) === day ? clock.time(endTime) : `${clock.day(endTime)}, ${clock.time(endTime)}`;
  const times = `${clock.time(startTime)}–${end}`;
  return other && clock.day(other.startTime) === day ? times : `${day}, ${times}`;
}

/** Several speakers are several texts, and a missing value is an empty list. */
export type ChangedPart = { name: 'Time' | 'Room' | 'Title' | 'Speakers'; before: string[]; after: string[] };

/** Describes each part of a session that differs, before and after a change. */
export function describeChangedParts(before: PublishedSession, after: PublishedSession, clock: Clock): ChangedPart[] {
  const room = ({ location }: PublishedSession) => (location ? [location] : []);
  const parts: (ChangedPart | false)[] = [
    isDifferent.time(before, after) && {
      name: 'Time',
      before: [formatSessionTime(before, clock)],
      after: [formatSessionTime(after, clock, before)],
    },
    isDifferent.room(before, after) && { name: 'Room', before: room(before), after: room(after) },
    isDifferent.title(before, after) && { name: 'Title', before: [before.title], after: [after.title] },
    isDifferent.speakers(before, after) && { name: 'Speakers', before: before.speakers, after: after.speakers },
  ];
  return parts.filter((part) => part !== false);
}

export type ChangeName = 'New' | 'Cancelled' | 'Moved' | 'Room changed' | 'Renamed' | 'Speakers changed';

/** The heading of a change. */
export function nameChange({ before, after }: ProgrammeChange): ChangeName {
  if (!before) return 'New';
  if (!after) return 'Cancelled';
  if (isDifferent.time(before, after)) return 'Moved';
  if (isDifferent.room(before, after)) return 'Room changed';
  return isDifferent.title(before, after) ? 'Renamed' : 'Speakers changed';
}

/** The path has the id of the conference, so that a subscription outlives its slug. */
export const changesFeedPath = (conferenceId: string): string => `/feeds/conferences/${conferenceId}.xml`;

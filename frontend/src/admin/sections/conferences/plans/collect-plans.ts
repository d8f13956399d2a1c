import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { fullName } from '../../../../ui/text/formats';
import { localDate } from '../../../shell/session-times';

/** A room, or somebody who leads sessions. */
export type PlanOwner = { key: string; name: string; detail: string };
export type PlannedSession = ProgrammeSession & { role?: SpeakerType };
/** One sheet: a room on a day, or all days of a person. */
export type Plan = PlanOwner & { id: string; days: { day: string; sessions: PlannedSession[] }[] };

const leadingRoles: readonly SpeakerType[] = ['chair', 'moderator'];

const { compare } = new Intl.Collator('en', { numeric: true });

export function listRooms(programme: ProgrammeSession[]): PlanOwner[] {
  const rooms = new Set(programme.map(({ location }) => location).filter(Boolean));
  return [...rooms].toSorted(compare).map((name) => ({ key: name, name, detail: '' }));
}

export function listLeaders(programme: ProgrammeSession[]): PlanOwner[] {
  const leaders = new Map<string, PlanOwner>();
  for (const { speakers } of programme)
    for (const { personId, person, speakerType } of speakers)
      if (leadingRoles.includes(speakerType))
        leaders.set(personId, { key: personId, name: fullName(person), detail: person.organization });
  return [...leaders.values()].toSorted((one, other) => compare(one.name, other.name));
}

export const listDays = (programme: ProgrammeSession[], zone: string): string[] =>
  [...new Set(programme.map(({ startTime }) => localDate(zone, startTime)))].toSorted();

/** The sheets of the chosen rooms, one for each day on which something is in the room. */
export const roomPlans = (rooms: PlanOwner[], days: string[], programme: ProgrammeSession[], zone: string): Plan[] =>
  rooms.flatMap((room) => {
    const sessions = programme.filter(({ location }) => location === room.key);
    return groupDays(sessions, days, zone).map((group) => ({
      ...room,
      id: `${room.key} ${group.day}`,
      days: [group],
    }));
  });

export const leaderPlans = (
  leaders: PlanOwner[],
  days: string[],
  programme: ProgrammeSession[],
  zone: string,
): Plan[] =>
  leaders.flatMap((leader) => {
    const sessions = programme.flatMap((session) => {
      const own = session.speakers.find(
        ({ personId, speakerType }) => personId === leader.key && leadingRoles.includes(speakerType),
      );
      return own ? [{ ...session, role: own.speakerType }] : [];
    });
    const groups = groupDays(sessions, days, zone);
    return groups.length > 0 ? [{ ...leader, id: leader.key, days: groups }] : [];
  });

function groupDays(sessions: PlannedSession[], days: string[], zone: string): Plan['days'] {
  return days.flatMap((day) => {
    const ofDay = sessions.filter(({ startTime }) => localDate(zone, startTime) === day);
    return ofDay.length > 0 ? [{ day, sessions: ofDay }] : [];
  });
}

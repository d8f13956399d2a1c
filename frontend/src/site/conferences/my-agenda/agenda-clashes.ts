import { isOnlineRoom, minWalkMinutes, roomKey } from '@majlis/contracts/programme/rooms';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { t } from '#messages';
import { locale } from '#messages/language';
import { isolate } from '../../../ui/text/auto-text';

export type AgendaClash = {
  /** The session that starts first. */
  earlier: AgendaSession;
  later: AgendaSession;
  /** The minutes between the sessions for going to the other room; undefined when they overlap. */
  minutesBetween: number | undefined;
};

const minuteMs = 60_000;

/** Finds pairs of sessions of which one person must miss a part. Breaks do not count. */
export function findAgendaClashes(sessions: AgendaSession[], isVirtual = false): AgendaClash[] {
  const inOrder = sessions
    .filter(({ sessionType }) => sessionType !== 'break')
    .map((session) => ({
      session,
      start: Date.parse(session.startTime),
      end: Date.parse(session.endTime),
      room: isVirtual ? '' : roomToReach(session),
    }))
    .sort((one, other) => one.start - other.start);
  const clashes: AgendaClash[] = [];
  inOrder.forEach((earlier, index) => {
    for (let next = index + 1; next < inOrder.length; next++) {
      const later = inOrder[next];
      if (!later || later.start - earlier.end >= minWalkMinutes * minuteMs) break;
      const hasOverlap = later.start < earlier.end;
      if (hasOverlap || (earlier.room && later.room && earlier.room !== later.room))
        clashes.push({
          earlier: earlier.session,
          later: later.session,
          minutesBetween: hasOverlap ? undefined : Math.floor((later.start - earlier.end) / minuteMs),
        });
    }
  });
  return clashes;
}

/** Returns the key of the room; it is empty when nobody has to be there in time. */
function roomToReach({ location, sessionType }: AgendaSession): string {
  const room = roomKey(location);
  return sessionType === 'networking' || isOnlineRoom(room) ? '' : room;
}

/** More names would hide the row that they belong to. */
const maxNamedSessions = 2;

const titleOf = ({ title }: AgendaSession): string => isolate(title);
const roomOf = ({ location }: AgendaSession): string => isolate(location);

export const formatClash = ({ earlier, later, minutesBetween }: AgendaClash): string =>
  minutesBetween === undefined
    ? t('agenda.overlap', { earlier: titleOf(earlier), later: titleOf(later) })
    : t('agenda.walk', {
        minutes: minutesBetween,
        from: titleOf(earlier),
        fromRoom: roomOf(earlier),
        to: titleOf(later),
        toRoom: roomOf(later),
      });

/** Returns a text for each session that clashes. */
export function describeClashesOf(clashes: AgendaClash[]): [id: string, text: string][] {
  const overlaps = new Map<string, AgendaSession[]>();
  const walks = new Map<string, string[]>();
  for (const { earlier, later, minutesBetween } of clashes) {
    if (minutesBetween === undefined) {
      append(overlaps, earlier, later);
      append(overlaps, later, earlier);
    } else {
      append(
        walks,
        earlier,
        t('agenda.walkTo', { minutes: minutesBetween, title: titleOf(later), room: roomOf(later) }),
      );
      append(
        walks,
        later,
        t('agenda.walkFrom', { minutes: minutesBetween, title: titleOf(earlier), room: roomOf(earlier) }),
      );
    }
  }
  const ids = new Set([...overlaps.keys(), ...walks.keys()]);
  return [...ids].map((id) => [
    id,
    [...formatOverlaps(overlaps.get(id) ?? []), ...limit(walks.get(id) ?? [])].join(' '),
  ]);
}

function append<Item>(lists: Map<string, Item[]>, { id }: AgendaSession, item: Item): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}

function formatOverlaps(sessions: AgendaSession[]): string[] {
  if (sessions.length === 0) return [];
  const named = sessions.slice(0, maxNamedSessions).map(titleOf);
  const quoted = named.map((title) => t('agenda.quoted', { title }));
  const others = sessions.length - named.length;
  if (others > 0) quoted.push(t('agenda.more', { count: others }));
  return [t('agenda.overlapsWith', { sessions: new Intl.ListFormat(locale).format(quoted) })];
}

const limit = (texts: string[]): string[] => texts.slice(0, maxNamedSessions);

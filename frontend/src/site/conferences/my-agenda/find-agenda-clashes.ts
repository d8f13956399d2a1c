import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';

export type AgendaClash = {
  /** The one that starts first. */
  earlier: AgendaSession;
  later: AgendaSession;
  /** Minutes to get from the room of one to that of the other; undefined when they overlap. */
  minutesBetween: number | undefined;
};

/** Leaving a full room and finding another one takes about this long; programmes that plan for it leave five minutes. */
const minWalkMinutes = 5;
const minuteMs = 60_000;

/** Finds the sessions that one person cannot attend in full. Nobody misses anything in a break. */
export function findAgendaClashes(sessions: AgendaSession[], isVirtual = false): AgendaClash[] {
  const inOrder = sessions
    .filter(({ sessionType }) => sessionType !== 'break')
    .map((session) => ({
      session,
      start: Date.parse(session.startTime),
      end: Date.parse(session.endTime),
      room: isVirtual ? '' : roomOf(session),
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

/** Empty when nobody has to be there in time. */
function roomOf({ location, sessionType }: AgendaSession): string {
  if (sessionType === 'networking') return '';
  const room = location.trim().replace(/\s+/g, ' ').toLowerCase();
  return /\b(online|virtual|zoom|webex|teams)\b|https?:/.test(room) ? '' : room;
}

import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession, Session } from '@majlis/contracts/sessions';
import { fullName } from '../../ui/person-words';
import { dayIn } from './session-times';

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;
type Timed = Pick<Session, 'startTime' | 'endTime'>;

export const outsideText = 'Outside the dates of the conference';

/** Whether it begins before the first day of the conference or ends after its last. */
export const isOutside = ({ startTime, endTime }: Timed, { startDate, endDate, timezone }: Dated): boolean =>
  dayIn(timezone, startTime) < dayIn(timezone, startDate) || dayIn(timezone, endTime) > dayIn(timezone, endDate);

/** What is worth a second look, by the id of the session. */
export function warningsOf(
  sessions: Session[],
  programme: ProgrammeSession[],
  conference: Dated,
): Map<string, string[]> {
  const warnings = new Map<string, string[]>();
  const warn = ({ id }: { id: string }, text: string) => warnings.set(id, [...(warnings.get(id) ?? []), text]);

  for (const session of sessions) if (isOutside(session, conference)) warn(session, outsideText);
  for (const [one, other] of clashes(inRooms(sessions))) {
    warn(one, `Same place and time as “${other.title}”`);
    warn(other, `Same place and time as “${one.title}”`);
  }
  for (const [one, other, name] of clashes(withPersons(programme))) {
    warn(one, `${name} is in “${other.title}” at the same time`);
    warn(other, `${name} is in “${one.title}” at the same time`);
  }
  return warnings;
}

type Part = Timed & Pick<Session, 'id' | 'title'>;
/** Somebody or something that can be in one place only. */
type Busy = { name: string; parts: Part[] };
type Engagement = { key: string; name: string; part: Part };

const inRooms = (sessions: Session[]): Busy[] =>
  gather(
    sessions
      .filter(({ location }) => location !== '')
      .map((part) => ({ key: part.location.toLowerCase(), name: part.location, part })),
  );

const withPersons = (programme: ProgrammeSession[]): Busy[] =>
  gather(
    programme.flatMap((part) => part.speakers.map(({ person }) => ({ key: person.id, name: fullName(person), part }))),
  );

function gather(engagements: Engagement[]): Busy[] {
  const all = new Map<string, Busy>();
  for (const { key, name, part } of engagements) {
    const busy = all.get(key) ?? { name, parts: [] };
    busy.parts.push(part);
    all.set(key, busy);
  }
  return [...all.values()];
}

/** A few are enough to look into it. */
const mostNamed = 2;

/** Pairs of parts at the same time. */
function* clashes(all: Busy[]): Generator<[Part, Part, string]> {
  for (const { name, parts } of all) {
    const inOrder = parts.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
    for (const [index, one] of inOrder.entries())
      for (const other of inOrder.slice(index + 1, index + 1 + mostNamed))
        if (Date.parse(other.startTime) < Date.parse(one.endTime)) yield [one, other, name];
  }
}

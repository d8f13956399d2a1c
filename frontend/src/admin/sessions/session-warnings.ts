import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession, Session } from '@majlis/contracts/sessions';
import { fullName } from '../../ui/person-words';
import { dayIn } from './session-times';

type Dated = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;
type Timed = Pick<Session, 'startTime' | 'endTime'>;

/** A few are enough to look into it. */
const mostTold = 4;

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
  const warn = ({ id }: { id: string }, text: string) => {
    const texts = warnings.get(id) ?? [];
    if (texts.length < mostTold) warnings.set(id, [...texts, text]);
  };

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

/** Pairs of parts at the same time: whatever begins before an earlier one has ended, with the one that ends last. */
function* clashes(all: Busy[]): Generator<[Part, Part, string]> {
  for (const { name, parts } of all) {
    const inOrder = parts.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
    let longest: Part | undefined;
    for (const part of inOrder) {
      if (longest && Date.parse(part.startTime) < Date.parse(longest.endTime)) yield [longest, part, name];
      if (!longest || Date.parse(part.endTime) > Date.parse(longest.endTime)) longest = part;
    }
  }
}

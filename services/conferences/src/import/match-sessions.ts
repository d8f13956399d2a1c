import { randomUUID } from 'node:crypto';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { type Message, message } from '@majlis/contracts/shared/messages';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { deterministicUuid } from '@majlis/kit/database/idempotent-id';
import { uuidPattern } from '../conferences/conference.entity.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { ParsedRow } from './read-rows.js';

export type SessionMatch =
  | { id: string; session?: SessionEntity | undefined }
  | { error: Message; isIdentifier: boolean };

const slotOf = ({ title, startTime }: { title: string; startTime: string }) => `${title.normalize('NFC')} ${startTime}`;

/** Names the program or file that an identifier comes from. */
type Source = string;

/** Lists the ids that a session of the file may have: its own, or one derived from it, as for the numbers of other programs. */
export const idsOf = (conferenceId: string, identifier: string, source: Source): string[] =>
  uuidPattern.test(identifier)
    ? [identifier.toLowerCase(), deterministicUuid(conferenceId, identifier)]
    : [deterministicUuid(conferenceId, source === '' ? identifier : `${source}\n${identifier}`)];

const maxSources = 20;

/**
 * Two files of one program may use the same identifiers for different sessions. The source of a file is the first whose stored
 * sessions look like those of the file, or that has none of its identifiers yet.
 */
export function findSource(
  { conferenceId, sessions }: Pick<Stored, 'conferenceId' | 'sessions'>,
  rows: ParsedRow[],
  name: Source,
): Source {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const numbered = rows.filter(({ identifier }) => identifier && !uuidPattern.test(identifier));
  const candidates = Array.from({ length: maxSources }, (_, index) => `${name} ${index}`);
  const pairsOf = (source: Source) =>
    numbered.flatMap((row) => {
      const session = byId.get(idsOf(conferenceId, row.identifier, source)[0] ?? '');
      return session ? [{ row, session }] : [];
    });
  const isSame = ({ row, session }: { row: ParsedRow; session: SessionEntity }) =>
    session.title === row.title ||
    (session.startTime === row.startTime && session.location === (row.input.location ?? session.location));
  const looksSame = (pairs: { row: ParsedRow; session: SessionEntity }[]) =>
    pairs.filter(isSame).length * 2 >= pairs.length;
  const earlier = pairsOf('');
  if (earlier.length > 0 && looksSame(earlier)) return '';
  return candidates.find((source) => looksSame(pairsOf(source))) ?? name;
}

type Stored = { conferenceId: string; sessions: SessionEntity[]; foreignIds: ReadonlySet<string>; source: Source };

/** Finds the session of each row by its identifier, else by title and start. No session is found for two rows. */
export function matchSessions(stored: Stored, rows: ParsedRow[]): Map<ParsedRow, SessionMatch> {
  return new SessionMatcher(stored).match(rows);
}

/** A talk in several slots has one identifier. Each slot becomes a session with an identifier of its own. */
export function separateSlots(rows: ParsedRow[], zone: string): ParsedRow[] {
  const slots = groupBy(
    rows.filter(({ identifier, startTime }) => identifier && startTime),
    ({ identifier, title }) => `${identifier.toLowerCase()}\n${title}`,
  );
  const separated = new Map<ParsedRow, ParsedRow>();
  for (const group of slots.values()) {
    const keys = group.map(({ startTime, input }) => `${startTime} ${input.location ?? ''}`);
    if (group.length < 2 || new Set(keys).size < group.length) continue;
    const isByTime = new Set(group.map(({ startTime }) => startTime)).size === group.length;
    const times = group.map(({ startTime = '', input }) =>
      `${toLocalDateTime(startTime, zone).replace('T', ' ')}${isByTime ? '' : ` ${input.location ?? ''}`}`.trim(),
    );
    const note = message('repeatedSession', { count: group.length, times: times.join('; ') });
    for (const [index, row] of group.entries()) {
      const slot = isByTime ? row.startTime : keys[index];
      separated.set(row, { ...row, identifier: `${row.identifier} ${slot}`, notes: [...row.notes, note] });
    }
  }
  return rows.map((row) => separated.get(row) ?? row);
}

class SessionMatcher {
  private readonly matches = new Map<ParsedRow, SessionMatch>();
  private readonly rowOf = new Map<string, number>();
  private readonly byId: Map<string, SessionEntity>;
  private readonly bySlot: Map<string, SessionEntity[]>;

  constructor(private readonly stored: Stored) {
    this.byId = new Map(stored.sessions.map((session) => [session.id, session]));
    const present = stored.sessions.filter(({ deletedAt }) => !deletedAt);
    this.bySlot = groupBy(present, slotOf);
  }

  match(rows: ParsedRow[]): Map<ParsedRow, SessionMatch> {
    this.rejectDuplicates(rows);
    for (const row of rows) this.matchById(row);
    // Sessions in the same room are matched first, because breaks with the same name and time are often in several rooms.
    for (const row of rows) this.matchBySlot(row, ({ location }) => location === row.input.location);
    for (const row of rows) this.matchBySlot(row, () => true);
    for (const row of rows) if (!this.matches.has(row)) this.matches.set(row, { id: this.toNewId(row) });
    return this.matches;
  }

  private rejectDuplicates(rows: ParsedRow[]): void {
    const seen = new Map<string, number>();
    for (const row of rows) {
      const { identifier, title, startTime, input } = row;
      const key = identifier
        ? `id ${identifier.toLowerCase()}`
        : startTime && `${slotOf({ title, startTime })} ${input.location ?? ''}`;
      if (!key) continue;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, row.row);
      else
        this.matches.set(row, {
          isIdentifier: Boolean(identifier),
          error: identifier
            ? message('sameId', { row: earlier, id: identifier })
            : message('sameTitleStartAndRoom', { row: earlier }),
        });
    }
  }

  private matchById(row: ParsedRow): void {
    if (this.matches.has(row) || !row.identifier) return;
    const session = idsOf(this.stored.conferenceId, row.identifier, this.stored.source).flatMap(
      (id) => this.byId.get(id) ?? [],
    )[0];
    if (session) this.take(row, session);
  }

  private matchBySlot(row: ParsedRow, isCandidate: (session: SessionEntity) => boolean): void {
    const { startTime } = row;
    if (this.matches.has(row) || !startTime) return;
    const sessions = this.bySlot.get(slotOf({ title: row.title, startTime })) ?? [];
    const [session, other] = sessions.filter((candidate) => !this.rowOf.has(candidate.id) && isCandidate(candidate));
    if (session && !other) this.take(row, session);
    else if (session)
      this.matches.set(row, {
        isIdentifier: false,
        error: message('severalSessions'),
      });
  }

  private take(row: ParsedRow, session: SessionEntity): void {
    const earlier = this.rowOf.get(session.id);
    if (earlier === undefined) this.rowOf.set(session.id, row.row);
    this.matches.set(
      row,
      earlier === undefined
        ? { id: session.id, session }
        : { isIdentifier: true, error: message('sameSession', { row: earlier }) },
    );
  }

  private toNewId({ identifier }: ParsedRow): string {
    const ids = idsOf(this.stored.conferenceId, identifier, this.stored.source);
    return identifier ? (ids.find((id) => !this.stored.foreignIds.has(id)) ?? randomUUID()) : randomUUID();
  }
}

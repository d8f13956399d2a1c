import { randomUUID } from 'node:crypto';
import { deterministicUuid } from '@majlis/kit/database/idempotent-id';
import { uuidPattern } from '../conferences/conference-access.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { ParsedRow } from './parse-row.js';

export type SessionMatch =
  | { id: string; session?: SessionEntity | undefined }
  | { error: string; isIdentifier: boolean };

const slotOf = ({ title, startTime }: { title: string; startTime: string }) => `${title.normalize('NFC')} ${startTime}`;

/** The ids that a session of the file may have: its own, or one made of it, as for the numbers of other programs. */
export const idsOf = (conferenceId: string, identifier: string): string[] => [
  ...(uuidPattern.test(identifier) ? [identifier.toLowerCase()] : []),
  deterministicUuid(conferenceId, identifier),
];

type Stored = { conferenceId: string; sessions: SessionEntity[]; foreignIds: ReadonlySet<string> };

/** Finds the session of each row by its identifier, else by title and start. No session is found for two rows. */
export function matchSessions(stored: Stored, rows: ParsedRow[]): Map<ParsedRow, SessionMatch> {
  return new SessionMatcher(stored).match(rows);
}

class SessionMatcher {
  private readonly matches = new Map<ParsedRow, SessionMatch>();
  private readonly rowOf = new Map<string, number>();
  private readonly byId: Map<string, SessionEntity>;
  private readonly bySlot = new Map<string, SessionEntity[]>();

  constructor(private readonly stored: Stored) {
    this.byId = new Map(stored.sessions.map((session) => [session.id, session]));
    for (const session of stored.sessions)
      if (!session.deletedAt) this.bySlot.set(slotOf(session), [...(this.bySlot.get(slotOf(session)) ?? []), session]);
  }

  match(rows: ParsedRow[]): Map<ParsedRow, SessionMatch> {
    this.rejectDuplicates(rows);
    for (const row of rows) this.matchById(row);
    // First the sessions in the same room: breaks of one name and time are often in several.
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
            ? `Row ${earlier} has the same “${identifier}”. Each session once`
            : `Row ${earlier} has the same title, start and room`,
        });
    }
  }

  private matchById(row: ParsedRow): void {
    if (this.matches.has(row) || !row.identifier) return;
    const session = idsOf(this.stored.conferenceId, row.identifier).flatMap((id) => this.byId.get(id) ?? [])[0];
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
        error: 'Several sessions have this title and start. Add the id of this one',
      });
  }

  private take(row: ParsedRow, session: SessionEntity): void {
    const earlier = this.rowOf.get(session.id);
    if (earlier === undefined) this.rowOf.set(session.id, row.row);
    this.matches.set(
      row,
      earlier === undefined
        ? { id: session.id, session }
        : { isIdentifier: true, error: `Row ${earlier} is the same session` },
    );
  }

  private toNewId({ identifier }: ParsedRow): string {
    const ids = idsOf(this.stored.conferenceId, identifier);
    return identifier ? (ids.find((id) => !this.stored.foreignIds.has(id)) ?? randomUUID()) : randomUUID();
  }
}

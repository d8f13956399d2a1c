import { type Message, message } from '@majlis/contracts/messages';
import { type SessionPart, sessionParts, typesWithoutPart } from '@majlis/contracts/session-parts';
import type { DataSource } from 'typeorm';
import { type FoundProblem, toProblem } from './found-problem.js';

type Row = {
  id: string;
  conference_id: string;
  title: string;
  starts_at: Date;
  missing: SessionPart;
  conference: string;
};

/** Of published conferences that are not over. A virtual conference has no rooms. */
const problemsSql = `
  SELECT session.id, session.conference_id, session.title, session.starts_at, conference.title AS conference, missing
  FROM operations.checked_sessions() AS session
    JOIN operations.checked_conferences() AS conference ON conference.id = session.conference_id
    CROSS JOIN LATERAL (VALUES
      ('speakers', NOT has_speakers AND session_type <> ALL ($1)),
      ('room', NOT has_room AND NOT is_virtual AND session_type <> ALL ($2))) AS part (missing, is_missing)
  WHERE is_missing
  ORDER BY session.starts_at, session.title`;

const titles: Record<SessionPart, Message> = { speakers: message('noSpeakers'), room: message('noRoom') };

export async function findSessionProblems(database: DataSource): Promise<FoundProblem[]> {
  const rows: Row[] = await database.query(
    problemsSql,
    sessionParts.map((part) => typesWithoutPart[part]),
  );
  return rows.map(({ id, conference_id: conferenceId, title, conference, missing }) =>
    toProblem(
      `missing-${missing}`,
      { table: 'sessions', id, conferenceId, label: `${title} (${conference})` },
      {
        title: titles[missing],
        evidence: missing,
        path: missing === 'speakers' ? `/admin/conference-management/${conferenceId}/sessions?assign=${id}` : undefined,
      },
    ),
  );
}

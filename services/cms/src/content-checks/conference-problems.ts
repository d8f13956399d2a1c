import { type SessionPart, sessionParts, typesWithoutPart } from '@majlis/contracts/programme/session-parts';
import { type Message, message } from '@majlis/contracts/shared/messages';
import { maxDescriptionLength } from '@majlis/contracts/shared/text-lengths';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import type { DataSource } from 'typeorm';
import { type FoundProblem, type Place, toProblem } from './found-problem.js';

type Row = {
  id: string;
  title: string;
  timezone: string;
  ends_at: Date;
  description: string;
  has_meta_description: boolean;
  closed_at: Date | null;
  kind: 'draft-over' | 'passed-deadline' | 'missing-description' | 'long-description';
};

/**
 * Only a passed registration deadline is a problem: the page shows its registration button until the conference ends, whereas the
 * call for papers says by itself that it is closed.
 */
const problemsSql = `
  SELECT id, title, timezone, ends_at, description, has_meta_description, coalesce(registration_deadline, starts_at) AS closed_at, kind
  FROM operations.checked_conferences(), LATERAL (VALUES
    ('draft-over', status = 'draft' AND ends_at < now()),
    ('passed-deadline', status = 'published' AND has_registration_button
      AND coalesce(registration_deadline, starts_at) < now()),
    ('missing-description', status <> 'draft' AND description = ''),
    ('long-description', char_length(description) > $1)) AS problem (kind, is_found)
  WHERE is_found
  ORDER BY starts_at DESC, title`;

export async function findConferenceProblems(database: DataSource): Promise<FoundProblem[]> {
  const rows: Row[] = await database.query(problemsSql, [maxDescriptionLength]);
  return rows.map(toConferenceProblem);
}

function toConferenceProblem({ id, title: label, kind, ...row }: Row): FoundProblem {
  const place: Place = { table: 'conferences', id, conferenceId: id, label };
  switch (kind) {
    case 'draft-over':
      return toProblem(kind, place, {
        title: message('draftIsOver', { day: dayIn(row.timezone, row.ends_at) }),
        evidence: row.ends_at.toISOString(),
      });
    case 'passed-deadline':
      return toProblem(kind, place, {
        title: message('registrationIsOver', { day: dayIn(row.timezone, row.closed_at ?? row.ends_at) }),
        evidence: `${row.closed_at?.toISOString()}`,
        path: tabPath(id, 'Registration'),
      });
    case 'missing-description':
      return toProblem(kind, place, {
        title: message('noDescription'),
        evidence: 'missing',
        path: tabPath(id, 'SEO & Meta'),
      });
    case 'long-description':
      return toProblem(kind, place, {
        title: describeLength(row.description),
        evidence: row.description,
        path: row.has_meta_description ? tabPath(id, 'SEO & Meta') : undefined,
      });
  }
}

/** Returns the address at which the form of the conference opens with this tab. */
const tabPath = (id: string, tab: string): string =>
  `/admin/conference-management/${id}/edit?${new URLSearchParams({ tab }).toString()}`;

export const describeLength = (description: string): Message =>
  message('longDescription', { count: description.length, max: maxDescriptionLength });

const dayIn = (timezone: string, time: Date) => ({ day: toLocalDateTime(time.toISOString(), timezone).slice(0, 10) });

type SessionRow = {
  id: string;
  conference_id: string;
  title: string;
  starts_at: Date;
  missing: SessionPart;
  conference: string;
};

/** The missing parts of sessions in published conferences that are not over. A virtual conference has no rooms. */
const sessionProblemsSql = `
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
  const rows: SessionRow[] = await database.query(
    sessionProblemsSql,
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

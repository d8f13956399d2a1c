import { type MailMergeInput, mailMergeInput } from '@majlis/contracts/people/people.schema';
import { writeCsv } from '@majlis/kit/csv/write-csv';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { publicStatuses } from '../conferences/conference.entity.js';
import { fullName, noLastName } from '../people/person-response.js';

@Controller('api/people/mail-merge')
export class MailMergeController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  /** The route is a POST, because the ids of all people of a filtered list do not fit into a URL. */
  @Post()
  @HttpCode(200)
  export(@Body({ schema: mailMergeInput }) input: MailMergeInput, @Res({ passthrough: true }) response: Response) {
    response.type('text/csv; charset=utf-8').attachment('mail-merge.csv');
    return toMailMergeCsv(this.database.manager, input, this.settings.PUBLIC_ORIGIN);
  }
}

type SessionOfRow = {
  title: string;
  room: string;
  startTime: string;
  endTime: string;
  zone: string;
  conference: string;
  path: string | null;
};
type PersonRow = {
  firstName: string;
  lastName: string;
  email: string;
  position: string;
  organization: string;
  sessions: SessionOfRow[];
};

const peopleSql = `
  SELECT person.first_name AS "firstName", person.last_name AS "lastName", person.email, person.position, person.organization,
    coalesce(assigned.sessions, '[]') AS sessions
  FROM people person
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('title', session.title, 'room', session.location,
        'startTime', session.start_time, 'endTime', session.end_time, 'zone', conference.timezone, 'conference', conference.title,
        'path', CASE WHEN conference.status = ANY ($3) THEN conference.slug || '/sessions/' || session.slug END)
      ORDER BY session.start_time, session.session_order, session.id) AS sessions
    FROM session_speakers assignment
    JOIN sessions session ON session.id = assignment.session_id AND session.deleted_at IS NULL
    JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
    WHERE assignment.person_id = person.id AND ($2::uuid IS NULL OR conference.id = $2)
  ) assigned ON true
  WHERE person.deleted_at IS NULL AND ($1::uuid[] IS NULL OR person.id = ANY ($1))
  ORDER BY person.last_name, person.first_name, person.id`;

const columns: Record<string, (person: PersonRow, origin: string) => string> = {
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => (lastName === noLastName ? '' : lastName),
  'Full name': fullName,
  'E-mail': ({ email }) => email,
  Position: ({ position }) => position,
  Organization: ({ organization }) => organization,
  'Number of sessions': ({ sessions }) => String(sessions.length),
  Conferences: ({ sessions }) => [...new Set(sessions.map(({ conference }) => conference))].join('\n'),
  Sessions: ({ sessions }, origin) => sessions.map((session) => formatSession(session, origin)).join('\n'),
};

/** Writes one row for each person, for letters and e-mails. The salutation is left to whoever writes them. */
async function toMailMergeCsv(
  manager: EntityManager,
  { ids, conferenceId }: MailMergeInput,
  origin: string,
): Promise<string> {
  const people: PersonRow[] = await manager.query(peopleSql, [ids ?? null, conferenceId ?? null, publicStatuses]);
  const rows = people.map((person) => Object.values(columns).map((toCell) => toCell(person, origin)));
  return writeCsv(Object.keys(columns), rows);
}

/**
 * Example: 'Thursday 12 March 2026, 09:00–10:30 (Asia/Kuala_Lumpur), Great Hall: Shura in practice, https://…'. Drafts have no
 * link.
 */
function formatSession({ title, room, startTime, endTime, zone, path }: SessionOfRow, origin: string): string {
  const place = room === '' ? '' : `, ${room}`;
  const link = path === null ? '' : `, ${origin}/conferences/${path.split('/').map(encodeURIComponent).join('/')}`;
  return `${formatDay(startTime, zone)}, ${formatTime(startTime, zone)}–${formatTime(endTime, zone)} (${zone})${place}: ${title}${link}`;
}

const formatDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(new Date(instant))
    .replace(',', '');

const formatTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );

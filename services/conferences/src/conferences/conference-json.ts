import { picturesSql } from '@majlis/rows/lists/picture-details';
import { slugsSql } from '@majlis/rows/translations/translate-rows';
import { Header } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { type ConferenceEntity, publicStatuses, staffOnlyFields } from './conference.entity.js';

/** Marks a route whose JSON PostgreSQL builds, which is much faster than many entities (infra/adr/programme.md). */
export const JsonText = () => Header('Content-Type', 'application/json; charset=utf-8');

/** ISO 8601 in UTC with milliseconds, like `Date.toISOString()`. */
export const isoInstantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Featured conferences come first, then coming ones by start, then past ones from the newest. */
const orderSql = `featured DESC, is_past, CASE WHEN NOT is_past THEN start_date END, start_date DESC, display_order, id`;

/** $1: include all statuses; $2: the public statuses. */
const visibleSql = 'deleted_at IS NULL AND ($1 OR status = ANY ($2))';

const rankedSql = (where: string) => `
  SELECT id, featured, end_date < now() AS is_past, start_date, display_order FROM conferences WHERE ${visibleSql} AND ${where}`;

/** Selects $3 rows after the first $4. Each branch reads an index and stops early, however many conferences there are. */
const pageSql = (filterSql: string) => `
  SELECT * FROM (
    ${rankedSql(`featured ${filterSql}`)}
    UNION ALL
    (${rankedSql(`NOT featured AND end_date >= now() ${filterSql}`)} ORDER BY start_date, display_order, id LIMIT $3::bigint + $4)
    UNION ALL
    (${rankedSql(`NOT featured AND end_date < now() ${filterSql}`)} ORDER BY start_date DESC, display_order, id LIMIT $3::bigint + $4)
  ) branches
  ORDER BY ${orderSql} LIMIT $3 OFFSET $4`;

const countsJsonSql = `json_build_object('sessions', sessions, 'speakers', speakers, 'partners', partners, 'documents', documents)`;

/** $5: the number up to which conferences are counted; null counts all. */
const countSql = (filterSql: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM conferences WHERE ${visibleSql} ${filterSql} LIMIT $5) counted)`;

const listSql = (columns: string, { filterSql, joins }: { filterSql: string; joins: string }) => `
  SELECT coalesce(json_agg(row_to_json(listed)), '[]')::text AS list, ${countSql(filterSql)} AS total FROM (
    SELECT ${columns} FROM (${pageSql(filterSql)}) ranked JOIN conferences conference USING (id) ${joins}
    ORDER BY ${orderSql.replaceAll(/\b(featured|is_past|start_date|display_order)\b/g, 'ranked.$1')}
  ) listed`;

/** A filter on an array column finds rows whose array contains the value. Values are the parameters from $6 on. */
const filtersSql = ({ metadata }: Repository<ConferenceEntity>, names: string[]): string =>
  names
    .map((name, index) => {
      const column = metadata.findColumnWithPropertyName(name);
      return `AND $${index + 6} = ${column?.isArray ? `ANY (${column.databaseName})` : column?.databaseName}`;
    })
    .join(' ');

function selectColumns({ metadata }: Repository<ConferenceEntity>, isForStaff: boolean): string {
  const excludedFields: readonly string[] = isForStaff ? [] : staffOnlyFields;
  const columns = metadata.columns.filter(({ propertyName }) => !excludedFields.includes(propertyName));
  const pictures = `${picturesSql('conference.featured_image', 'conference.album_thumbnail')} AS pictures`;
  return [
    ...columns.map(({ propertyName, databaseName, type }) => {
      const column = `conference.${databaseName}`;
      return `${type === 'timestamptz' ? isoInstantSql(column) : column} AS "${propertyName}"`;
    }),
    pictures,
    ...(isForStaff ? [] : [`'' AS "virtualLink"`]),
  ].join(', ');
}

/** Editions are the public conferences of the same series, and the conference itself even if it is a draft. */
const editionsSql = `
  (SELECT coalesce(json_agg(json_build_object('id', edition.id, 'slug', edition.slug, 'title', edition.title,
     'startDate', ${isoInstantSql('edition.start_date')}, 'timezone', edition.timezone) ORDER BY edition.start_date, edition.id), '[]')
   FROM conferences edition
   WHERE edition.series <> '' AND edition.series = conference.series AND edition.deleted_at IS NULL
     AND (edition.id = conference.id OR edition.status = ANY ($2))) AS editions`;

/** The conference with exactly this slug as JSON text, or undefined if this user sees none. */
export async function readConferenceJson(
  conferences: Repository<ConferenceEntity>,
  isForStaff: boolean,
  slug: string,
): Promise<string | undefined> {
  // PostgreSQL rejects NUL in text, and no slug has one.
  if (slug.includes('\0')) return undefined;
  const columns = selectColumns(conferences, isForStaff);
  const sql = `
    SELECT row_to_json(found)::text AS json FROM (
      SELECT ${columns}, ${editionsSql}, ${slugsSql('conference')} AS slugs
      FROM conferences conference WHERE ${visibleSql} AND slug = $3
    ) found`;
  const [row]: { json: string }[] = await conferences.query(sql, [isForStaff, publicStatuses, slug]);
  return row?.json;
}

export type ConferenceList = { list: string; total: number };

type Cut = { limit: number | null; offset: number; maxCount?: number | null; filters?: Record<string, string> };

/** The keys of `filters` are field names. `total` counts all matching conferences, up to `maxCount`. */
export async function listConferencesJson(
  conferences: Repository<ConferenceEntity>,
  isForStaff: boolean,
  { limit, offset, maxCount = null, filters = {} }: Cut,
): Promise<ConferenceList> {
  const columns = selectColumns(conferences, isForStaff);
  const filterSql = filtersSql(conferences, Object.keys(filters));
  const sql = isForStaff
    ? listSql(`${columns}, ${countsJsonSql} AS counts`, {
        filterSql,
        joins: `JOIN (${conferenceCountsSql}) counts USING (id)`,
      })
    : listSql(columns, { filterSql, joins: '' });
  const parameters = [isForStaff, publicStatuses, limit, offset, maxCount, ...Object.values(filters)];
  const [row]: ConferenceList[] = await conferences.query(sql, parameters);
  return row ?? { list: '[]', total: 0 };
}

const conferenceCountsSql = `
    SELECT c.id, coalesce(s.sessions, 0) AS sessions, coalesce(a.speakers, 0) AS speakers,
           coalesce(p.partners, 0) AS partners, coalesce(d.documents, 0) AS documents
    FROM conferences c
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS sessions FROM sessions WHERE deleted_at IS NULL GROUP BY 1
    ) s ON s.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS speakers FROM (
        SELECT DISTINCT session.conference_id, person.id
        FROM sessions session
        JOIN session_speakers assignment ON assignment.session_id = session.id
        JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL
        WHERE session.deleted_at IS NULL
      ) assigned GROUP BY 1
    ) a ON a.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS partners FROM conference_partners WHERE deleted_at IS NULL GROUP BY 1
    ) p ON p.conference_id = c.id
    LEFT JOIN (
      SELECT conference_id, count(*)::int AS documents FROM documents WHERE deleted_at IS NULL GROUP BY 1
    ) d ON d.conference_id = c.id
    WHERE c.deleted_at IS NULL`;

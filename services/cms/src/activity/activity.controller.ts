import type { Activity, ActivityPage, ChangedRow } from '@majlis/contracts/staff/activity';
import { type ActivityQuery, activityQuery, maxActivityPage } from '@majlis/contracts/staff/activity.schema';
import { type RowService, rowServices } from '@majlis/contracts/staff/history';
import { escapeFormula } from '@majlis/kit/csv/write-csv';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';

/** At most this many rows of a change are named one by one, because a large import may change thousands. */
const maxRowsPerChange = 5;
const maxExportedChanges = 10_000;

type Details = { rowCount: number; rows: ChangedRow[] };
type Change = { id: string; at: string; actor: string; service: RowService | 'sign-in'; rejection: string | null };

/** Everything that staff did, read from the history of all services, which cms may read (infra/adr/history-and-drafts.md). */
@Controller('api/cms/activity')
export class ActivityController {
  constructor(private readonly database: DataSource) {}

  @Get()
  async list(@Query({ schema: activityQuery }) query: ActivityQuery): Promise<ActivityPage> {
    const changes = await this.findChanges({ ...query, limit: query.limit + 1 });
    const shown = changes.slice(0, query.limit);
    const details = await this.findDetails(shown);
    const entries = shown.map((change) => toActivity(change, details.get(change.id)));
    const last = shown.at(-1);
    return { entries, next: last && changes.length > query.limit ? `${last.at}_${last.id}` : null };
  }

  @Get('export')
  async export(@Query({ schema: activityQuery }) query: ActivityQuery, @Res({ passthrough: true }) response: Response) {
    const entries: ActivityPage['entries'] = [];
    let before = query.before;
    do {
      const page = await this.list({ ...query, before, limit: maxActivityPage });
      entries.push(...page.entries);
      before = page.next ?? undefined;
    } while (before && entries.length < maxExportedChanges);
    response.type('text/csv; charset=utf-8').attachment('activity.csv');
    return toCsv(entries);
  }

  /** Each source is limited before they are merged, so that its index gives the newest rows. */
  private findChanges(query: ActivityQuery): Promise<Change[]> {
    const parameters: unknown[] = [];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const limit = bind(query.limit);
    const sources = rowServices.map((service) => {
      const where = conditions(query, bind, 'change_id');
      if (query.operation) where.push(`operation = ${bind(query.operation)}`);
      if (query.table) where.push(`subject_table = ${bind(query.table)}`);
      if (query.jobs === 'false') where.push("actor NOT LIKE 'job:%'");
      // A request may take several transactions; the last one gives the change its place in the list.
      where.push(
        `NOT EXISTS (SELECT FROM ${service}.revisions later WHERE later.change_id = revisions.change_id AND later.at > revisions.at)`,
      );
      return `(SELECT change_id AS id, at, min(actor) AS actor, '${service}' AS service, NULL AS rejection
        FROM ${service}.revisions ${whereSql(where)} GROUP BY at, change_id ORDER BY at DESC, change_id LIMIT ${limit})`;
    });
    const hasSignIns = !query.table && (!query.operation || query.operation === 'sign-in');
    if (hasSignIns)
      sources.push(`(SELECT id, at, email, 'sign-in', rejection
        FROM auth.sign_ins ${whereSql(conditions(query, bind, 'id', 'email'))} ORDER BY at DESC, id LIMIT ${limit})`);
    return this.database.query(
      `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, actor, service, rejection
       FROM (${sources.join(' UNION ALL ')}) AS activity ORDER BY activity.at DESC, id LIMIT ${limit}`,
      parameters,
    );
  }

  private async findDetails(changes: Change[]): Promise<Map<string, Details>> {
    const details = new Map<string, Details>();
    for (const service of rowServices) {
      const ids = changes.filter((change) => change.service === service).map(({ id }) => id);
      const found: (Details & { id: string })[] =
        ids.length > 0 ? await this.database.query(detailsSql(service), [ids, maxRowsPerChange]) : [];
      for (const { id, ...detail } of found) details.set(id, detail);
    }
    return details;
  }
}

function toActivity({ id, at, actor, service, rejection }: Change, details?: Details): Activity {
  if (service === 'sign-in') return { type: 'sign-in', id, at, actor, rejection };
  return { type: 'change', id, at, actor, service, rowCount: details?.rowCount ?? 0, rows: details?.rows ?? [] };
}

function conditions(
  { actor, from, to, before }: ActivityQuery,
  bind: (value: unknown) => string,
  idColumn: string,
  actorColumn = 'actor',
): string[] {
  const where: string[] = [];
  if (actor !== undefined) where.push(`${actorColumn} = ${bind(actor)}`);
  if (from) where.push(`at >= ${bind(from)}`);
  if (to) where.push(`at < ${bind(to)}`);
  if (!before) return where;
  const [time = '', id = ''] = before.split('_');
  const at = bind(time);
  return [...where, `at <= ${at}::timestamptz AND (at < ${at}::timestamptz OR ${idColumn} > ${bind(id)})`];
}

const whereSql = (where: string[]) => (where.length > 0 ? `WHERE ${where.join(' AND ')}` : '');

/**
 * A change to a part of a row, such as the speakers of a session, counts as an update of the row. An uploaded file is listed after
 * the row that it was uploaded for.
 */
const detailsSql = (service: RowService) => `
  SELECT change.id, counted.rows AS "rowCount", listed.rows
  FROM unnest($1::uuid[]) AS change (id)
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT (subject_table, subject_id))::int AS rows
      FROM ${service}.revisions WHERE change_id = change.id
    ) AS counted
    CROSS JOIN LATERAL (
      SELECT json_agg(changed_row) AS rows FROM (
        SELECT changed.subject_table AS "table", changed.subject_id AS id,
          coalesce(max(changed.label), (
            SELECT named.label FROM ${service}.revisions named
            WHERE named.subject_table = changed.subject_table AND named.subject_id = changed.subject_id
              AND named.label IS NOT NULL
            ORDER BY named.id DESC LIMIT 1)) AS label,
          coalesce(max(changed.operation) FILTER (WHERE changed.table_name = changed.subject_table), 'update') AS operation,
          coalesce(json_agg(DISTINCT field.name) FILTER (WHERE field.name IS NOT NULL), '[]') AS fields
        FROM ${service}.revisions changed
          LEFT JOIN LATERAL (
            SELECT jsonb_object_keys(changed.after) AS name
              WHERE changed.table_name = changed.subject_table AND (changed.operation = 'update'
                OR (changed.operation IN ('delete', 'restore') AND changed.after ? 'merged_into'))
            UNION ALL SELECT changed.table_name WHERE changed.table_name NOT IN (changed.subject_table, 'translations')
            UNION ALL SELECT name || ' (' || (coalesce(changed.after, changed.before) ->> 'language') || ')'
              FROM jsonb_object_keys(coalesce(changed.before -> 'fields', '{}') || coalesce(changed.after -> 'fields', '{}')) AS name
              WHERE changed.table_name = 'translations'
                AND changed.before -> 'fields' -> name IS DISTINCT FROM changed.after -> 'fields' -> name
          ) AS field ON true
        WHERE changed.change_id = change.id
        GROUP BY changed.subject_table, changed.subject_id
        ORDER BY changed.subject_table = 'media', min(changed.id) LIMIT $2
      ) AS changed_row
    ) AS listed`;

const header = ['time', 'actor', 'action', 'table', 'id', 'label', 'fields', 'rows'];

/** Writes one line for each change, as CSV in the form of RFC 4180. */
const toCsv = (entries: Activity[]): string =>
  [header, ...entries.map(toRow)].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

function toRow(entry: Activity): string[] {
  if (entry.type === 'sign-in') {
    const action = entry.rejection === null ? 'sign-in' : 'rejected sign-in';
    return [entry.at, entry.actor, action, '', '', entry.rejection ?? '', '', ''];
  }
  const [row] = entry.rows;
  const { operation = '', table = '', id = '', label, fields = [] } = row ?? {};
  return [entry.at, entry.actor, operation, table, id, label ?? '', fields.join(' '), String(entry.rowCount)];
}

const toCell = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`;

import { type Editor, presenceEndsAfterMs } from '@majlis/contracts/staff/presence';
import { type PresenceInput, presenceInput } from '@majlis/contracts/staff/presence.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { Body, Controller, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';

const reportSql = `
  WITH reported AS (
    INSERT INTO editing_tabs (tab_id, email, rows, seen_at) VALUES ($1, $2, $3, now())
    ON CONFLICT ON CONSTRAINT editing_tabs_id_taken DO UPDATE SET rows = excluded.rows, seen_at = excluded.seen_at
      WHERE editing_tabs.email = excluded.email
  ), expired AS (
    DELETE FROM editing_tabs WHERE seen_at < now() - interval '1 day'
  )
  SELECT DISTINCT email, edited->>'table' AS "table", edited->>'id' AS id
  FROM editing_tabs CROSS JOIN jsonb_array_elements(rows) AS edited
  WHERE tab_id <> $1 AND seen_at > now() - $4 * interval '1 ms'
  ORDER BY email, "table", id`;

/** Says who edits what at this moment, in all services. It warns people and locks nothing. */
@Controller('api/cms/presence')
export class PresenceController {
  constructor(private readonly database: DataSource) {}

  /** Stores what a tab edits and returns what the other tabs edit. A tab cannot speak for another account. */
  @Put()
  report(
    @Body({ schema: presenceInput }) { tabId, rows }: PresenceInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<Editor[]> {
    return this.database.query(reportSql, [tabId, email, JSON.stringify(rows), presenceEndsAfterMs]);
  }
}

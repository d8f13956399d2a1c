import { Header } from '@nestjs/common';

/** For routes whose JSON PostgreSQL builds, which is much faster than many entities (ADR 0009). */
export const JsonText = () => Header('Content-Type', 'application/json; charset=utf-8');

/** ISO 8601 in UTC with milliseconds, like `Date.toISOString()`. */
export const isoInstantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

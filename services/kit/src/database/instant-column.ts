import type { ColumnOptions } from 'typeorm';

/** A column of instants whose values are texts in ISO 8601, UTC, as the contracts have them. */
export const instantColumn = (options: ColumnOptions = {}): ColumnOptions => ({
  ...options,
  type: 'timestamptz',
  transformer: { from: (date: Date | null) => date?.toISOString() ?? null, to: (iso: string | null) => iso },
});

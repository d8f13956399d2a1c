import type { ColumnOptions } from 'typeorm';

/** A timestamptz column whose values are ISO 8601 UTC strings, as in the contracts. */
export const instantColumn = (options: ColumnOptions = {}): ColumnOptions => ({
  ...options,
  type: 'timestamptz',
  transformer: { from: (date: Date | null) => date?.toISOString() ?? null, to: (iso: string | null) => iso },
});

import type { ColumnOptions } from 'typeorm';

export const instantColumn = (options: ColumnOptions = {}): ColumnOptions => ({
  ...options,
  type: 'timestamptz',
  transformer: { from: (date: Date | null) => date?.toISOString() ?? null, to: (iso: string | null) => iso },
});

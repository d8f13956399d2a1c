import { writeFileSync } from 'node:fs';

/** Reports that nothing hangs, and for how long no other report is to be expected. */
export type ReportAlive = (silentMs: number) => void;

/** Writes the time in seconds, which the health check of the container compares (infra/compose/backup.yml). */
export const reportAliveIn =
  (path: string): ReportAlive =>
  (silentMs) =>
    writeFileSync(path, String(Math.ceil((Date.now() + silentMs) / 1_000)));

import { backoffMs } from '@majlis/kit/process/backoff';

/** When the last attempt failed, and how many did in a row. */
export type Failures = { at: Date; times: number };

type Past = {
  /** When the last backup that is there was begun. */
  stored: Date | undefined;
  failed?: Failures | undefined;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const backoff = { baseMs: 5 * minute, maxMs: 60 * minute };

/**
 * When the next backup is due: at the first `HH:MM` (UTC) after the last one, which may have passed while the machine was
 * off; after failures with growing pauses.
 */
export function nextBackup(at: string, { stored, failed }: Past, now: Date): Date {
  const due = stored && stored <= now ? firstAfter(at, stored) : now;
  if (!failed) return due;
  return new Date(Math.max(Number(due), Number(afterPause(failed))));
}

/** When it is tried again: after 5 minutes, 10, 20, 40, then every hour. */
export function afterPause({ at, times }: Failures): Date {
  return new Date(at.getTime() + backoffMs(times, backoff));
}

function firstAfter(at: string, moment: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const sameDay = new Date(moment);
  sameDay.setUTCHours(hours, minutes, 0, 0);
  return sameDay > moment ? sameDay : new Date(sameDay.getTime() + day);
}

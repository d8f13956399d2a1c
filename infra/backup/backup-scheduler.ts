import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@majlis/kit/app/tokens';
import { backoffMs } from '@majlis/kit/process/backoff';
import type { BackupConfig } from './backup-config.js';
import { formatError } from './command-line.js';
import { lastBackupTime } from './database/backup-records.js';
import { makeBackup } from './make-backup.js';
import { sendOffSite } from './store/off-site-store.js';

/** A changed clock or a suspended machine is noticed within this time. */
const maxSleepMs = 60_000;

export class BackupScheduler {
  private failed: Failures | undefined;
  private offSiteFailed: Failures | undefined;
  private lastLoggedDue: number | undefined;

  constructor(
    private readonly tools: BackupConfig,
    private readonly logger: Logger,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const nextDue = await this.tick(new Date(), signal);
      const sleepMs = Math.min(Math.max(nextDue.getTime() - Date.now(), 1_000), maxSleepMs);
      await wait(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Does what is due at `now`; returns the time of the next backup. */
  async tick(now: Date, signal: AbortSignal): Promise<Date> {
    let nextDue = await this.nextDue(now);
    if (nextDue <= now) {
      this.failed = await this.runAndTrackFailures('a backup', this.failed, signal, () => this.backUp(signal));
      nextDue = await this.nextDue(new Date());
    } else if (this.offSiteFailed && retryTime(this.offSiteFailed) <= now) await this.send(signal);
    if (this.lastLoggedDue !== nextDue.getTime()) this.logger.info({ nextDue: nextDue.toISOString() }, 'next backup');
    this.lastLoggedDue = nextDue.getTime();
    return nextDue;
  }

  private async nextDue(now: Date): Promise<Date> {
    try {
      return nextBackupTime(
        this.tools.at,
        { stored: await lastBackupTime(this.tools.ownerUrl), failed: this.failed },
        now,
      );
    } catch (error) {
      this.logger.warn({ error: formatError(error) }, 'the database cannot be asked for the last backup');
      return new Date(now.getTime() + maxSleepMs);
    }
  }

  private async backUp(signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const { path, bytes, sha256 } = await makeBackup(this.tools, signal);
    const seconds = (performance.now() - began) / 1_000;
    this.logger.info({ file: basename(path), bytes, sha256, seconds }, 'backup stored');
    await this.send(signal);
  }

  /** A failed upload is no failed backup: the upload is retried later, and no further backup is made for it. */
  private async send(signal: AbortSignal): Promise<void> {
    const { offSite } = this.tools;
    if (!offSite) return;
    this.offSiteFailed = await this.runAndTrackFailures('sending off-site', this.offSiteFailed, signal, async () => {
      const files = await sendOffSite(this.tools, offSite);
      this.logger.info({ files }, 'backup sent off-site');
    });
  }

  private async runAndTrackFailures(
    what: string,
    before: Failures | undefined,
    signal: AbortSignal,
    work: () => Promise<void>,
  ) {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (signal.aborted) return before;
      const failures = { at: new Date(), times: (before?.times ?? 0) + 1 };
      this.logger.error({ error: formatError(error), times: failures.times }, `${what} failed`);
      return failures;
    }
  }
}

export type Failures = { at: Date; times: number };

type BackupHistory = {
  stored: Date | undefined;
  failed?: Failures | undefined;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const backoff = { baseMs: 5 * minute, maxMs: 60 * minute };

/** Returns the first `HH:MM` (UTC) after the last backup, which is in the past when the machine was off, or the retry time. */
export function nextBackupTime(at: string, { stored, failed }: BackupHistory, now: Date): Date {
  const due = stored && stored <= now ? nextTimeOfDay(at, stored) : now;
  if (!failed) return due;
  return new Date(Math.max(Number(due), Number(retryTime(failed))));
}

/** Retries follow after 5, 10, 20 and 40 minutes, then every hour. */
function retryTime({ at, times }: Failures): Date {
  return new Date(at.getTime() + backoffMs(times, backoff));
}

function nextTimeOfDay(at: string, moment: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const sameDay = new Date(moment);
  sameDay.setUTCHours(hours, minutes, 0, 0);
  return sameDay > moment ? sameDay : new Date(sameDay.getTime() + day);
}

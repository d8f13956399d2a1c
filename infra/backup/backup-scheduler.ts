import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@majlis/kit/app/tokens';
import { backoffMs } from '@majlis/kit/process/backoff';
import type { BackupConfig } from './backup-config.js';
import { formatError } from './command-line.js';
import { lastBackupTime } from './database/backup-records.js';
import { makeBackup } from './make-backup.js';
import type { ReportAlive } from './report-alive.js';
import { sendOffSite } from './store/off-site-store.js';

/** A changed clock or a suspended machine is noticed within this time. */
const maxSleepMs = 60_000;
/** A tick without a backup only asks the database. */
const maxIdleMs = 5 * 60_000;
/** A backup that takes longer hangs; it is made again after a restart. */
const maxBackupMs = 6 * 60 * 60_000;

export class BackupScheduler {
  private failures: Failures | undefined;
  private offSiteFailures: Failures | undefined;
  private lastLoggedDue: number | undefined;

  constructor(
    private readonly config: BackupConfig,
    private readonly logger: Logger,
    private readonly reportAlive: ReportAlive = () => undefined,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const nextDue = await this.tick(new Date(), signal);
      const sleepMs = Math.min(Math.max(nextDue.getTime() - Date.now(), 1_000), maxSleepMs);
      await wait(sleepMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async tick(now: Date, signal: AbortSignal): Promise<Date> {
    this.reportAlive(maxIdleMs);
    let nextDue = await this.nextDue(now);
    if (nextDue <= now) {
      this.failures = await this.runAndTrackFailures('backup', this.failures, signal, () => this.backUp(signal));
      nextDue = await this.nextDue(new Date());
    } else if (this.offSiteFailures && retryTime(this.offSiteFailures) <= now) await this.uploadOffSite(signal);
    if (this.lastLoggedDue !== nextDue.getTime()) this.logger.info({ nextDue: nextDue.toISOString() }, 'next backup');
    this.lastLoggedDue = nextDue.getTime();
    return nextDue;
  }

  private async nextDue(now: Date): Promise<Date> {
    try {
      return nextBackupTime(
        this.config.timeOfDay,
        { lastStored: await lastBackupTime(this.config.ownerUrl), failures: this.failures },
        now,
      );
    } catch (error) {
      this.logger.warn({ error: formatError(error) }, 'could not read the last backup from the database');
      return new Date(now.getTime() + maxSleepMs);
    }
  }

  private async backUp(signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const { path, bytes, sha256 } = await makeBackup(this.config, signal);
    const seconds = (performance.now() - startedAt) / 1_000;
    this.logger.info({ file: basename(path), bytes, sha256, seconds }, 'backup stored');
    await this.uploadOffSite(signal);
  }

  /** A failed upload is no failed backup: the upload is retried later, and no further backup is made for it. */
  private async uploadOffSite(signal: AbortSignal): Promise<void> {
    const { offSite } = this.config;
    if (!offSite) return;
    this.offSiteFailures = await this.runAndTrackFailures('off-site upload', this.offSiteFailures, signal, async () => {
      const files = await sendOffSite(this.config, offSite);
      this.logger.info({ files }, 'backup copied off-site');
    });
  }

  private async runAndTrackFailures(
    label: string,
    previous: Failures | undefined,
    signal: AbortSignal,
    action: () => Promise<void>,
  ) {
    this.reportAlive(maxBackupMs);
    try {
      await action();
      return undefined;
    } catch (error) {
      if (signal.aborted) return previous;
      const failures = { failedAt: new Date(), count: (previous?.count ?? 0) + 1 };
      this.logger.error({ error: formatError(error), count: failures.count }, `${label} failed`);
      return failures;
    } finally {
      this.reportAlive(maxIdleMs);
    }
  }
}

export type Failures = { failedAt: Date; count: number };

type BackupHistory = {
  lastStored: Date | undefined;
  failures?: Failures | undefined;
};

const minute = 60_000;
const day = 24 * 60 * minute;
const backoff = { baseMs: 5 * minute, maxMs: 60 * minute };

/** Returns the first `HH:MM` (UTC) after the last backup, even one in the past, or the time of the next retry. */
export function nextBackupTime(timeOfDay: string, { lastStored, failures }: BackupHistory, now: Date): Date {
  const due = lastStored && lastStored <= now ? nextTimeOfDay(timeOfDay, lastStored) : now;
  if (!failures) return due;
  return new Date(Math.max(Number(due), Number(retryTime(failures))));
}

function retryTime({ failedAt, count }: Failures): Date {
  return new Date(failedAt.getTime() + backoffMs(count, backoff));
}

function nextTimeOfDay(timeOfDay: string, moment: Date): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const sameDay = new Date(moment);
  sameDay.setUTCHours(hours, minutes, 0, 0);
  return sameDay > moment ? sameDay : new Date(sameDay.getTime() + day);
}

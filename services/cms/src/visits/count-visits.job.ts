import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { missedWordDays } from '@majlis/contracts/site/search';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CmsSettings } from '../read-settings.js';
import { addDailyCounts, increase, type Totals } from './daily-counts.js';

/**
 * The file of an hour is complete only after this time, because gateways' clocks differ and a request may end long after it began.
 */
const waitMs = 5 * 60_000;
const hourMs = 3_600_000;

/** Files are named like 2027-03-21T09+0000-gateway-1.log, by the hour, its time zone and the gateway. */
const fileName = /^(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)(?<zone>[+-]\d\d)(?<minutes>\d\d)-.+\.log$/;

/** Adds the visits of past hours to the sums, each file once, and removes the files (infra/adr/monitoring.md). */
@Injectable()
export class CountVisitsJob extends IntervalJob<number> {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      name: 'visits',
      logger,
      initialDelayMs: 20_000,
      intervalMs: 5 * 60_000,
      lock: { database, name: 'visits' },
      run: (signal) => this.count(signal),
    });
  }

  private get folder(): string {
    return this.settings.VISITS_FOLDER ?? '';
  }

  override onApplicationBootstrap(): void {
    if (this.folder) super.onApplicationBootstrap();
  }

  private async count(signal: AbortSignal): Promise<number> {
    const names = await readdir(this.folder);
    let files = 0;
    for (const name of names.filter(isOver).toSorted()) {
      if (signal.aborted) break;
      files += await this.countFile(name);
    }
    await this.purge(names);
    return files;
  }

  /** A file that cannot be read or removed must not keep the others from being counted. */
  private async countFile(name: string): Promise<number> {
    const path = join(this.folder, name);
    try {
      const isNew = await this.addFile(name, path);
      await rm(path);
      return isNew ? 1 : 0;
    } catch (error) {
      this.logger.error({ file: name, error: String(error) }, 'visits could not be counted, will retry');
      return 0;
    }
  }

  /** Returns false for a file that was counted before, but not removed. */
  private addFile(name: string, path: string): Promise<boolean> {
    const [day = ''] = name.split('T');
    return this.database.transaction(async (manager) => {
      const rows: unknown[] = await manager.query(
        'INSERT INTO counted_files (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
        [name],
      );
      if (rows.length === 0) return false;
      const { pages, referrers, badLines } = await readVisits(path);
      if (badLines > 0) this.logger.warn({ file: name, badLines }, 'lines of visits could not be read');
      await addDailyCounts(manager, day, 'page', pages);
      await addDailyCounts(manager, day, 'referrer', referrers);
      return true;
    });
  }

  /** `names` are the files that were in the folder before this run. */
  private async purge(names: string[]): Promise<void> {
    await this.database.query('DELETE FROM counted_files WHERE name <> ALL ($1)', [names]);
    await this.database.query(
      `DELETE FROM daily_counts WHERE day < current_date - $1::integer
         OR (kind = 'word' AND day < current_date - ${missedWordDays})`,
      [this.settings.HISTORY_DAYS],
    );
  }
}

function isOver(name: string): boolean {
  const { day, hour, zone, minutes } = fileName.exec(name)?.groups ?? {};
  const start = Date.parse(`${day}T${hour}:00:00${zone}:${minutes}`);
  return start + hourMs + waitMs < Date.now();
}

type VisitsOfFile = { pages: Totals; referrers: Totals; badLines: number };

/** A visit as the gateway writes it (gateway/snippets/visits.conf). */
const visit = z.object({ path: z.string(), referrer: z.string().max(253) });

/** The names of pages have letters, digits and hyphens. */
const pagePath = /^\/(?:[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+){0,3})?$/u;
/** This is enough for the path of a session with the longest names in Arabic, and less than an index entry can hold. */
const maxPathLength = 2_000;

/** A line that was cut off, for example by a full disk, counts as bad, too. */
export async function readVisits(file: string): Promise<VisitsOfFile> {
  const visits: VisitsOfFile = { pages: new Map(), referrers: new Map(), badLines: 0 };
  const handle = await open(file);
  for await (const line of handle.readLines()) {
    const { path, referrer } = parseLine(line);
    if (path === undefined) visits.badLines += 1;
    else {
      increase(visits.pages, path);
      if (referrer) increase(visits.referrers, referrer);
    }
  }
  return visits;
}

function parseLine(line: string): { path?: string; referrer?: string } {
  try {
    const { path, referrer } = visit.parse(JSON.parse(line));
    return { path: normalizePath(path), referrer: referrer.toLowerCase().replace(/^www\./, '') };
  } catch {
    return {};
  }
}

/** The path of a request may have other letters encoded than the published one, or doubled slashes. */
function normalizePath(path: string): string | undefined {
  const decoded = decodeSafely(path)
    .replaceAll(/\/{2,}/g, '/')
    .normalize();
  if (!pagePath.test(decoded)) return undefined;
  const encoded = decoded.split('/').map(encodeURIComponent).join('/');
  return encoded.length <= maxPathLength ? encoded : undefined;
}

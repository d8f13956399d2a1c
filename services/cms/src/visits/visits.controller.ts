import { missedWordDays } from '@majlis/contracts/site/search';
import { minWordSearches, type Visits } from '@majlis/contracts/site/visits';
import { type VisitsQuery, visitsQuery } from '@majlis/contracts/site/visits.schema';
import { writeCsv } from '@majlis/kit/csv/write-csv';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';

const maxListed = 25;

/** $1: the number of days up to today. */
const isInPeriod = 'day > current_date - $1::integer AND day <= current_date';
/** $2: a path, which includes all paths below it; null for all. */
const isBelowPath = "($2::text IS NULL OR name = $2 OR starts_with(name, $2 || '/'))";

const daysSql = `
  SELECT to_char(date, 'YYYY-MM-DD') AS day, coalesce(sum(total), 0)::integer AS views
  FROM generate_series(current_date - $1::integer + 1, current_date, '1 day') AS date
    LEFT JOIN daily_counts ON day = date::date AND kind = 'page' AND ${isBelowPath}
  GROUP BY date ORDER BY date`;

/** The titles come from the search index, which has those of all public pages. */
const pagesSql = `
  SELECT name AS path, title, views FROM (
    SELECT name, sum(total)::integer AS views FROM daily_counts
    WHERE kind = 'page' AND ${isInPeriod} AND ${isBelowPath}
    GROUP BY name ORDER BY views DESC, name LIMIT ${maxListed}) AS counted
    LEFT JOIN search.entries ON page = name AND key = ''
  ORDER BY views DESC, name`;

const referrersSql = `
  SELECT name AS host, sum(total)::integer AS views FROM daily_counts
  WHERE kind = 'referrer' AND ${isInPeriod} GROUP BY name ORDER BY views DESC, name LIMIT ${maxListed}`;

const searchesSql = `
  SELECT coalesce(sum(total), 0)::integer AS searches FROM daily_counts WHERE kind = 'search' AND ${isInPeriod}`;

const wordsSql = `
  SELECT name AS word, sum(total)::integer AS searches FROM daily_counts
  WHERE kind = 'word' AND ${isInPeriod} GROUP BY name HAVING sum(total) >= ${minWordSearches}
  ORDER BY searches DESC, name LIMIT ${maxListed}`;

const exportSql = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, name AS path, total::text AS views FROM daily_counts
  WHERE kind = 'page' AND ${isInPeriod} AND ${isBelowPath} ORDER BY day, path`;

@Controller('api/cms/visits')
export class VisitsController {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
  ) {}

  @Get()
  async read(@Query({ schema: visitsQuery }) { days, conference }: VisitsQuery): Promise<Visits> {
    const { database } = this;
    const isCounting = this.settings.COUNT_VISITS === 'on';
    const inPlace = [days, toPath(conference)];
    const [views, pages] = await Promise.all([database.query(daysSql, inPlace), database.query(pagesSql, inPlace)]);
    const rest = conference === undefined ? await this.readSite(days) : { referrers: [], searches: 0, words: [] };
    return { isCounting, days: views, pages, ...rest };
  }

  /** Exports one line for each page and day. */
  @Get('export')
  async export(
    @Query({ schema: visitsQuery }) { days, conference }: VisitsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const inPlace = [days, toPath(conference)];
    const rows: Record<'day' | 'path' | 'views', string>[] = await this.database.query(exportSql, inPlace);
    response.type('text/csv; charset=utf-8').attachment('visits.csv');
    return writeCsv(
      ['day', 'page', 'views'],
      rows.map(({ day, path, views }) => [day, path, views]),
    );
  }

  /** Reads the figures that are known for the whole site only. */
  private async readSite(days: number): Promise<Pick<Visits, 'referrers' | 'searches' | 'words'>> {
    const { database } = this;
    const [referrers, [counted], words] = await Promise.all([
      database.query(referrersSql, [days]),
      database.query(searchesSql, [days]),
      database.query(wordsSql, [Math.min(days, missedWordDays)]),
    ]);
    return { referrers, searches: counted.searches, words };
  }
}

const toPath = (conference: string | undefined): string | null =>
  conference ? `/conferences/${encodeURIComponent(conference)}` : null;

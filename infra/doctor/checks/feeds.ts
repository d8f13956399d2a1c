import { readFeedsSettings } from '@majlis/feeds/read-settings';
import { SettingsError } from '@majlis/kit/settings/read-settings';
import type pg from 'pg';
import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { serviceEnvironment } from './settings.js';

const subject = 'feeds';

type Source = {
  url: string;
  kind: string;
  error: string;
  since: string | null;
  isFailing: boolean;
  isOverdue: boolean;
};

/** A server may be down for some hours. A source that was never read is wrong at once, because its address probably is. */
const sourcesSql = `
  SELECT url, kind, coalesce(error, 'no reason') AS error, to_char(succeeded_at, 'YYYY-MM-DD') AS since,
         failures > 0 AND coalesce(succeeded_at < now() - interval '1 day', true) AS "isFailing",
         due_at < now() - interval '2 hours' AS "isOverdue"
  FROM feeds.sources WHERE url = ANY ($1) OR (kind = 'instagram' AND $2) ORDER BY url`;

export async function checkFeeds(owner: pg.Client, installation: Installation): Promise<CheckResult[]> {
  const configured = configuredSources(installation);
  if (!configured) return [];
  const { rows } = await owner.query<Source>(sourcesSql, [configured.urls, configured.hasInstagram]);
  const failing = rows.filter(({ isFailing }) => isFailing).map(failureResult);
  const overdue = rows.filter(({ isOverdue }) => isOverdue);
  if (overdue.length > 0)
    failing.push(
      wrong(subject, `${overdue.length} are overdue by two hours, so none is read: make restart SERVICE=feeds`),
    );
  return failing.length > 0 || rows.length === 0 ? failing : [ok(subject, `${rows.length} are read`)];
}

/** Wrong settings are reported before the start. */
function configuredSources(installation: Installation): { urls: string[]; hasInstagram: boolean } | undefined {
  try {
    const settings = readFeedsSettings(serviceEnvironment(installation));
    const urls = [settings.RESEARCH_FEEDS, settings.BLOG_FEEDS, settings.PODCAST_FEEDS].flat();
    return { urls, hasInstagram: settings.INSTAGRAM_TOKEN !== '' };
  } catch (error) {
    if (error instanceof SettingsError) return undefined;
    throw error;
  }
}

function failureResult({ url, kind, error, since }: Source): CheckResult {
  const outcome = since ? `could not be read since ${since}` : 'was never read';
  const advice =
    kind === 'instagram'
      ? 'write a new token to infra/compose/secrets/instagram-token, then make restart SERVICE=feeds'
      : `open it in a browser; if it moved, correct ${kind.toUpperCase()}_FEEDS in infra/compose/.env, then make up`;
  return wrong(subject, `${url} ${outcome} (${error}): ${advice}`);
}

import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { type Checked, type CheckResults, listFirst, logsOf, minutesSince, reportOn } from '../check-result.js';
import type { Installation } from '../installation.js';
import { type HttpResponse, httpGet } from './site.js';

const pages = reportOn('pages');
const connections = 8;
/** A longer page cannot be the app shell, which is far smaller, so only its headers are read. */
const maxShellBytes = 16_000;
const emptyRoot = '<div id="root"></div>';
const rewrite = `the publisher writes what is missing within two minutes; if it does not, make restart SERVICE=publisher; ${logsOf('publisher')}`;

type Visit = (path: string, method?: 'GET' | 'HEAD') => Promise<HttpResponse>;

/**
 * Opens each page of the sitemap, and of the conferences that the service lists, as a visitor does: a page that the publisher has not
 * written, or that has gone since, is the app shell with status 200, empty for search engines and for browsers without scripts.
 * `maxPages` are chosen at random.
 */
export async function checkPages(installation: Installation, gateway: string, maxPages = 1_000_000): Checked {
  const url = installation.publicUrl;
  if (!url) return undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visit: Visit = (path, method = 'GET') => httpGet(gateway, path, url.host, { method, agent });
  try {
    const { paths: listed, status } = await readSitemap(visit, '/sitemap.xml');
    // A gateway that does not respond (0) is left to the check of the site.
    if (status === 0) return undefined;
    if (status !== 200)
      return pages.wrong(`/sitemap.xml responds with ${status}, so pages are missing, too: ${rewrite}`);
    const paths = [...new Set([...listed, ...(await conferencePaths(visit))])];
    const chosen = paths.map((path) => ({ path, rank: randomInt(2 ** 32) })).toSorted((a, b) => a.rank - b.rank);
    const problems = await Promise.all(chosen.slice(0, maxPages).map(({ path }) => describeProblem(path, visit)));
    return summarize(problems);
  } finally {
    agent.destroy();
  }
}

/** Returns the status of the first file that could not be read, or 200. */
async function readSitemap(visit: Visit, file: string): Promise<{ paths: string[]; status: number }> {
  const { status, text } = await visit(file);
  if (status !== 200) return { paths: [], status };
  const pathOf = (address = '') => new URL(unescapeXml(address)).pathname;
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address));
  if (!text.includes('<sitemapindex')) return { paths, status };
  const parts = await Promise.all(paths.map((part) => readSitemap(visit, part)));
  const failed = parts.find((part) => part.status !== 200);
  return failed ?? { paths: parts.flatMap((part) => part.paths), status };
}

const unescapeXml = (text: string): string =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Reads the paths from the API, not from the publisher. A list that cannot be read is left to the check of the site. */
async function conferencePaths(visit: Visit): Promise<string[]> {
  // The query bypasses the gateway's cache.
  const { status, text } = await visit('/api/conferences?doctor');
  if (status !== 200) return [];
  return (JSON.parse(text) as { slug: string }[]).map(({ slug }) => `/conferences/${encodeURIComponent(slug)}`);
}

async function describeProblem(path: string, visit: Visit): Promise<string | undefined> {
  const { status, headers, text } = await visit(path, 'HEAD');
  if (status === 0) return `${path} does not respond (${text})`;
  if (status !== 200) return `${path} responds with ${status}`;
  const isShort = Number(headers['content-length'] ?? 0) < maxShellBytes;
  return isShort && (await visit(path)).text.includes(emptyRoot) ? `${path} is not prerendered` : undefined;
}

function summarize(problems: (string | undefined)[]): CheckResults {
  const failed = problems.filter((problem) => problem !== undefined).toSorted((a, b) => a.localeCompare(b));
  if (problems.length === 0) return pages.note('the sitemap has none');
  if (failed.length === 0) return pages.ok(`${problems.length} can be opened, and all are prerendered`);
  return pages.wrong(`${failed.length} of ${problems.length} are not served (${listFirst(failed)}): ${rewrite}`);
}

/** During an upgrade the publisher may be of a release that does not report the optional fields. */
type PublisherStatus = {
  failures: Record<string, { reason: string; since: string }>;
  isConnected?: boolean;
  /** When the oldest change was saved that is not published yet. */
  waitingSince?: string | null;
};

/** Shorter failures are normal while services start, and the publisher retries. */
const maxFailureMs = 60_000;
/** An import or a new release changes many pages, which takes a while. */
const maxWaitMs = 5 * 60_000;

export async function checkPublisher(publisher: string): Checked {
  const report = reportOn('publisher');
  const logs = logsOf('publisher');
  const { status, text } = await httpGet(publisher, '/status', 'publisher');
  if (status === 0) return report.wrong(`does not respond (${text}), so changes do not reach visitors: ${logs}`);
  const { failures, isConnected, waitingSince } = JSON.parse(text) as PublisherStatus;
  if (isConnected === false)
    return report.wrong(`has no connection to the database, so changes do not reach visitors: ${logs}`);
  const isLasting = ({ since }: { since: string }) => Date.now() - Date.parse(since) > maxFailureMs;
  const lasting = Object.entries(failures).filter(([, failure]) => isLasting(failure));
  // The reason that an operator can remove is named first.
  const [path, failure] = lasting.find(([, { reason }]) => adviceFor(reason) !== '') ?? lasting[0] ?? [];
  if (failure) {
    const message = `cannot write ${lasting.length} pages, among them ${path} (${failure.reason})`;
    return report.wrong(`${message}: ${adviceFor(failure.reason)}${logs}`);
  }
  const savedAt = waitingSince ? Date.parse(waitingSince) : Date.now();
  if (Date.now() - savedAt < maxWaitMs) return report.ok('writes the pages');
  const message = `a change that was saved ${minutesSince(savedAt)} minutes ago is not on its pages yet`;
  return report.wrong(`${message}: the machine may be too busy (make doctor again); ${logs}`);
}

function adviceFor(reason: string): string {
  if (/\b(EACCES|EPERM)\b/.test(reason)) return 'make up gives their folder to the publisher again; ';
  if (/\b(ENOSPC|EDQUOT)\b/.test(reason)) return 'make room on the disk (docker system prune); ';
  return '';
}

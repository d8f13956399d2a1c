import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { type HttpResponse, httpGet } from './http-get.js';

const subject = 'pages';
const connections = 8;
const maxListed = 3;
/** The app shell is far smaller. Of a longer page only the headers are read. */
const maxShellBytes = 16_000;
const emptyRoot = '<div id="root"></div>';

type Visit = (path: string, method?: 'GET' | 'HEAD') => Promise<HttpResponse>;

/**
 * Opens each page of the sitemap, and of the conferences that the service lists, as a visitor does: a page that the publisher has not
 * written, or that has gone since, is the app shell with status 200, empty for search engines and for browsers without scripts.
 * `maxPages` are chosen at random.
 */
export async function checkPages(
  installation: Installation,
  gateway: string,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<CheckResult[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!URL.canParse(origin)) return [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visit: Visit = (path, method = 'GET') =>
    httpGet(gateway, path, new URL(origin).host, { method, agent }).catch((error: unknown) => {
      return { status: 0, headers: {}, text: String(error) };
    });
  try {
    const sitemap = await readSitemap(visit, '/sitemap.xml');
    if ('problem' in sitemap) return sitemap.problem === 0 ? [] : [missingSitemap(sitemap.problem)];
    const paths = new Set([...sitemap.paths, ...(await conferencePaths(visit))]);
    return describe(await visitAll(chooseAny([...paths], maxPages), visit));
  } finally {
    agent.destroy();
  }
}

/** A gateway that does not respond (0) is left to the check of the site. */
async function readSitemap(visit: Visit, file: string): Promise<{ paths: string[] } | { problem: number }> {
  const { status, text } = await visit(file);
  if (status !== 200) return { problem: status };
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(unescapeXml(address)).pathname,
  );
  if (!text.includes('<sitemapindex')) return { paths };
  const parts = await Promise.all(paths.map((part) => readSitemap(visit, part)));
  const problem = parts.find((part) => 'problem' in part);
  return problem ?? { paths: parts.flatMap((part) => ('paths' in part ? part.paths : [])) };
}

const unescapeXml = (text: string): string =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const missingSitemap = (status: number): CheckResult =>
  wrong(subject, `/sitemap.xml responds with ${status}, so pages are missing, too: ${rewrite}`);

/** These do not depend on the publisher. A list that cannot be read is left to the check of the site. */
async function conferencePaths(visit: Visit): Promise<string[]> {
  // The query bypasses the gateway's cache.
  const { status, text } = await visit('/api/conferences?doctor');
  if (status !== 200) return [];
  return (JSON.parse(text) as { slug: string }[]).map(({ slug }) => `/conferences/${encodeURIComponent(slug)}`);
}

function chooseAny(paths: string[], count: number): string[] {
  const left = [...paths];
  const chosen: string[] = [];
  while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(randomInt(left.length), 1));
  return chosen;
}

type Outcome = { path: string; problem?: string };

async function visitAll(paths: string[], visit: Visit): Promise<Outcome[]> {
  return Promise.all(
    paths.map(async (path): Promise<Outcome> => {
      const { status, headers, text } = await visit(path, 'HEAD');
      if (status === 0) return { path, problem: `does not respond (${text})` };
      if (status !== 200) return { path, problem: `responds with ${status}` };
      const isShort = Number(headers['content-length'] ?? 0) < maxShellBytes;
      return isShort && (await visit(path)).text.includes(emptyRoot)
        ? { path, problem: 'is not prerendered' }
        : { path };
    }),
  );
}

function describe(outcomes: Outcome[]): CheckResult[] {
  const failed = outcomes.filter(({ problem }) => problem).toSorted((a, b) => a.path.localeCompare(b.path));
  if (outcomes.length === 0) return [note(subject, 'the sitemap has none')];
  if (failed.length === 0) return [ok(subject, `${outcomes.length} can be opened, and all are prerendered`)];
  const listed = failed.slice(0, maxListed).map(({ path, problem }) => `${path} ${problem}`);
  const more = failed.length > maxListed ? ` and ${failed.length - maxListed} more` : '';
  return [
    wrong(subject, `${failed.length} of ${outcomes.length} are not served (${listed.join(', ')}${more}): ${rewrite}`),
  ];
}

const rewrite =
  'the publisher writes what is missing within two minutes; if it does not, make restart SERVICE=publisher; infra/scripts/compose.sh logs publisher';

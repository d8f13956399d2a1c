import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SessionDetail, SessionTexts } from '@majlis/contracts/programme/sessions.schema';
import { localPath } from '../ui/page/page-navigation';
import type { PrerenderedPage } from '../ui/page/prerender';
import { sendRequest } from './client';
import { inLanguage } from './query';

const savedAtPattern = /<html data-saved-at="([^"]+)"/;
const dataBlockPattern = /<script type="application\/json" id="prerendered-data">(.*?)<\/script>/s;

export async function readPrerenderedData(path: string): Promise<unknown> {
  const { pathname } = window.location;
  return (await readFromPage(pathname, path)) ?? readKeptSession(path).catch(() => undefined);
}

/** Finds a session that was never opened: the service worker keeps the texts of all sessions of an opened conference. */
async function readKeptSession(path: string): Promise<SessionDetail | undefined> {
  const [, conferencePath, conferenceSlug, slug = ''] =
    /^(\/api\/conferences\/slug\/([^/]+))\/sessions\/([^/]+)$/.exec(path) ?? [];
  if (!conferencePath) return undefined;
  const conference = await readFromPage(localPath(`/conferences/${conferenceSlug}`), conferencePath);
  const { id } = conference as Conference;
  const sessions = await sendRequest<SessionTexts[]>('GET', inLanguage(endpoints.sessionTexts(id).path));
  const session = sessions.find((one) => one.slug === decodeURIComponent(slug));
  return session && { ...session, documents: [], recentChange: null, slugs: null };
}

async function readFromPage(pagePath: string, path: string): Promise<unknown> {
  const page = await fetchPrerenderedPage(pagePath).catch(() => undefined);
  return page?.queries.find(([queryPath]) => queryPath === path)?.[1];
}

/** The address of a preview has no prerendered page, because that would show the live row. */
async function fetchPrerenderedPage(path: string): Promise<PrerenderedPage | undefined> {
  const response = await fetch(path + window.location.search, { headers: { Accept: 'text/html' } });
  const html = response.ok ? await response.text() : '';
  // The service worker adds the time of the copy to the pages that it has saved; a notice on the page then shows that time.
  const [, savedAt] = savedAtPattern.exec(html) ?? [];
  if (savedAt) document.documentElement.dataset.savedAt = savedAt;
  const [, json] = dataBlockPattern.exec(html) ?? [];
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined;
}

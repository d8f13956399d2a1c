import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPageEndpoint, pagedLists } from '@majlis/contracts/api/list-pages';
import { mainPaths, type RenderPage } from '../src/targets/pages.js';

/** A simplified list of the API paths that each page reads. */
function apiPathsOf(path: string): string[] {
  const [, kind = '', slug, part, sessionSlug] = path.split('/').map(decodeURIComponent);
  const sharedPaths = [endpoints.content.path, endpoints.partners.path, endpoints.pageLinks.path];
  if (path === '/') return [...sharedPaths, endpoints.nextConference.path, endpoints.latestResearch.path];
  if (path === '/about') return [...sharedPaths, endpoints.teamMembers.path];
  if (path === '/conferences') return [...sharedPaths, endpoints.conferences.path];
  if (kind === 'conferences' && slug === 'pages') return [...sharedPaths, endpoints.conferencesPage(Number(part)).path];
  if (kind === 'lists' && slug === 'endorsements')
    return [...sharedPaths, listPageEndpoint(pagedLists.endorsements, Number(part)).path];
  if (!slug && !mainPaths.includes(path)) return [...sharedPaths, endpoints.pageBySlug(kind).path];
  if (path === '/speakers') return [...sharedPaths, endpoints.publicSpeakers.path];
  if (kind === 'speakers' && slug) return [...sharedPaths, endpoints.speakerBySlug(slug).path];
  if (kind !== 'conferences' || !slug) return sharedPaths;
  const conference = endpoints.conferenceBySlug(slug).path;
  if (part === 'changes') return [...sharedPaths, conference, endpoints.programmeChanges(slug).path];
  if (part === 'documents' || part === 'partners') return [...sharedPaths, conference];
  return [...sharedPaths, conference, ...(sessionSlug ? [endpoints.sessionBySlug(slug, sessionSlug).path] : [])];
}

/** Renders a page as the list of its API responses, which is fast and shows every change. */
export function createTestRenderer() {
  const renderedPaths: string[] = [];
  const failingPaths = new Set<string>();
  const renderPage: RenderPage = async (path, { now, fetchPath, shell }) => {
    renderedPaths.push(path);
    if (failingPaths.has(path)) throw new Error('This page cannot be rendered');
    const responses = await Promise.all(apiPathsOf(path).map(fetchPath));
    const exists = path !== '/404' && responses.every(({ status }) => status === 200);
    const conference = /^\/conferences\/[^/]+$/.test(path) ? (responses[3]?.text ?? '') : '';
    const agenda =
      conference && exists ? await fetchPath(endpoints.agenda(JSON.parse(conference).id).path) : { text: '' };
    const text = [...responses.map((response) => response.text), agenda.text].join('\n');
    return { status: exists ? 200 : 404, html: `${shell}<!-- rendered ${now} -->\n${text}` };
  };
  return { renderPage, renderedPaths, failingPaths };
}

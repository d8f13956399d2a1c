import { endpoints } from '@majlis/contracts/endpoints';
import type { RenderPage } from '../src/targets/pages.js';

/** What each page of the site reads, in short. */
function pathsReadBy(path: string): string[] {
  const [, kind, slug, part, sessionId] = path.split('/').map(decodeURIComponent);
  const onEveryPage = [endpoints.content.path, endpoints.partners.path];
  if (path === '/') return [...onEveryPage, endpoints.conferences.path, endpoints.latestResearch.path];
  if (path === '/about') return [...onEveryPage, endpoints.teamMembers.path];
  if (path === '/conferences') return [...onEveryPage, endpoints.conferences.path];
  if (kind === 'conferences' && slug === 'pages') return [...onEveryPage, endpoints.conferencesPage(Number(part)).path];
  if (kind !== 'conferences' || !slug) return onEveryPage;
  const conference = endpoints.conferenceBySlug(slug).path;
  return [...onEveryPage, conference, ...(sessionId ? [endpoints.sessionDetail(sessionId).path] : [])];
}

/** Draws pages as lists of what they read: quickly, and so that every change shows. Counts how often each was drawn. */
export function createTestRenderer() {
  const drawn: string[] = [];
  const broken = new Set<string>();
  const renderPage: RenderPage = async (path, { now: at, fetchPath: read, shell }) => {
    drawn.push(path);
    if (broken.has(path)) throw new Error('This page cannot be drawn');
    const answers = await Promise.all(pathsReadBy(path).map(read));
    const isKnown = path !== '/404' && answers.every(({ status }) => status === 200);
    const slug = /^\/conferences\/[^/]+$/.test(path) ? (answers[2]?.text ?? '') : '';
    const agenda = slug && isKnown ? await read(endpoints.agenda(JSON.parse(slug).id).path) : { text: '' };
    const text = [...answers.map((answer) => answer.text), agenda.text].join('\n');
    return { status: isKnown ? 200 : 404, html: `${shell}<!-- written ${at} -->\n${text}` };
  };
  return { renderPage, drawn, broken };
}

import { reads } from '@majlis/contracts/endpoints';
import type { RenderPage } from '../src/outputs/pages.js';

/** What each page of the site reads, in short. */
function readBy(path: string): string[] {
  const [, kind, slug, part, sessionId] = path.split('/').map(decodeURIComponent);
  const onEveryPage = [reads.content.path, reads.partners.path];
  if (path === '/') return [...onEveryPage, reads.conferences.path, reads.latestResearch.path];
  if (path === '/about') return [...onEveryPage, reads.teamMembers.path];
  if (path === '/conferences') return [...onEveryPage, reads.conferences.path];
  if (kind === 'conferences' && slug === 'pages') return [...onEveryPage, reads.conferencesOnPage(Number(part)).path];
  if (kind !== 'conferences' || !slug) return onEveryPage;
  const conference = reads.conferenceBySlug(slug).path;
  return [...onEveryPage, conference, ...(sessionId ? [reads.sessionDetail(sessionId).path] : [])];
}

/** Draws pages as lists of what they read: quickly, and so that every change shows. Counts how often each was drawn. */
export function plainPages() {
  const drawn: string[] = [];
  const broken = new Set<string>();
  const renderPage: RenderPage = async (path, { at, read, shell }) => {
    drawn.push(path);
    if (broken.has(path)) throw new Error('This page cannot be drawn');
    const answers = await Promise.all(readBy(path).map(read));
    const isKnown = path !== '/404' && answers.every(({ status }) => status === 200);
    const slug = /^\/conferences\/[^/]+$/.test(path) ? (answers[2]?.text ?? '') : '';
    const agenda = slug && isKnown ? await read(reads.agenda(JSON.parse(slug).id).path) : { text: '' };
    const text = [...answers.map((answer) => answer.text), agenda.text].join('\n');
    return { status: isKnown ? 200 : 404, html: `${shell}<!-- written ${at} -->\n${text}` };
  };
  return { renderPage, drawn, broken };
}

import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import { escapeXml, xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { fetchAllConferences } from '../api-client.js';
import { formatDays, formatLocation, formatShortDay, formatTime } from '../og-images/format-labels.js';
import { absoluteUrl, type FetchJson, type FileContext, type RenderFile } from './render-file.js';

const maxEvents = 5;

/** A page for frames of other sites: one style sheet, no scripts. Its links open the site in a window of its own. */
async function renderPage(fetchJson: FetchJson, origin: string, title: string, content: string): Promise<string> {
  const text = createContentLookup(await fetchJson(endpoints.content));
  const head = [
    xmlElement('meta', { charset: 'utf-8' }),
    xmlElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    xmlElement('meta', { name: 'color-scheme', content: 'light dark' }),
    xmlTextElement('title', title),
    xmlElement('link', { rel: 'stylesheet', href: '/embed/embed.css' }),
  ].join('');
  const footer = xmlElement('footer', {}, link(text('site.name'), absoluteUrl(origin)));
  const page = xmlElement('head', {}, head) + xmlElement('body', {}, xmlElement('main', {}, content) + footer);
  return `<!doctype html>\n${xmlElement('html', { lang: 'en' }, page)}\n`;
}

const link = (text: string, href: string) =>
  xmlElement('a', { href, target: '_blank', rel: 'noopener', dir: 'auto' }, escapeXml(text));

/** A name in another script must not reorder its neighbours. */
const isolated = (text: string) => text && xmlTextElement('bdi', text);

const joined = (parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** Renders the programme of a conference by days. */
export const renderProgrammeEmbed =
  (slug: string): RenderFile<string> =>
  async (fetchJson, context) => {
    const { origin, messages } = context;
    const conference = await fetchJson(endpoints.conferenceBySlug(slug));
    const sessions = await fetchJson(endpoints.agenda(conference.id));
    const days = groupBy(sessions, ({ startTime }) => formatShortDay(startTime, conference.timezone, messages));
    const zone = conference.timezone.replaceAll('_', ' ');
    const about = joined([formatDays(conference, messages), formatLocation(conference, messages), `Times in ${zone}`]);
    const content = [
      xmlElement('h1', {}, link(conference.title, absoluteUrl(origin, 'conferences', slug))),
      xmlTextElement('p', about, { class: 'about' }),
      ...[...days].map(([day, ofDay]) => renderDay(day, ofDay, conference, context)),
      sessions.length === 0 ? xmlTextElement('p', 'Program details will be available soon.') : '',
    ];
    return renderPage(fetchJson, origin, conference.title, content.join(''));
  };

function renderDay(
  day: string,
  sessions: AgendaSession[],
  conference: Conference,
  { origin, messages }: FileContext,
): string {
  const items = sessions.map((session) => {
    const [start, end] = [session.startTime, session.endTime].map((time) =>
      formatTime(time, conference.timezone, messages),
    );
    const names = session.speakers.map(({ firstName, lastName }) => isolated(`${firstName} ${lastName}`)).join(', ');
    const title = link(session.title, absoluteUrl(origin, 'conferences', conference.slug, 'sessions', session.slug));
    const details = xmlElement('span', { class: 'details' }, joined([isolated(session.location), names]));
    return xmlElement('li', {}, xmlTextElement('time', `${start}–${end}`) + xmlElement('div', {}, title + details));
  });
  return xmlTextElement('h2', day) + xmlElement('ol', {}, items.join(''));
}

/** Renders the conferences that are running or come next. */
export const renderEventsEmbed: RenderFile<string> = async (fetchJson, { origin, now, messages }) => {
  const conferences = (await fetchAllConferences(fetchJson))
    .filter(({ status, endDate }) => status === 'published' && Date.parse(endDate) >= now)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
    .slice(0, maxEvents);
  const items = conferences.map((conference) => {
    const title = link(conference.title, absoluteUrl(origin, 'conferences', conference.slug));
    const about = joined([formatDays(conference, messages), formatLocation(conference, messages)]);
    return xmlElement('li', {}, xmlElement('div', {}, title + xmlTextElement('span', about, { class: 'details' })));
  });
  const list =
    items.length > 0
      ? xmlElement('ol', {}, items.join(''))
      : xmlTextElement('p', 'No conference is planned at the moment.');
  const content = xmlTextElement('h1', 'Next conferences') + list;
  return renderPage(fetchJson, origin, 'Next conferences', content);
};

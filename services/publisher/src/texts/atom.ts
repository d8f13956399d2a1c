import { xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { latestPast } from './render-file.js';

export type AtomEntry = {
  /** Must never change, because feed readers recognise the entry by it. */
  id: string;
  title: string;
  url: string;
  updated: string;
  published?: string;
  summary: string;
  author?: string | undefined;
  categories?: readonly string[];
};

export type AtomFeed = {
  url: string;
  /** A language tag. */
  language: string;
  title: string;
  subtitle: string;
  author: string;
  pageUrl: string;
  icon: string;
  /** In milliseconds; dates after it do not count as updates. */
  now: number;
  entries: AtomEntry[];
};

const authorElement = (name: string | undefined) =>
  name ? xmlElement('author', {}, xmlTextElement('name', name)) : '';

const entryElement = (item: AtomEntry): string =>
  xmlElement(
    'entry',
    {},
    [
      xmlTextElement('id', item.id),
      xmlTextElement('title', item.title) || xmlElement('title', {}),
      xmlElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      xmlTextElement('updated', item.updated),
      xmlTextElement('published', item.published),
      authorElement(item.author),
      ...(item.categories ?? []).map((term) => xmlElement('category', { term })),
      xmlTextElement('summary', item.summary),
    ].join('\n'),
  );

/** Renders an Atom feed (RFC 4287). */
export function renderAtom({ url, language, pageUrl, icon, now, entries, ...feed }: AtomFeed): string {
  const updateTimes = entries.map((entry) => entry.updated);
  const updated = latestPast(updateTimes, now) ?? new Date(now).toISOString();
  const content = [
    xmlTextElement('id', url),
    xmlTextElement('title', feed.title),
    xmlTextElement('subtitle', feed.subtitle),
    xmlTextElement('updated', updated),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    xmlTextElement('icon', icon),
    authorElement(feed.author),
    ...entries.map(entryElement),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('feed', root, content.join('\n'))}\n`;
}

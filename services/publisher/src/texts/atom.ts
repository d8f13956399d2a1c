import { latestPast, xmlElement, xmlTextElement } from './xml.js';

export type AtomEntry = {
  /** Never changes, whatever else does. */
  id: string;
  title: string;
  url: string;
  /** ISO 8601 */
  updated: string;
  published?: string;
  summary: string;
  author?: string | undefined;
  categories?: readonly string[];
};

export type AtomFeed = {
  /** Of the feed itself. */
  url: string;
  title: string;
  subtitle: string;
  author: string;
  /** The page that shows the same. */
  pageUrl: string;
  icon: string;
  /** When it was written: for a feed without entries, and none has changed later. */
  now: number;
  entries: AtomEntry[];
};

const named = (name: string | undefined) => (name ? xmlElement('author', {}, xmlTextElement('name', name)) : '');

const entry = (item: AtomEntry): string =>
  xmlElement(
    'entry',
    {},
    [
      xmlTextElement('id', item.id),
      xmlTextElement('title', item.title) || xmlElement('title', {}),
      xmlElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      xmlTextElement('updated', item.updated),
      xmlTextElement('published', item.published),
      named(item.author),
      ...(item.categories ?? []).map((term) => xmlElement('category', { term })),
      xmlTextElement('summary', item.summary),
    ].join('\n'),
  );

/** A feed after RFC 4287. */
export function renderAtom({ url: address, pageUrl: page, icon, now: at, entries, ...feed }: AtomFeed): string {
  const changed = entries.map(({ updated }) => updated);
  const updated = latestPast(changed, at) ?? new Date(at).toISOString();
  const content = [
    xmlTextElement('id', address),
    xmlTextElement('title', feed.title),
    xmlTextElement('subtitle', feed.subtitle),
    xmlTextElement('updated', updated),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: page }),
    xmlTextElement('icon', icon),
    named(feed.author),
    ...entries.map(entry),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('feed', root, content.join('\n'))}\n`;
}

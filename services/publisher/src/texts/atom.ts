import { element, newest, textElement } from './writing.js';

export type Entry = {
  /** Never changes, whatever else does. */
  id: string;
  title: string;
  address: string;
  /** ISO 8601 */
  updated: string;
  published?: string;
  summary: string;
  author?: string | undefined;
  categories?: readonly string[];
};

export type Feed = {
  /** Of the feed itself. */
  address: string;
  title: string;
  subtitle: string;
  author: string;
  /** The page that shows the same. */
  page: string;
  icon: string;
  /** When it was written: for a feed without entries, and none has changed later. */
  at: number;
  entries: Entry[];
};

const named = (name: string | undefined) => (name ? element('author', {}, textElement('name', name)) : '');

const entry = (item: Entry): string =>
  element(
    'entry',
    {},
    [
      textElement('id', item.id),
      textElement('title', item.title) || element('title', {}),
      element('link', { rel: 'alternate', type: 'text/html', href: item.address }),
      textElement('updated', item.updated),
      textElement('published', item.published),
      named(item.author),
      ...(item.categories ?? []).map((term) => element('category', { term })),
      textElement('summary', item.summary),
    ].join('\n'),
  );

/** A feed after RFC 4287. */
export function atom({ address, page, icon, at, entries, ...feed }: Feed): string {
  const changed = entries.map(({ updated }) => updated);
  const updated = newest(changed, at) ?? new Date(at).toISOString();
  const content = [
    textElement('id', address),
    textElement('title', feed.title),
    textElement('subtitle', feed.subtitle),
    textElement('updated', updated),
    element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    textElement('icon', icon),
    named(feed.author),
    ...entries.map(entry),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('feed', root, content.join('\n'))}\n`;
}

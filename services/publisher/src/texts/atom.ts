import { element, escaped, newest } from './writing.js';

export type Entry = {
  /** Never changes, whatever else does. */
  id: string;
  title: string;
  address: string;
  /** ISO 8601 */
  updated: string;
  published?: string;
  summary: string;
  /** HTML that may be shown as it is. */
  content?: string;
  author?: string | undefined;
  categories?: readonly string[];
  enclosure?: { address: string; type?: string | undefined } | undefined;
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

const text = (name: string, value: string | undefined, attributes = {}) =>
  value ? element(name, attributes, escaped(value)) : '';
const named = (name: string | undefined) => (name ? element('author', {}, text('name', name)) : '');

const entry = ({ enclosure, ...item }: Entry): string =>
  element(
    'entry',
    {},
    [
      text('id', item.id),
      text('title', item.title) || element('title', {}),
      element('link', { rel: 'alternate', type: 'text/html', href: item.address }),
      enclosure ? element('link', { rel: 'enclosure', type: enclosure.type, href: enclosure.address }) : '',
      text('updated', item.updated),
      text('published', item.published),
      named(item.author),
      ...(item.categories ?? []).map((term) => element('category', { term })),
      text('summary', item.summary),
      text('content', item.content, { type: 'html' }),
    ].join('\n'),
  );

/** A feed after RFC 4287. */
export function atom({ address, page, icon, at, entries, ...feed }: Feed): string {
  const changed = entries.map(({ updated }) => updated);
  const updated = newest(changed, at) ?? new Date(at).toISOString();
  const content = [
    text('id', address),
    text('title', feed.title),
    text('subtitle', feed.subtitle),
    text('updated', updated),
    element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    text('icon', icon),
    named(feed.author),
    ...entries.map(entry),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('feed', root, content.join('\n'))}\n`;
}

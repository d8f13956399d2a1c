import type { QualifiedTag } from 'sax';

/** The parser returns an undeclared prefix as the namespace, so the usual prefixes are listed beside the URIs. */
const namespaces: Record<string, string[]> = {
  '': [
    'http://www.w3.org/2005/atom',
    'http://purl.org/atom/ns',
    'http://purl.org/rss/1.0',
    'http://purl.org/net/rss1.1',
    'http://my.netscape.com/rdf/simple/0.9',
    'http://channel.netscape.com/rdf/simple/0.9',
    'http://my.netscape.com/publish/formats/rss-0.91.dtd',
    'http://backend.userland.com/rss',
    'http://backend.userland.com/rss2',
    'http://blogs.law.harvard.edu/tech/rss',
    'http://cyber.law.harvard.edu/rss',
    'atom',
    'rss',
  ],
  rdf: ['http://www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  dc: ['http://purl.org/dc/elements/1.1', 'http://purl.org/dc/elements/1.0', 'dc'],
  dcterms: ['http://purl.org/dc/terms', 'dcterms'],
  content: ['http://purl.org/rss/1.0/modules/content', 'content'],
  itunes: [
    'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'http://itunes.com/dtds/podcast-1.0.dtd',
    'http://example.com/dtds/podcast-1.0.dtd',
    'itunes',
  ],
  media: ['http://search.yahoo.com/mrss', 'media'],
  podcast: [
    'http://podcastindex.org/namespace/1.0',
    'http://github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md',
    'podcast',
  ],
  feedburner: ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  pheedo: ['http://www.pheedo.com/namespace/pheedo', 'pheedo'],
  prism: [
    'http://prismstandard.org/namespaces/basic/2.0',
    'http://prismstandard.org/namespaces/1.2/basic',
    'http://purl.org/rss/1.0/modules/prism',
    'prism',
  ],
  xhtml: ['http://www.w3.org/1999/xhtml', 'xhtml'],
};
const prefixes = new Map(Object.entries(namespaces).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix])));

export function fieldName({ uri, prefix, local }: QualifiedTag): string | undefined {
  const namespace = String(uri).slice(0, 100).trim().toLowerCase();
  const knownPrefix = prefixes.get(namespace.replace(/^https:/, 'http:').replace(/[/#]+$/, ''));
  if (knownPrefix === undefined) return prefix === '' ? local : undefined;
  return knownPrefix === '' ? local : `${knownPrefix}:${local}`;
}

export type Field = {
  kind: 'html' | 'text' | 'person' | 'category' | 'link' | 'date' | 'file';
  rssName: string;
};

const field = (kind: Field['kind'], rssName: string): Field => ({ kind, rssName });

/** The most likely publication date comes first. */
export const dateFields = [
  'pubdate',
  'published',
  'issued',
  'dc:date',
  'dcterms:issued',
  'created',
  'dcterms:created',
  'dcterms:available',
  'updated',
  'modified',
  'dcterms:modified',
];

export const channelFields = new Map<string, Field>([
  ['link', field('link', 'link')],
  ['ttl', field('text', 'ttl')],
]);

export const itemFields = new Map<string, Field>([
  ['title', field('html', 'title')],
  ['dc:title', field('html', 'dc:title')],
  ['media:title', field('html', 'dc:title')],
  ['itunes:title', field('html', 'dc:title')],
  ['link', field('link', 'link')],
  ['feedburner:origlink', field('link', 'origlink')],
  ['pheedo:origlink', field('link', 'origlink')],
  ['prism:url', field('link', 'identifier')],
  ['prism:doi', field('link', 'identifier')],
  ['dc:identifier', field('link', 'identifier')],
  ['guid', field('text', 'guid')],
  ['id', field('text', 'guid')],
  ['description', field('html', 'description')],
  ['dc:description', field('html', 'description')],
  ['summary', field('html', 'summary')],
  ['itunes:summary', field('html', 'itunes:summary')],
  ['media:description', field('html', 'itunes:summary')],
  ['content', field('html', 'content:encoded')],
  ['content:encoded', field('html', 'content:encoded')],
  ['fullitem', field('html', 'content:encoded')],
  ['body', field('html', 'content:encoded')],
  ['xhtml:body', field('html', 'content:encoded')],
  ['author', field('person', 'author')],
  ['dc:creator', field('person', 'dc:creator')],
  ['itunes:author', field('person', 'itunes:author')],
  ['category', field('category', 'category')],
  ['dc:subject', field('category', 'category')],
  ['itunes:duration', field('text', 'itunes:duration')],
  ['itunes:episode', field('text', 'itunes:episode')],
  ['podcast:episode', field('text', 'itunes:episode')],
  ['podcast:transcript', field('file', 'podcast:transcript')],
  ['podcast:chapters', field('file', 'podcast:chapters')],
  ['itunes:image', field('file', 'itunes:image')],
  ['enclosure', field('file', 'enclosure')],
  ['media:content', field('file', 'media:content')],
  ['media:thumbnail', field('file', 'media:thumbnail')],
  ...dateFields.map((name): [string, Field] => [name, field('date', name)]),
]);

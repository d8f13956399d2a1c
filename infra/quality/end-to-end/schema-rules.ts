/** A thing in the words of schema.org, as a page tells it. */
export type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

/** What schema.org defines a thing by, and what Google asks for to show it; of each of a list one is enough. */
const required: Record<string, (string | string[])[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['url', 'name'],
  AboutPage: ['url', 'name'],
  CollectionPage: ['url', 'name'],
  ContactPage: ['url', 'name'],
  ItemPage: ['url', 'name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'url']],
  ScholarlyArticle: ['headline', 'author', 'datePublished'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  PodcastEpisode: ['name', 'url', 'datePublished', 'partOfSeries'],
  PodcastSeries: ['name', 'url', 'webFeed'],
  AudioObject: ['contentUrl', 'name', 'uploadDate'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: [['streetAddress', 'addressLocality', 'addressCountry']],
  Offer: ['url'],
  Person: ['name'],
  ImageObject: ['url'],
  ContactPoint: ['contactType', 'email'],
};

const addresses = new Set(['url', 'item', 'image', 'sameAs', 'contentUrl', 'webFeed', '@id', 'mainEntityOfPage']);
/** A year, a day, or a moment. */
const date = /^\d{4}(-\d\d-\d\d)?(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const duration = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** What is missing from a graph of things, or not in the form that it has to have. */
export function mistakesIn(graph: Thing[]): string[] {
  const known = new Set(graph.map((thing) => thing['@id']));
  return graph.flatMap((thing) => mistakesOf(thing, thing['@type'] ?? 'a thing', known));
}

function mistakesOf(thing: Thing, place: string, known: Set<unknown>): string[] {
  const { '@type': type, '@id': id } = thing;
  if (!type)
    return Object.keys(thing).join() === '@id' && known.has(id) ? [] : [`${place} refers to ${id}, which is not there`];
  const rules = required[type];
  if (!rules) return [`${place} is a ${type}, which is not among our types`];
  const missing = rules.map(listOf).filter((names) => !names.some((name) => isSaid(thing[String(name)])));
  return [
    ...missing.map((names) => `${place} has no ${names.join(' or ')}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      listOf(value).flatMap((each) =>
        isThing(each) ? mistakesOf(each, `${place}.${name}`, known) : malformed(`${place}.${name}`, name, each),
      ),
    ),
    ...(type.endsWith('List') ? misplaced(thing, place) : []),
  ];
}

const isSaid = (value: unknown) => value !== undefined && value !== null && listOf(value).length > 0 && value !== '';

function malformed(place: string, name: string, value: unknown): string[] {
  if (!isSaid(value)) return [`${place} is empty`];
  const text = String(value);
  if (addresses.has(name) && !/^https?:\/\/[^\s]+$/.test(text)) return [`${place} is no address: ${text}`];
  if (/(Date|Published|Modified|Ends)$/.test(name) && !date.test(text)) return [`${place} is no date: ${text}`];
  if (name === 'duration' && !duration.test(text)) return [`${place} is no duration: ${text}`];
  return [];
}

const misplaced = (list: Thing, place: string): string[] =>
  listOf(list.itemListElement ?? [])
    .filter((item, i) => !isThing(item) || item.position !== i + 1)
    .map(() => `${place} is not in order`);

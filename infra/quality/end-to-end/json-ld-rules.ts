export type JsonLdNode = { '@type'?: string; '@id'?: string; [property: string]: unknown };

/** The properties that schema.org defines and Google requires, by type. One property of a nested list is enough. */
const requiredProperties: Record<string, (string | string[])[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  WebPage: ['url', 'name'],
  AboutPage: ['url', 'name'],
  CollectionPage: ['url', 'name'],
  ContactPage: ['url', 'name'],
  ItemPage: ['url', 'name'],
  ProfilePage: ['url', 'name', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'url']],
  ScholarlyArticle: ['headline', 'author', 'datePublished'],
  BlogPosting: ['headline', 'author', 'datePublished'],
  PodcastEpisode: ['name', 'url', 'datePublished', 'partOfSeries'],
  PodcastSeries: ['name', 'url', 'webFeed'],
  AudioObject: ['contentUrl', 'name', 'uploadDate'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', ['contentUrl', 'url']],
  MediaObject: ['contentUrl', 'encodingFormat'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  EventSeries: ['name'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: [['streetAddress', 'addressLocality', 'addressCountry']],
  Offer: ['url'],
  Person: ['name'],
  ImageObject: ['url'],
  ContactPoint: ['contactType', 'email'],
};

const urlProperties = new Set([
  ...['url', 'item', 'image', 'sameAs', 'contentUrl', 'thumbnailUrl', 'webFeed', '@id', 'mainEntityOfPage'],
]);
const datePattern = /^\d{4}(-\d\d-\d\d)?(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const durationPattern = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export function findSchemaErrors(graph: JsonLdNode[]): string[] {
  const ids = new Set(graph.map((node) => node['@id']));
  return graph.flatMap((node) => findNodeErrors(node, node['@type'] ?? 'a node without type', ids));
}

function findNodeErrors(node: JsonLdNode, path: string, ids: Set<unknown>): string[] {
  const { '@type': type, '@id': id } = node;
  if (!type)
    return Object.keys(node).join() === '@id' && ids.has(id) ? [] : [`${path} refers to ${id}, which is not there`];
  const rules = requiredProperties[type];
  if (!rules) return [`${path} is a ${type}, which is not among our types`];
  const missing = rules.map(toArray).filter((names) => !names.some((name) => hasValue(node[String(name)])));
  return [
    ...missing.map((names) => `${path} has no ${names.join(' or ')}`),
    ...Object.entries(node).flatMap(([name, value]) =>
      toArray(value).flatMap((each) =>
        isNode(each) ? findNodeErrors(each, `${path}.${name}`, ids) : findFormatErrors(`${path}.${name}`, name, each),
      ),
    ),
    ...(type.endsWith('List') ? findOrderErrors(node, path) : []),
  ];
}

const hasValue = (value: unknown) => value !== undefined && value !== null && toArray(value).length > 0 && value !== '';

function findFormatErrors(path: string, name: string, value: unknown): string[] {
  if (!hasValue(value)) return [`${path} is empty`];
  const text = String(value);
  if (urlProperties.has(name) && !/^https?:\/\/[^\s]+$/.test(text)) return [`${path} is no address: ${text}`];
  if (/(Date|Published|Modified|Ends)$/.test(name) && !datePattern.test(text)) return [`${path} is no date: ${text}`];
  if (name === 'duration' && !durationPattern.test(text)) return [`${path} is no duration: ${text}`];
  return [];
}

const findOrderErrors = (list: JsonLdNode, path: string): string[] =>
  toArray(list.itemListElement ?? [])
    .filter((item, i) => !isNode(item) || item.position !== i + 1)
    .map(() => `${path} is not in order`);

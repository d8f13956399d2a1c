/** The first segments of addresses that are not text pages. A test compares them with the routes and the gateway. */
export const siteSegments = [
  '404',
  'about',
  'admin',
  'api',
  'assets',
  'blog',
  'calendars',
  'conferences',
  'contact',
  'documents',
  'embed',
  'feeds',
  'gateway',
  'images',
  'lists',
  'pictures',
  'podcasts',
  'research',
  'search',
  'share',
  'speakers',
  'support',
] as const;

/** Addresses that the site may need later. */
const futureSegments = ['home', 'login', 'people', 'program', 'programme', 'sitemap'];

const reserved = new Set<string>([...siteSegments, ...futureSegments]);

/** Two Latin letters are the prefix of a language, such as `ar`. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug) || /^[a-z]{2}$/.test(slug);

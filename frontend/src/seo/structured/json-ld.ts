import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { type ContentKey, foundingYear } from '@majlis/contracts/site/content-defaults';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { language } from '#messages/language';
import { localPath } from '../../ui/page/page-navigation';
import { cachedDateFormat, zoneAt } from '../../ui/time/dates';

/** The origin is that of PUBLIC_ORIGIN: addresses in structured data are absolute. */
export type Site = { origin: string };

export type PageContext = Site & {
  /** Percent-encoded. */
  path: string;
  /** The time is in milliseconds since 1970. */
  now: number;
  getData<T>(endpoint: Endpoint<T>): T | undefined;
};

export type JsonLdNode = { '@type': string; [property: string]: unknown };

export const absoluteUrl = ({ origin }: Site, path: string): string => new URL(path, origin).href;

/** Returns the URL of a page, or of a file that exists in each language. */
export const localUrl = (page: Site, path: string): string => absoluteUrl(page, localPath(path));

const omitEmpty = (_property: string, value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Renders a script element; `<` is escaped, so that no text can end it. */
export const jsonLd = (nodes: JsonLdNode[]): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, omitEmpty);
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
};

export type Breadcrumb = { name: string; path: string };

export const breadcrumbList = (page: Site, breadcrumbs: readonly Breadcrumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('seo.home'), path: '/' }, ...breadcrumbs].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: localUrl(page, path),
  })),
});

const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const;
const socialLinkKeys: ContentKey[] = [...socialNetworks.map((name) => `social.${name}` as const), 'blog.url'];

export const organisationSummary = (page: Site, text: ContentLookup): JsonLdNode => ({
  '@type': 'Organization',
  '@id': absoluteUrl(page, '/#organisation'),
  name: text('site.name'),
  url: absoluteUrl(page, '/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl(page, '/icon-512.png'), width: 512, height: 512 },
});

export const organisation = (page: Site, text: ContentLookup): JsonLdNode => ({
  ...organisationSummary(page, text),
  slogan: text('site.tagline'),
  description: text('site.description'),
  foundingDate: String(foundingYear),
  email: text('contact.email'),
  contactPoint: { '@type': 'ContactPoint', contactType: 'general enquiries', email: text('contact.email') },
  sameAs: socialLinkKeys.map(text).filter((url) => URL.canParse(url)),
});

export const website = (page: Site, text: ContentLookup): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(page, '/#website'),
  name: text('site.name'),
  alternateName: text('site.tagline'),
  url: absoluteUrl(page, '/'),
  inLanguage: language,
  publisher: { '@id': absoluteUrl(page, '/#organisation') },
});

const isoParts: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZoneName: 'longOffset' },
};

/** Example: 2026-03-12T09:00:00+08:00 */
export function isoLocalTime(instant: string, timeZone: string): string {
  const parts = cachedDateFormat('en-GB', zoneAt(timeZone, instant), isoParts).formatToParts(new Date(instant));
  const partValue = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const [year, month, day] = [partValue('year'), partValue('month'), partValue('day')];
  const offset = partValue('timeZoneName').replace('GMT', '').replace('−', '-') || '+00:00';
  return `${year}-${month}-${day}T${partValue('hour')}:${partValue('minute')}:${partValue('second')}${offset}`;
}

/** '1:02:03' becomes PT1H2M3S. */
export function isoDuration(duration: string | undefined): string | undefined {
  if (!duration || !/^\d+(:\d{1,2}){1,2}$/.test(duration)) return undefined;
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

export type PageDescription = {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage' | 'ProfilePage';
  contentType: string;
  breadcrumbs: Breadcrumb[];
  nodes?: JsonLdNode[];
  feeds?: ('research' | 'blog' | 'podcast' | 'conferences')[];
  /** The feed of this conference's changes, beside the feeds of the whole site. */
  ownFeed?: { title: string; path: string };
  citation?: [name: string, content: string][];
  language?: string | undefined;
  /** ISO 8601; only for pages whose content is dated. */
  lastUpdated?: string | undefined;
};

export type DescribePage = (
  page: PageContext,
  text: ContentLookup,
  ...pathParameters: string[]
) => PageDescription | undefined;

import type { GatewaySettings } from './read-settings.js';

/** The addresses of conf.d/site.conf; test/ holds both gateways to the same answers. */
export type Page = 'public' | 'staff' | 'conference' | 'session' | 'list' | 'episode';

const kilobyte = 1024;
export const bodyLimit = 256 * kilobyte;

export type ServiceRoute = {
  service: keyof GatewaySettings['services'];
  bodyLimit: number;
  /** Seconds that the service may take to answer. */
  patience: number;
  limitedAs?: 'sign-in';
};

const ordinary = { bodyLimit, patience: 10 };

// The first that fits is taken.
const serviceRoutes: [RegExp, ServiceRoute][] = [
  [/^\/api\/auth\/google(\/callback)?$/, { service: 'cms', ...ordinary, limitedAs: 'sign-in' }],
  [/^\/api\/cms\/(upload-image|team-members)$/, { service: 'cms', bodyLimit: 10_304 * kilobyte, patience: 60 }],
  [/^\/api\/cms\/upload-document$/, { service: 'cms', bodyLimit: 20_544 * kilobyte, patience: 60 }],
  [/^\/api\/(cms|auth)\//, { service: 'cms', ...ordinary }],
  [/^\/api\/(conferences|sessions|people|speakers|session-speakers)(\/|$)/, { service: 'conferences', ...ordinary }],
  [
    /^\/api\/(research-items|blog-posts|podcast-episodes|instagram-posts|feeds)(\/|$)/,
    { service: 'feeds', ...ordinary },
  ],
];

const pages: [RegExp, Page][] = [
  [/^\/(about|research|blog|podcasts|conferences|support|contact)?$/, 'public'],
  [/^\/admin(\/(login|content|hero-images|timeline|team|partners|testimonials|conferences|feeds|status))?$/, 'staff'],
  [/^\/admin\/conference-management(\/(create|speakers|[0-9a-f-]{36}\/(edit|sessions|partners|documents)))?$/, 'staff'],
  [/^\/conferences\/[^/]+$/, 'conference'],
  [/^\/conferences\/[^/]+\/sessions\/[0-9a-f-]{36}$/, 'session'],
  [/^\/conferences\/pages\/[1-9]\d{0,5}$/, 'list'],
  [/^\/podcasts\/[^/]+$/, 'episode'],
];

/** Whether it is a page's address but for the slash at its end. */
export const isPageWithSlash = (path: string) =>
  /[^/]\/+$/.test(path) && pageAt(path.replace(/\/+$/, '')) !== undefined;

/** The address without that slash and without its query, as it was written; none when it would lead to another site ("//…"). */
export const withoutSlash = (address: string) => /^(\/[^/\\?][^?]*[^/?])\/+(?:\?|$)/.exec(address)?.[1];

export type Question = { service: keyof GatewaySettings['services']; address: string };

/** What a service is asked before one of its pages is shown, by the page's address as it was written. */
export function questionBefore(page: Page, address: string): Question | undefined {
  const [, , slug = '', part = '', sessionId = ''] = address.split(/[/?]/);
  switch (page) {
    case 'conference':
      return { service: 'conferences', address: `/api/conferences/slug/${slug}` };
    case 'session':
      return { service: 'conferences', address: `/api/conferences/slug/${slug}/sessions/${sessionId}` };
    case 'list':
      return { service: 'conferences', address: `/api/conferences/pages/${part}` };
    case 'episode':
      return { service: 'feeds', address: `/api/podcast-episodes/slug/${slug}` };
    default:
      return undefined;
  }
}

/** The page of the conference, or of its session, that the service says has moved to this address of its own. */
export const pageMovedTo = (location = '') => {
  const place = /^\/api\/conferences\/slug\/([^/?#\\]+(\/sessions\/[0-9a-f-]{36})?)$/.exec(location)?.[1];
  return place ? `/conferences/${place}` : '/conferences';
};

/** What passes requests on reads a backslash as a slash, and so might end elsewhere: no address of a service has one. */
export const serviceRouteOf = (path: string) =>
  path.includes('\\') ? undefined : serviceRoutes.find(([pattern]) => pattern.test(path))?.[1];
export const pageAt = (path: string) => pages.find(([pattern]) => pattern.test(path))?.[1];

/** Only names and types that the upload makes. */
const uploaded = /^\/(images\/[a-z]+\/[\w-]+\.(webp|avif|jpg|png)|documents\/[0-9a-f]{64}\.pdf)$/;
export const isUploaded = (path: string) => uploaded.test(path);

/** What the publisher writes for others. */
const written =
  /^\/(sitemap(-\d+)?\.xml|robots\.txt|llms\.txt|feeds\/[a-z-]+\.xml|share\/((conferences|sessions|podcasts)\/)?[^/.]+\.jpg)$/;
export const isWritten = (path: string) => written.test(path);

/** Names that begin with a dot are not shown, except what standards put there. */
const hidden = /\/\.(?!well-known\/)/;
export const isHidden = (path: string) => hidden.test(path);

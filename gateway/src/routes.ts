import type { GatewaySettings } from './read-settings.js';

/** The addresses of conf.d/site.conf; test/ holds both gateways to the same answers. */
export type Page = 'public' | 'staff' | 'conference' | 'session';

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
  [/^\/(about|research|conferences|support|contact)?$/, 'public'],
  [/^\/admin(\/[a-z-]+)?$/, 'staff'],
  [/^\/admin\/conference-management\/(create|speakers|[0-9a-f-]{36}\/(edit|sessions|partners|documents))$/, 'staff'],
  [/^\/conferences\/[^/]+$/, 'conference'],
  [/^\/conferences\/[^/]+\/sessions\/[0-9a-f-]{36}$/, 'session'],
];

/** Whether it is a page's address but for the slash at its end. */
export const isPageWithSlash = (path: string) =>
  /[^/]\/+$/.test(path) && pageAt(path.replace(/\/+$/, '')) !== undefined;

/** The address without that slash and without its query, as it was written; none when it would lead to another site ("//…"). */
export const withoutSlash = (address: string) => /^(\/[^/\\?][^?]*[^/?])\/+(?:\?|$)/.exec(address)?.[1];

/** What the conferences service is asked before one of its pages is shown, by the page's address as it was written. */
export function questionBefore(page: Page, address: string): string | undefined {
  const [, , slug = '', , sessionId = ''] = address.split(/[/?]/);
  if (page === 'conference') return `/api/conferences/slug/${slug}`;
  return page === 'session' ? `/api/sessions/${sessionId}` : undefined;
}

/** The page of the conference that the service says has moved to this address of its own. */
export const pageMovedTo = (location = '') =>
  `/conferences/${/^\/api\/conferences\/slug\/([^/?#\\]+)$/.exec(location)?.[1] ?? ''}`.replace(/\/$/, '');

export const serviceRouteOf = (path: string) => serviceRoutes.find(([pattern]) => pattern.test(path))?.[1];
export const pageAt = (path: string) => pages.find(([pattern]) => pattern.test(path))?.[1];

/** Only names and types that the upload makes. */
const uploaded = /^\/(images\/[a-z]+\/[\w-]+\.(webp|avif|jpg|png)|documents\/[0-9a-f]{64}\.pdf)$/;
export const isUploaded = (path: string) => uploaded.test(path);

/** Names that begin with a dot are not shown, except what standards put there. */
const hidden = /\/\.(?!well-known\/)/;
export const isHidden = (path: string) => hidden.test(path);

import type { GatewaySettings } from './read-settings.js';

/** The addresses of conf.d/site.conf; test/ holds both gateways to the same answers. */
export type Page = 'public' | 'staff' | 'conference';

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
  [/^\/conferences\/[^/]+$/, 'conference'],
];

/** The page that is meant when its address is written with a slash at the end. */
export const meantBy = (path: string) => /^(\/(?:about|research|conferences|support|contact|admin))\/$/.exec(path)?.[1];

export const serviceRouteOf = (path: string) => serviceRoutes.find(([pattern]) => pattern.test(path))?.[1];
export const pageAt = (path: string) => pages.find(([pattern]) => pattern.test(path))?.[1];

/** Only names and types that the upload makes. */
const storedImage = /^\/images\/[a-z]+\/[\w-]+\.(webp|avif|jpg|png)$/;
export const isStoredImage = (path: string) => storedImage.test(path);

/** Names that begin with a dot are not shown, except what standards put there. */
const hidden = /\/\.(?!well-known\/)/;
export const isHidden = (path: string) => hidden.test(path);

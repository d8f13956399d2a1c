import type { Exchange } from './exchange.js';

/** What is answered decides over the policies, as in snippets/headers/, which gives the reasons. */
export type AnswerKind = 'page' | 'inert' | 'data' | 'unchanged';
export type Keep = 'forever' | 'day' | 'revalidate' | 'never' | 'service';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const pagePolicy = (mediaSources: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `media-src 'self' ${mediaSources}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site dompurify',
  ].join('; ');

const switchedOff =
  'accelerometer camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get screen-wake-lock usb xr-spatial-tracking';
const ours = 'autoplay fullscreen';
const permissions = [
  ...switchedOff.split(' ').map((feature) => `${feature}=()`),
  ...ours.split(' ').map((feature) => `${feature}=(self)`),
].sort();

const byKind: Record<AnswerKind, Record<string, string>> = {
  page: {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissions.join(', '),
  },
  inert: { 'Content-Security-Policy': "default-src 'none'; sandbox" },
  data: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  unchanged: {},
};

const cacheControl: Record<Exclude<Keep, 'service'>, string> = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidate: 'no-cache',
  never: 'no-store',
};

/** What every service's answer must not say, for it is said here. */
export const ownHeaders = [
  ...Object.keys({ ...always, ...byKind.page, ...byKind.data }),
  'X-Request-Id',
  'X-Powered-By',
  'Keep-Alive',
].map((name) => name.toLowerCase());

/** What is made to be shown elsewhere. */
const isShared = (path: string) => /^\/(share\/|favicon\.ico$|(icon-\d+|apple-touch-icon)\.png$)/.test(path);

export function setAnswerHeaders({ answer, path = '', mediaSources }: Exchange, kind: AnswerKind, keep: Keep) {
  const headers: Record<string, string> = { ...always, ...byKind[kind] };
  if (kind === 'page') headers['Content-Security-Policy'] = pagePolicy(mediaSources);
  if (keep !== 'service') headers['Cache-Control'] = cacheControl[keep];
  if (isShared(path)) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (/^\/(admin(\/|$)|api\/)/.test(path)) headers['X-Robots-Tag'] = 'noindex';
  answer.setHeaders(new Headers(headers));
}

// Keeps conferences that a visitor opened readable without network (infra/adr/frontend.md). Its scope is /conferences/, in each
// language, so it never sees another page, the staff area least of all.
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { createOfflinePage, offlineStyles } from './offline-page';
import { pageCache, publicResponses, savedPages } from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

const networkTimeoutSeconds = 3;
const daySeconds = 24 * 60 * 60;

// The names of files contain their hashes, so a saved page never gets files of another release. Files are kept longer than pages,
// and so many that the pages of several releases find theirs.
const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [savedPages, new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 60 * daySeconds })],
});
const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 500, maxAgeSeconds: 90 * daySeconds })],
});
const texts = new NetworkFirst({
  cacheName: 'conference-texts',
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [publicResponses, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 60 * daySeconds })],
});
const images = new CacheFirst({
  cacheName: 'images',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true })],
});
const styles = new NetworkFirst({ cacheName: 'offline-page', networkTimeoutSeconds });

const isPage = (request: Request): boolean =>
  request.mode === 'navigate' || (request.headers.get('Accept') ?? '').includes('text/html');

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    /^(\/[a-z]{2})?\/conferences\//.test(url.pathname) &&
    isPage(request) &&
    !url.searchParams.has('preview'),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'), images);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/conferences\/[^/]+\/(session-texts|documents|partners)$/.test(url.pathname),
  texts,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === offlineStyles, styles);
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? createOfflinePage(new URL(request.url).pathname) : Response.error(),
);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(styles.handleAll({ event, request: new Request(offlineStyles) })));
  // A page works with any version of this worker, so a new version need not wait until all pages are closed.
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

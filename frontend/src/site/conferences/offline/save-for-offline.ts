import { endpoints } from '@majlis/contracts/api/endpoints';
import { pathPrefix } from '#messages/language';
import { inLanguage } from '../../../api/query';
import { loadAllParts } from '../../../ui/page/lazy-part';

const workerUrl = '/service-worker.js';
const scope = `${pathPrefix}/conferences/`;

const rules = {
  createScriptURL: (url: string) => {
    if (url !== workerUrl) throw new TypeError(`${url} is not the service worker`);
    return url;
  },
};
const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;

/**
 * Keeps the current page of a conference readable without network: what visitors see of it, its files and its pictures.
 * The service worker handles the message with workbox-routing's listener.
 */
export async function saveForOffline(conferenceId: string | undefined): Promise<void> {
  // A kept page can show all of these parts, so the worker keeps their code with the other files.
  await Promise.all([import('../../../api/prerendered-data'), loadAllParts()]);
  const options = { scope, updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register(policy.createScriptURL(workerUrl), options);
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  const asVisitor = { credentials: 'omit' } as const;
  const page = [window.location.pathname, { ...asVisitor, headers: { Accept: 'text/html' } }];
  const reads = [endpoints.sessionTexts, endpoints.documents, endpoints.conferencePartners];
  const texts = conferenceId ? reads.map((read) => [inLanguage(read(conferenceId).path), asVisitor]) : [];
  if (!worker) return;
  // The page comes last, so that no copy lacks its files.
  await save(worker, loadedFiles());
  await save(worker, texts);
  await save(worker, [page]);
}

function save(worker: ServiceWorker, urlsToCache: unknown[]): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  });
}

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|images)\//.test(pathname))
    .map(({ href }) => href);
}

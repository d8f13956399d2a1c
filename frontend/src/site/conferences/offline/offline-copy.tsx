import { endpoints } from '@majlis/contracts/api/endpoints';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction, pathPrefix } from '#messages/language';
import { inLanguage } from '../../../api/query';
import { loadAllParts } from '../../../ui/page/lazy-part';
import { formatDay, formatTime } from '../../../ui/time/dates';
import * as styles from './offline-copy.module.scss';

/** The delay lets the page's own requests go first, also in browsers without requestIdleCallback. */
const saveDelayMs = 3_000;

/** The texts of all sessions are kept together with the page of their conference. */
export type OfflineCopyProps = { conferenceId?: string };

/** Saves the page for reading without network, and shows a notice when the open page is such a copy. */
export function OfflineCopy({ conferenceId }: OfflineCopyProps) {
  const { pathname } = useLocation();
  const savedAt = useSyncExternalStore(subscribe, () => document.documentElement.dataset.savedAt, noCopy);
  useEffect(() => {
    const isPreview = window.location.search.includes('preview=');
    if (isPreview || !('serviceWorker' in navigator)) return;
    // An error is ignored, because the page works without a copy.
    const timer = setTimeout(() => void saveForOffline(conferenceId).catch(() => undefined), saveDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, conferenceId]);

  return (
    <div role="status" dir={direction}>
      {savedAt && (
        <div className={`floating-notice ${styles.notice} screen-only`}>
          <p>{rich('offline.savedPage', { time: () => <time dateTime={savedAt}>{formatSavedTime(savedAt)}</time> })}</p>
          <button type="button" className="btn btn-outline-primary" onClick={() => window.location.reload()}>
            {t('ui.tryAgain')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Hydration must render what was prerendered, which shows no notice. */
const noCopy = () => undefined;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-saved-at'] });
  return () => observer.disconnect();
}

/** Formats the time in the visitor's time zone, with the day unless it was today. */
function formatSavedTime(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = formatDay(instant, timeZone);
  const time = formatTime(instant, timeZone);
  return day === formatDay(new Date().toISOString(), timeZone) ? time : t('time.dayAndTime', { day, time });
}

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
async function saveForOffline(conferenceId: string | undefined): Promise<void> {
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

const save = (worker: ServiceWorker, urlsToCache: unknown[]): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, [port2]);
  });

function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/(assets|images)\//.test(pathname))
    .map(({ href }) => href);
}

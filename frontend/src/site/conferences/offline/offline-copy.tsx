import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { formatDay, formatTime } from '../../../ui/time/dates';
import * as styles from './offline-copy.module.scss';
import { saveForOffline } from './save-for-offline';

/** After the page's own requests, even where there is no requestIdleCallback. */
const saveDelayMs = 3_000;

/** The texts of all sessions are kept together with the page of their conference. */
export type OfflineCopyProps = { conferenceId?: string };

/** Keeps the page for reading without network, and says when such a copy is shown. */
export function OfflineCopy({ conferenceId }: OfflineCopyProps) {
  const { pathname } = useLocation();
  const savedAt = useSyncExternalStore(subscribe, () => document.documentElement.dataset.savedAt, noCopy);
  useEffect(() => {
    const isPreview = window.location.search.includes('preview=');
    if (isPreview || !('serviceWorker' in navigator)) return;
    // Without a copy the page is as useful as before.
    const timer = setTimeout(() => void saveForOffline(conferenceId).catch(() => undefined), saveDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, conferenceId]);

  return (
    <div role="status" dir={direction}>
      {savedAt && (
        <div className={styles.notice}>
          <p>{rich('offline.savedPage', { time: () => <time dateTime={savedAt}>{formatSavedTime(savedAt)}</time> })}</p>
          <button type="button" className="btn btn-outline-primary" onClick={() => window.location.reload()}>
            {t('offline.tryAgain')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Hydration begins as the page was prerendered. */
const noCopy = () => undefined;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-saved-at'] });
  return () => observer.disconnect();
}

/** With the day unless it was today, in the visitor's own time zone. */
function formatSavedTime(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = formatDay(instant, timeZone);
  const time = formatTime(instant, timeZone);
  return day === formatDay(new Date().toISOString(), timeZone) ? time : t('time.dayAndTime', { day, time });
}

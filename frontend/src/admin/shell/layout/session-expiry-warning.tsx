import { writePaths } from '@majlis/contracts/api/endpoints';
import type { SessionStatus } from '@majlis/contracts/staff/session-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { DialogNoticeContext } from '../../../ui/dialog/dialog-notice';
import { formatLocalTime } from '../../../ui/time/format-local-time';
import { sendWrite } from '../api/write';
import { Icon, SmallButton } from '../buttons';
import { sessionQuery, useAuth } from '../sign-in/auth';
import * as styles from './session-expiry-warning.module.scss';

/** Warns before the session ends, above the children and in their dialogs. While the user is active it is refreshed silently. */
export function SessionExpiryWarning({ children }: { children: ReactNode }) {
  const { expiresAt } = useAuth();
  const { warning, extendSession, isPending } = useSessionRefresh(expiresAt);
  const notice = warning !== 'none' && expiresAt && (
    <div className={styles.warning}>
      <Icon name="attention" />
      <p>
        {t(warning === 'final' ? 'layout.sessionEndsForGood' : 'layout.sessionEndsAt', {
          time: formatLocalTime(expiresAt),
        })}
      </p>
      {warning === 'ending' && (
        <SmallButton isPrimary label={t('layout.staySignedIn')} disabled={isPending} onClick={extendSession} />
      )}
    </div>
  );
  return (
    <DialogNoticeContext
      value={
        notice && (
          <div role="alert" className={styles.inDialog}>
            {notice}
          </div>
        )
      }
    >
      <div role="alert" className={styles.onPage}>
        {notice}
      </div>
      {children}
    </DialogNoticeContext>
  );
}

const checkIntervalMs = 5000;
const activityEvents = ['pointerdown', 'keydown'];

type SessionWarningLevel = 'none' | 'ending' | 'final';

/** Refreshes the session while the user is active, and warns if it is about to end anyway. */
function useSessionRefresh(expiresAt: string | null) {
  const cache = useQueryClient();
  const lastActive = useRef(0);
  const state = useRef<RefreshState>(idleState);
  const [warning, setWarning] = useState<SessionWarningLevel>('none');

  const { mutate: refresh, isPending } = useMutation({
    mutationFn: () => sendWrite<SessionStatus>('POST', writePaths.refreshSession),
    onSuccess: ({ result: session }) => {
      state.current = stateAfterAttempt(state.current, Date.now(), { before: expiresAt, after: session.expiresAt });
      cache.setQueryData(sessionQuery.queryKey, session);
      setWarning(state.current.isFinal ? 'final' : 'none');
    },
    onError: () => {
      state.current = stateAfterAttempt(state.current, Date.now(), 'failed');
      setWarning('ending');
    },
  });

  useEffect(() => {
    if (!expiresAt) return;
    // Opening the page and refreshing its session count as activity.
    lastActive.current = Date.now();
    const tick = () => {
      const action = nextAction(state.current, { now: Date.now(), expiresAt, lastActive: lastActive.current });
      // Prevents further requests while one is in flight.
      if (action === 'refresh' || action === 'verify')
        state.current = { ...state.current, notBefore: Date.now() + firstRetryMs };
      if (action === 'refresh') refresh();
      if (action === 'verify') void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (action === 'wait') setWarning('none');
      if (action === 'warn') setWarning(state.current.isFinal ? 'final' : 'ending');
    };
    const recordActivity = () => {
      lastActive.current = Date.now();
    };
    const timer = setInterval(tick, checkIntervalMs);
    for (const event of activityEvents) window.addEventListener(event, recordActivity);
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) window.removeEventListener(event, recordActivity);
    };
  }, [cache, expiresAt, refresh]);

  return { warning, extendSession: () => refresh(), isPending };
}

const refreshAheadMs = 5 * 60_000;
const firstRetryMs = 30_000;
const maxRetryMs = 16 * 60_000;

type RefreshState = {
  failures: number;
  /** No request is sent before this time, in milliseconds. */
  notBefore: number;
  /** A session that has reached its maximum age cannot be extended. */
  isFinal: boolean;
};

export const idleState: RefreshState = { failures: 0, notBefore: 0, isFinal: false };

type RefreshClock = { now: number; expiresAt: string; lastActive: number };

/** Decides what to do about the session now; 'verify' asks the server whether it has ended. */
export function nextAction(
  state: RefreshState,
  { now, expiresAt, lastActive }: RefreshClock,
): 'wait' | 'refresh' | 'warn' | 'verify' {
  const leftMs = Date.parse(expiresAt) - now;
  if (leftMs > refreshAheadMs) return 'wait';
  if (leftMs <= 0) return now >= state.notBefore ? 'verify' : 'wait';
  const isActive = now - lastActive < refreshAheadMs;
  return isActive && !state.isFinal && now >= state.notBefore ? 'refresh' : 'warn';
}

export const retryDelay = (failures: number) => Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs);

/** An attempt either failed or moved the end of the session from `before` to `after`. */
export function stateAfterAttempt(
  { failures }: RefreshState,
  now: number,
  result: 'failed' | { before: string | null; after: string | null },
): RefreshState {
  if (result === 'failed') return { failures: failures + 1, notBefore: now + retryDelay(failures + 1), isFinal: false };
  const gainedMs = Date.parse(result.after ?? '') - Date.parse(result.before ?? '');
  return { failures: 0, notBefore: now + firstRetryMs, isFinal: gainedMs < 1000 };
}

import { writePaths } from '@majlis/contracts/endpoints';
import type { SessionStatus } from '@majlis/contracts/session-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendWrite } from '../api/write';
import { sessionQuery } from './auth';
import { idleState, markInFlight, nextAction, type RefreshState, stateAfterAttempt } from './session-refresh-policy';

const checkIntervalMs = 5000;
const activityEvents = ['pointerdown', 'keydown'];

export type SessionWarningLevel = 'none' | 'ending' | 'final';

/** Refreshes the session while the user is active, and warns if it is about to end anyway. */
export function useSessionRefresh(expiresAt: string | null) {
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
      if (action === 'refresh' || action === 'verify') state.current = markInFlight(state.current, Date.now());
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

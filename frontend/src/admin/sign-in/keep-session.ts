import { writes } from '@majlis/contracts/endpoints';
import type { SessionStatus } from '@majlis/contracts/session-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { write } from '../../api/write';
import { sessionQuery } from './auth';
import { afterAttempt, begun, dueStep, type KeepState, rested } from './refresh-plan';

const tickMs = 5000;
const activity = ['pointerdown', 'keydown'];

export type SessionWarning = 'none' | 'ending' | 'final';

/** Refreshes the session while the person is active; warns when it is about to end all the same. */
export function useKeepSession(expiresAt: string | null) {
  const cache = useQueryClient();
  const lastActive = useRef(0);
  const state = useRef<KeepState>(rested);
  const [warning, setWarning] = useState<SessionWarning>('none');

  const { mutate: refresh, isPending } = useMutation({
    mutationFn: () => write<SessionStatus>('POST', writes.refreshSession),
    onSuccess: (session) => {
      state.current = afterAttempt(state.current, Date.now(), { before: expiresAt, after: session.expiresAt });
      cache.setQueryData(sessionQuery.queryKey, session);
      setWarning(state.current.isFinal ? 'final' : 'none');
    },
    onError: () => {
      state.current = afterAttempt(state.current, Date.now(), 'failed');
      setWarning('ending');
    },
  });

  useEffect(() => {
    if (!expiresAt) return;
    // The page was just opened or its session refreshed: somebody is there.
    lastActive.current = Date.now();
    const tick = () => {
      const step = dueStep(state.current, { now: Date.now(), expiresAt, lastActive: lastActive.current });
      if (step === 'refresh' || step === 'ask') state.current = begun(state.current, Date.now());
      if (step === 'refresh') refresh();
      if (step === 'ask') void cache.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (step === 'rest') setWarning('none');
      if (step === 'warn') setWarning(state.current.isFinal ? 'final' : 'ending');
    };
    const noteActivity = () => {
      lastActive.current = Date.now();
    };
    const timer = setInterval(tick, tickMs);
    for (const event of activity) window.addEventListener(event, noteActivity);
    return () => {
      clearInterval(timer);
      for (const event of activity) window.removeEventListener(event, noteActivity);
    };
  }, [cache, expiresAt, refresh]);

  return { warning, stay: () => refresh(), isPending };
}

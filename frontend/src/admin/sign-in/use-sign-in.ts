import { writePaths } from '@majlis/contracts/endpoints';
import type { SignInOutcome } from '@majlis/contracts/session-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { useToast } from '../toast/toast';
import { sessionQuery } from './auth';
import { listenForOutcome } from './outcome';
import { onWindowClosed, openSignInWindow } from './sign-in-window';

export function useSignIn() {
  const cache = useQueryClient();
  const toast = useToast();
  const [popup, setPopup] = useState<Window | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const isBusy = popup !== null;
  // The outcome arrives twice, by message and by channel.
  const isOpen = useRef(false);

  const handleOutcome = useCallback(
    async (outcome: SignInOutcome['type']) => {
      const wasOpen = isOpen.current;
      isOpen.current = false;
      if (outcome === 'signed-in') {
        const session = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
        if (!session?.isAuthorized && wasOpen) toast(t('signIn.signInFailed'), { tone: 'destructive' });
      } else if (wasOpen) {
        if (outcome === 'cancelled') setNote(t('signIn.signInCancelled'));
        else toast(outcome === 'denied' ? t('layout.accessDenied') : t('signIn.signInFailed'), { tone: 'destructive' });
      }
      setPopup(null);
    },
    [cache, toast],
  );

  useEffect(() => listenForOutcome((outcome) => void handleOutcome(outcome)), [handleOutcome]);

  useEffect(() => {
    if (!popup) return;
    return onWindowClosed(popup, () => {
      if (isOpen.current) setNote(t('signIn.windowClosed'));
      setPopup(null);
    });
  }, [popup]);

  const start = useCallback(() => {
    setNote(null);
    isOpen.current = true;
    const opened = openSignInWindow(`${writePaths.signIn}?popup=1`);
    if (opened) setPopup(opened);
    else window.location.assign(writePaths.signIn);
  }, []);

  /** Handles an outcome from the URL, after signing in without a popup. */
  const handleRedirectOutcome = useCallback(
    (outcome: SignInOutcome['type']) => {
      isOpen.current = true;
      void handleOutcome(outcome);
    },
    [handleOutcome],
  );

  return { isBusy, note, start, handleRedirectOutcome };
}

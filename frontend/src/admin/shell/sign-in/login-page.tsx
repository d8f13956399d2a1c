import { writePaths } from '@majlis/contracts/api/endpoints';
import { type SignInOutcome, signInChannel } from '@majlis/contracts/staff/session-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { PageMeta } from '../../../seo/page-meta';
import { Girih } from '../../../ui/picture/girih';
import { useContent } from '../../../ui/text/content';
import { StaffLanguageSwitch } from '../staff-language-switch';
import { useToast } from '../toast';
import { type SignOutReason, sessionQuery, useAuth } from './auth';
import * as styles from './login.module.scss';

export function LoginPage() {
  const [search] = useSearchParams();
  const outcome = parseOutcome(search.get('outcome'));
  return (
    <main className={styles.login}>
      <PageMeta title={t('signIn.loginTitle')} noindex />
      <Girih className={styles.pattern} />
      {outcome && search.get('popup') === '1' ? (
        <SignInReport outcome={outcome} />
      ) : (
        <div className={styles.content}>
          <SignInCard />
          <StaffLanguageSwitch />
        </div>
      )}
    </main>
  );
}

const signOutNotes: Partial<Record<SignOutReason, string>> = {
  expired: t('signIn.sessionEnded'),
  denied: t('signIn.accessDenied'),
};

function SignInCard() {
  const { isAuthorized, signOutReason } = useAuth();
  const { isBusy, note, start } = useRedirectSignIn();
  const { state } = useLocation();
  const { text } = useContent();
  if (isAuthorized) return <Navigate to={returnPathIn(state) ?? '/admin'} replace />;
  return (
    <div className={styles.card}>
      <p className={styles.brand}>
        <img src="/logo.svg" alt="" width={56} height={56} />
        {text('site.name')}
      </p>
      <h1 className={styles.title}>{t('signIn.loginTitle')}</h1>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      <p role="status" className={styles.note}>
        {note ?? (signOutReason && signOutNotes[signOutReason])}
      </p>
      <button type="button" className={`btn btn-primary ${styles.button}`} disabled={isBusy} onClick={start}>
        {isBusy ? t('signIn.signingIn') : t('signIn.signInWithGoogle')}
      </button>
      <Link to="/" className={styles.back}>
        {t('signIn.backToWebsite')}
      </Link>
    </div>
  );
}

/** Without a popup the outcome arrives in the URL; it is handled once and then removed. */
function useRedirectSignIn() {
  const [search, setSearch] = useSearchParams();
  const signIn = useSignIn();
  const { handleRedirectOutcome } = signIn;
  const outcome = parseOutcome(search.get('outcome'));
  useEffect(() => {
    if (!outcome) return;
    handleRedirectOutcome(outcome);
    setSearch({}, { replace: true });
  }, [outcome, handleRedirectOutcome, setSearch]);
  return signIn;
}

function returnPathIn(state: unknown): string | undefined {
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  return hasFrom ? String(state.from) : undefined;
}

function SignInReport({ outcome }: { outcome: SignInOutcome['type'] }) {
  useEffect(() => {
    reportOutcome(outcome);
    window.close();
  }, [outcome]);
  return (
    <div className={styles.card}>
      <p className={styles.lead}>{t('signIn.canCloseWindow')}</p>
    </div>
  );
}

function useSignIn() {
  const cache = useQueryClient();
  const toast = useToast();
  const [popup, setPopup] = useState<Window | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const isBusy = popup !== null;
  // The outcome arrives twice, by message and by channel, but staff must be told once.
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

type Outcome = SignInOutcome['type'];

const outcomes: readonly unknown[] = ['signed-in', 'denied', 'cancelled', 'error'] satisfies Outcome[];

const parseOutcome = (value: unknown): Outcome | undefined =>
  outcomes.includes(value) ? (value as Outcome) : undefined;

/** Reports the outcome to the opener. The channel also works when the browser has severed `window.opener`. */
function reportOutcome(type: Outcome): void {
  const message: SignInOutcome = { type };
  if (window.opener instanceof Object) (window.opener as Window).postMessage(message, window.location.origin);
  const channel = new BroadcastChannel(signInChannel);
  channel.postMessage(message);
  channel.close();
}

/** Listens for outcomes from our own origin; returns the function that stops listening. */
function listenForOutcome(onOutcome: (outcome: Outcome) => void): () => void {
  const receive = ({ origin, data }: MessageEvent<unknown>) => {
    const isMessage = typeof data === 'object' && data !== null && 'type' in data;
    const outcome = isMessage ? parseOutcome(data.type) : undefined;
    if (outcome && origin === window.location.origin) onOutcome(outcome);
  };
  const channel = new BroadcastChannel(signInChannel);
  channel.addEventListener('message', receive);
  window.addEventListener('message', receive);
  return () => {
    channel.close();
    window.removeEventListener('message', receive);
  };
}

const width = 500;
const height = 600;

/** Opens the sign-in page in a centered popup; null if the browser blocks it. */
function openSignInWindow(url: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open(url, 'majlis-sign-in', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

const pollMs = 500;
/** The outcome may still arrive for this long after the window has closed. */
export const closedGraceMs = 8000;

/** Calls back once the window is closed and the grace period is over; returns the function that stops polling. */
export function onWindowClosed(popup: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const poll = setInterval(() => {
    if (popup.closed) grace ??= setTimeout(onClosed, closedGraceMs);
  }, pollMs);
  return () => {
    clearInterval(poll);
    clearTimeout(grace);
  };
}

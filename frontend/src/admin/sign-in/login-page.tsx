import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { Girih } from '../../ui/picture/girih';
import { useContent } from '../../ui/text/use-content';
import { type SignOutReason, useAuth } from './auth';
import * as styles from './login.module.scss';
import { parseOutcome } from './outcome';
import { SignInReport } from './sign-in-report';
import { useSignIn } from './use-sign-in';

export function LoginPage() {
  const [search] = useSearchParams();
  const outcome = parseOutcome(search.get('outcome'));
  return (
    <main className={styles.login}>
      <PageMeta title="CMS Admin Login" noindex />
      <Girih className={styles.pattern} />
      {outcome && search.get('popup') === '1' ? <SignInReport outcome={outcome} /> : <SignInCard />}
    </main>
  );
}

const signOutNotes: Partial<Record<SignOutReason, string>> = {
  expired: 'Your session has ended. Sign in again to continue. What you typed was kept.',
  denied: 'Your account no longer has access. Ask the person who runs this site. What you typed was kept.',
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
      <h1 className={styles.title}>CMS Admin Login</h1>
      <p className={styles.lead}>Sign in to manage your website content</p>
      <p role="status" className={styles.note}>
        {note ?? (signOutReason && signOutNotes[signOutReason])}
      </p>
      <button type="button" className={`btn btn-primary ${styles.button}`} disabled={isBusy} onClick={start}>
        {isBusy ? 'Signing in...' : 'Sign in with Google'}
      </button>
      <Link to="/" className={styles.back}>
        Back to the website
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

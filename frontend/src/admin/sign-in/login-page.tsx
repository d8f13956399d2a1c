import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { PageMeta } from '../../seo/page-meta';
import { Girih } from '../../ui/picture/girih';
import { useContent } from '../../ui/text/use-content';
import { StaffLanguageSwitch } from '../layout/staff-language-switch';
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

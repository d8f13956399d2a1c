import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useFocusOnPage } from '../../ui/use-focus-on-page';
import { sessionQuery, useAuth } from '../sign-in/auth';
import { AdminHeader } from './admin-header';
import { SectionPending } from './section-pending';
import { SessionWarning } from './session-warning';
import { SideMenu } from './side-menu';

/** Lets only authorised staff in and draws header and menu around the section. */
export function AdminFrame() {
  const { loading, isAuthorized, isUnreachable, ending } = useAuth();
  const { pathname } = useLocation();
  if (loading) return <SectionPending />;
  if (isUnreachable) return <SessionUnreachable />;
  const from = ending === 'expired' ? { from: pathname } : null;
  return isAuthorized ? <SignedInFrame /> : <Navigate to="/admin/login" replace state={from} />;
}

function SignedInFrame() {
  const main = useFocusOnPage();
  return (
    <div className="frame">
      <a className="skip-link" href="#section">
        Skip to content
      </a>
      <AdminHeader />
      <nav className="frame-side" aria-label="Sections">
        <SideMenu />
      </nav>
      <main id="section" ref={main} tabIndex={-1} className="frame-main">
        <SessionWarning />
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}

function SessionUnreachable() {
  const cache = useQueryClient();
  return (
    <div role="alert" className="dashboard-pending">
      <h1>The staff area cannot be reached</h1>
      <p>The server did not answer. Check your connection; if it works, the site may be restarting.</p>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void cache.refetchQueries({ queryKey: sessionQuery.queryKey })}
      >
        Try again
      </button>
    </div>
  );
}

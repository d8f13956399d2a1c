import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sessionQuery, useAuth } from '../sign-in/auth';

/** Draws `pending` while the session is read, and the children for authorised staff; all others are led to sign in. */
export function StaffOnly({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  const { isLoading: loading, isAuthorized, isUnreachable, signOutReason: ending } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return pending;
  if (isUnreachable) return <SessionUnreachable />;
  // Whoever left, or was shown out, begins anew.
  const from = ending === 'expired' || ending === null ? { from: pathname + search } : null;
  return isAuthorized ? children : <Navigate to="/admin/login" replace state={from} />;
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

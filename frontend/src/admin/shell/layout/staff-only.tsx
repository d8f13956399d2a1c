import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { sessionQuery, useAuth } from '../auth';

/** Redirects everyone but authorized staff to the login page. */
export function StaffOnly({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  const { isLoading, isAuthorized, isUnreachable, signOutReason } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading) return pending;
  if (isUnreachable) return <SessionUnreachable />;
  // After a logout or a denial the next sign-in starts at the dashboard, not at the last page.
  const from = signOutReason === 'expired' || signOutReason === null ? { from: pathname + search } : null;
  return isAuthorized ? children : <Navigate to="/admin/login" replace state={from} />;
}

function SessionUnreachable() {
  const cache = useQueryClient();
  return (
    <div role="alert" className="staff-area-message">
      <h1>{t('layout.notReachable')}</h1>
      <p>{t('layout.serverDidNotRespond')}</p>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void cache.refetchQueries({ queryKey: sessionQuery.queryKey })}
      >
        {t('common.tryAgain')}
      </button>
    </div>
  );
}

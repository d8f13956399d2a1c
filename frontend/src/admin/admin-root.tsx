import '../styles/admin/admin.scss';
import { Outlet } from 'react-router-dom';
import { useGuardedLinks } from './fields/form/use-unsaved-changes-prompt';
import { HistoryProvider } from './rows/history/show-history';
import { PresenceProvider } from './rows/presence/presence';
import { ConfirmProvider } from './shell/confirm';
import { AuthProvider } from './shell/sign-in/auth';
import { ToastProvider } from './shell/toast';

export function AdminRoot() {
  useGuardedLinks();
  return (
    <div className="admin">
      <ToastProvider>
        <ConfirmProvider>
          <AuthProvider>
            <PresenceProvider>
              <HistoryProvider>
                <Outlet />
              </HistoryProvider>
            </PresenceProvider>
          </AuthProvider>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

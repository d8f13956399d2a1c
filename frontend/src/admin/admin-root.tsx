import '../styles/admin/admin.scss';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from './dialog/confirm';
import { useGuardedLinks } from './form/use-unsaved-changes-prompt';
import { HistoryProvider } from './history/history-provider';
import { PresenceProvider } from './presence/presence';
import { AuthProvider } from './sign-in/auth-provider';
import { ToastProvider } from './toast/toast';

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

import '../styles/admin/admin.scss';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialog/confirm-provider';
import { ToastProvider } from '../ui/toast/toast';
import { HistoryProvider } from './history/history-provider';
import { PresenceProvider } from './presence/presence-provider';
import { AuthProvider } from './sign-in/auth-provider';
import { WritingClientProvider } from './writing-client-provider';

export function AdminRoot() {
  return (
    <div className="admin">
      <WritingClientProvider>
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
      </WritingClientProvider>
    </div>
  );
}

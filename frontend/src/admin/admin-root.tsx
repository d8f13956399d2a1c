import '../styles/admin/admin.scss';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialog/confirm-provider';
import { ToastProvider } from '../ui/toast/toast';
import { HistoryProvider } from './history/history-provider';
import { AuthProvider } from './sign-in/auth-provider';

export function AdminRoot() {
  return (
    <div className="admin">
      <ToastProvider>
        <ConfirmProvider>
          <AuthProvider>
            <HistoryProvider>
              <Outlet />
            </HistoryProvider>
          </AuthProvider>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

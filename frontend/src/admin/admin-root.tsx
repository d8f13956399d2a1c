import '../styles/admin/admin.scss';
import { Outlet } from 'react-router-dom';
import { ConfirmProvider } from '../ui/dialog/confirm-provider';
import { ToastProvider } from '../ui/toast/toast';
import { AuthProvider } from './sign-in/auth-provider';

export function AdminRoot() {
  return (
    <div className="admin">
      <ToastProvider>
        <ConfirmProvider>
          <AuthProvider>
            <Outlet />
          </AuthProvider>
        </ConfirmProvider>
      </ToastProvider>
    </div>
  );
}

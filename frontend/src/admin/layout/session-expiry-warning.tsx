import { formatLocalTime } from '../../ui/time/format-local-time';
import { Icon } from '../icon';
import { useAuth } from '../sign-in/auth';
import { useSessionRefresh } from '../sign-in/use-session-refresh';
import * as styles from './layout.module.scss';

/** Warns before the session ends. While the user is active it is refreshed silently. */
export function SessionExpiryWarning() {
  const { expiresAt } = useAuth();
  const { warning, extendSession, isPending } = useSessionRefresh(expiresAt);
  return (
    <div role="alert">
      {warning !== 'none' && expiresAt && (
        <div className={styles.warning}>
          <Icon name="attention" />
          <p>
            Your session ends at {formatLocalTime(expiresAt)}.{' '}
            {warning === 'final' ? 'It cannot be extended: save your work and sign in again.' : 'Save your work.'}
          </p>
          {warning === 'ending' && (
            <button type="button" className="btn btn-primary btn-sm" disabled={isPending} onClick={extendSession}>
              Stay signed in
            </button>
          )}
        </div>
      )}
    </div>
  );
}

import { clockTime } from '../../ui/time/when';
import { Icon } from '../icon';
import { useAuth } from '../sign-in/auth';
import { useKeepSession } from '../sign-in/keep-session';
import * as styles from './frame.module.scss';

/** Says that the session is about to end. While somebody works it is refreshed without a word. */
export function SessionWarning() {
  const { expiresAt } = useAuth();
  const { warning, stay, isPending } = useKeepSession(expiresAt);
  return (
    <div role="alert">
      {warning !== 'none' && expiresAt && (
        <div className={styles.warning}>
          <Icon name="attention" />
          <p>
            Your session ends at {clockTime(expiresAt)}.{' '}
            {warning === 'final' ? 'It cannot be extended: save your work and sign in again.' : 'Save your work.'}
          </p>
          {warning === 'ending' && (
            <button type="button" className="btn btn-primary btn-sm" disabled={isPending} onClick={stay}>
              Stay signed in
            </button>
          )}
        </div>
      )}
    </div>
  );
}
